#include "face.h"

#include <string.h>

/* The most features that one job takes; the engine knows a dozen. */
enum { most_features = 32 };

static void describe(hb_buffer_t *buffer, const text_shim_text *text) {
  hb_buffer_set_direction(buffer, text->is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb_buffer_set_script(buffer, (hb_script_t)text->script);
  /* Without a language of the text's own none is set; HarfBuzz would otherwise ask the locale. */
  hb_language_t language = text->language == NULL ? HB_LANGUAGE_INVALID : hb_language_from_string(text->language, -1);
  hb_buffer_set_language(buffer, language);
  hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES);
  hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE);
}

static size_t take_features(const text_shim_text *text, hb_feature_t *features) {
  size_t count = text->feature_count > most_features ? most_features : text->feature_count;
  for (size_t i = 0; i < count; i++) {
    features[i] = (hb_feature_t){text->features[i].tag, text->features[i].value, HB_FEATURE_GLOBAL_START,
                                 HB_FEATURE_GLOBAL_END};
  }
  return count;
}

static text_shim_status hand_out(hb_buffer_t *buffer, text_shim_glyph_sink sink, void *context) {
  unsigned count = 0;
  hb_glyph_info_t *info = hb_buffer_get_glyph_infos(buffer, &count);
  hb_glyph_position_t *place = hb_buffer_get_glyph_positions(buffer, NULL);
  if (count > TEXT_SHIM_GLYPH_LIMIT) return TEXT_SHIM_TOO_LARGE;
  text_shim_glyph_place room[256];
  for (unsigned start = 0; start < count; start += 256) {
    unsigned some = count - start < 256 ? count - start : 256;
    for (unsigned i = 0; i < some; i++) {
      room[i] = (text_shim_glyph_place){info[start + i].codepoint, info[start + i].cluster, place[start + i].x_advance,
                                        place[start + i].x_offset, place[start + i].y_offset};
    }
    if (sink(context, room, some) != 0) return TEXT_SHIM_REFUSED;
  }
  return TEXT_SHIM_OK;
}

static text_shim_status shape(hb_buffer_t *buffer, const text_shim_face *face, const text_shim_text *text,
                              text_shim_glyph_sink sink, void *context) {
  describe(buffer, text);
  hb_buffer_add_utf16(buffer, text->units, (int)text->length, (unsigned)text->start, (int)text->count);
  hb_feature_t features[most_features];
  size_t count = take_features(text, features);
  if (!hb_buffer_allocation_successful(buffer)) return TEXT_SHIM_NO_MEMORY;
  static const char *const shapers[] = {"ot", NULL};
  if (!hb_shape_full(face->font, buffer, features, (unsigned)count, shapers)) return TEXT_SHIM_NO_MEMORY;
  if (!hb_buffer_allocation_successful(buffer)) return TEXT_SHIM_TOO_LARGE;
  return hand_out(buffer, sink, context);
}

text_shim_status text_shim_shape(const text_shim_face *face, const text_shim_text *text, text_shim_glyph_sink sink,
                                 void *context) {
  if (face == NULL || text == NULL || text->units == NULL || sink == NULL) return TEXT_SHIM_BAD_ARGUMENT;
  if (text->length > TEXT_SHIM_TEXT_LIMIT) return TEXT_SHIM_TOO_LARGE;
  if (text->start > text->length || text->count > text->length - text->start) return TEXT_SHIM_BAD_ARGUMENT;
  if (text->features == NULL && text->feature_count > 0) return TEXT_SHIM_BAD_ARGUMENT;
  hb_buffer_t *buffer = hb_buffer_create();
  text_shim_status status = shape(buffer, face, text, sink, context);
  hb_buffer_destroy(buffer);
  return status;
}
