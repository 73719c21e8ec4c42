/* mutter-picture.c - what a mutter shows, a single picture of a stream that it sends through PipeWire
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "mutter-picture.h"

#include <pipewire/pipewire.h>
#include <spa/param/video/format-utils.h>
#include <string.h>

#define LOOK_MS 2000
#define STEP_MS 10
#define SIZE_MAX_PIXELS 8192
#define PARAMS_BYTES 1024

struct _MutterEye
{
  Mutter             *mutter; /* not owned */
  struct pw_main_loop *loop;
  struct pw_context  *context;
  struct pw_core     *core;
};

/* Look: one stream, until it has brought a picture. */
typedef struct
{
  MutterEye        *eye;
  guint32           node;   /* of mutter; 0 is not known yet */
  struct pw_stream *stream;
  struct pw_proxy  *link;
  int               width;
  int               height;
  cairo_surface_t  *picture;
} Look;

/**
 * mutter_eye_new:
 * @socket: of the PipeWire that @mutter sends its pictures through
 *
 * Returns: (transfer full) (nullable): NULL with @error set where there is no such PipeWire
 */
MutterEye *
mutter_eye_new (Mutter *mutter, const char *socket, GError **error)
{
  MutterEye *self = g_new0 (MutterEye, 1);

  pw_init (NULL, NULL);
  self->mutter = mutter;
  self->loop = pw_main_loop_new (NULL);
  self->context = pw_context_new (pw_main_loop_get_loop (self->loop), NULL, 0);
  self->core = pw_context_connect (self->context, pw_properties_new (PW_KEY_REMOTE_NAME, socket, NULL), 0);
  if (self->core != NULL)
    return self;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_CONNECTED, "PipeWire does not start");
  mutter_eye_free (self);
  return NULL;
}

void
mutter_eye_free (MutterEye *self)
{
  if (self->core != NULL)
    pw_core_disconnect (self->core);
  pw_context_destroy (self->context);
  pw_main_loop_destroy (self->loop);
  pw_deinit ();
  g_free (self);
}

static void
added_cb (GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *signal,
          GVariant *arguments, gpointer look)
{
  g_variant_get (arguments, "(u)", &((Look *) look)->node);
}

/* mutter sends a picture in 32 bits a pixel: blue, green, red, and one that is of no use. */
static void
take_picture (Look *look, const struct spa_data *data)
{
  const unsigned char *from = SPA_PTROFF (data->data, data->chunk->offset, const unsigned char);
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, look->width, look->height);

  for (int y = 0; y < look->height; y++)
    memcpy (cairo_image_surface_get_data (picture) + y * cairo_image_surface_get_stride (picture),
            from + y * data->chunk->stride, look->width * 4);
  cairo_surface_mark_dirty (picture);
  g_clear_pointer (&look->picture, cairo_surface_destroy);
  look->picture = picture;
}

static void
process_cb (void *data)
{
  Look *look = data;
  struct pw_buffer *buffer;

  while ((buffer = pw_stream_dequeue_buffer (look->stream)) != NULL)
    {
      const struct spa_data *first = &buffer->buffer->datas[0];

      if (first->data != NULL && first->chunk->size > 0 && look->width > 0)
        take_picture (look, first);
      pw_stream_queue_buffer (look->stream, buffer);
    }
}

static void
param_changed_cb (void *data, uint32_t id, const struct spa_pod *param)
{
  Look *look = data;
  struct spa_video_info_raw info;

  if (param == NULL || id != SPA_PARAM_Format || spa_format_video_raw_parse (param, &info) < 0)
    return;
  look->width = info.size.width;
  look->height = info.size.height;
}

/* Nobody else links streams where there is no desktop. */
static void
state_changed_cb (void *data, enum pw_stream_state old, enum pw_stream_state state, const char *error)
{
  Look *look = data;
  g_autofree char *from = g_strdup_printf ("%u", look->node);
  g_autofree char *to = NULL;
  struct pw_properties *properties;

  if (state != PW_STREAM_STATE_PAUSED || look->link != NULL)
    return;
  to = g_strdup_printf ("%u", pw_stream_get_node_id (look->stream));
  properties = pw_properties_new (PW_KEY_LINK_OUTPUT_NODE, from, PW_KEY_LINK_INPUT_NODE, to, NULL);
  look->link = pw_core_create_object (look->eye->core, "link-factory", PW_TYPE_INTERFACE_Link, PW_VERSION_LINK,
                                      &properties->dict, 0);
  pw_properties_free (properties);
}

static const struct pw_stream_events events = {
  PW_VERSION_STREAM_EVENTS,
  .state_changed = state_changed_cb,
  .param_changed = param_changed_cb,
  .process = process_cb,
};

static const struct spa_pod *
build_format (struct spa_pod_builder *builder)
{
  return spa_pod_builder_add_object (
    builder, SPA_TYPE_OBJECT_Format, SPA_PARAM_EnumFormat, SPA_FORMAT_mediaType, SPA_POD_Id (SPA_MEDIA_TYPE_video),
    SPA_FORMAT_mediaSubtype, SPA_POD_Id (SPA_MEDIA_SUBTYPE_raw), SPA_FORMAT_VIDEO_format,
    SPA_POD_CHOICE_ENUM_Id (3, SPA_VIDEO_FORMAT_BGRx, SPA_VIDEO_FORMAT_BGRx, SPA_VIDEO_FORMAT_BGRA),
    SPA_FORMAT_VIDEO_size,
    SPA_POD_CHOICE_RANGE_Rectangle (&SPA_RECTANGLE (MUTTER_WIDTH, MUTTER_HEIGHT), &SPA_RECTANGLE (1, 1),
                                    &SPA_RECTANGLE (SIZE_MAX_PIXELS, SIZE_MAX_PIXELS)),
    SPA_FORMAT_VIDEO_framerate,
    SPA_POD_CHOICE_RANGE_Fraction (&SPA_FRACTION (0, 1), &SPA_FRACTION (0, 1), &SPA_FRACTION (1000, 1)));
}

static void
receive (Look *look)
{
  struct pw_loop *loop = pw_main_loop_get_loop (look->eye->loop);
  gint64 end = g_get_monotonic_time () + LOOK_MS * G_TIME_SPAN_MILLISECOND;
  guint8 bytes[PARAMS_BYTES];
  struct spa_pod_builder builder = SPA_POD_BUILDER_INIT (bytes, sizeof bytes);
  const struct spa_pod *params[] = { build_format (&builder) };
  struct spa_hook listener = { 0 };

  look->stream = pw_stream_new (look->eye->core, "picture", pw_properties_new (PW_KEY_MEDIA_TYPE, "Video", NULL));
  pw_stream_add_listener (look->stream, &listener, &events, look);
  pw_stream_connect (look->stream, PW_DIRECTION_INPUT, PW_ID_ANY, PW_STREAM_FLAG_MAP_BUFFERS, params, 1);
  pw_loop_enter (loop);
  while (look->picture == NULL && g_get_monotonic_time () < end)
    pw_loop_iterate (loop, STEP_MS);
  pw_loop_leave (loop);
  if (look->link != NULL)
    pw_proxy_destroy (look->link);
  pw_stream_destroy (look->stream);
}

/* mutter tells its node when it has one. */
static gboolean
start_stream (Look *look, const MutterCast *cast)
{
  Mutter *mutter = look->eye->mutter;
  gint64 end = g_get_monotonic_time () + LOOK_MS * G_TIME_SPAN_MILLISECOND;
  guint subscription
    = g_dbus_connection_signal_subscribe (mutter->bus, MUTTER_CAST, MUTTER_CAST ".Stream", "PipeWireStreamAdded",
                                          cast->stream, NULL, G_DBUS_SIGNAL_FLAGS_NONE, added_cb, look, NULL);
  g_autoptr (GVariant) reply = mutter_call (mutter, MUTTER_CAST ".Stream", cast->stream, "Start", NULL, NULL);

  while (reply != NULL && look->node == 0 && g_get_monotonic_time () < end)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_dbus_connection_signal_unsubscribe (mutter->bus, subscription);
  return look->node != 0;
}

/**
 * mutter_eye_look:
 * @window: whether to look at the window with the keyboard; else at the whole screen
 *
 * Returns: (transfer full) (nullable): what is to be seen, of a window the margin, too, and nothing right of it and below
 */
cairo_surface_t *
mutter_eye_look (MutterEye *self, gboolean window)
{
  MutterCast *cast = mutter_cast (self->mutter, window, NULL);
  Look look = { .eye = self };

  if (cast == NULL)
    return NULL;
  if (start_stream (&look, cast))
    receive (&look);
  mutter_cast_end (self->mutter, cast);
  return look.picture;
}
