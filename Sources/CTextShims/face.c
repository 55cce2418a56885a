#include "face.h"

#include <harfbuzz/hb-ot.h>
#include <stdlib.h>
#include <string.h>

static void release(text_shim_face *face) {
  if (face->draw != NULL) hb_draw_funcs_destroy(face->draw);
  if (face->font != NULL) hb_font_destroy(face->font);
  if (face->face != NULL) hb_face_destroy(face->face);
  free(face);
}

static text_shim_status take_face(text_shim_face *face, hb_blob_t *blob, uint32_t index) {
  face->face = hb_face_create(blob, index);
  if (index >= hb_face_count(blob) || hb_face_get_glyph_count(face->face) == 0) return TEXT_SHIM_DAMAGED;
  int units = (int)hb_face_get_upem(face->face);
  if (units < 16 || units > 16384) return TEXT_SHIM_DAMAGED;
  hb_face_make_immutable(face->face);
  face->font = hb_font_create(face->face);
  hb_font_set_scale(face->font, units, units);
  hb_font_make_immutable(face->font);
  face->draw = outline_functions();
  return face->font == hb_font_get_empty() ? TEXT_SHIM_NO_MEMORY : TEXT_SHIM_OK;
}

text_shim_status text_shim_open(const uint8_t *bytes, size_t length, uint32_t index, text_shim_face **face) {
  if (face == NULL) return TEXT_SHIM_BAD_ARGUMENT;
  *face = NULL;
  if (bytes == NULL || length == 0) return TEXT_SHIM_BAD_ARGUMENT;
  if (length > TEXT_SHIM_FONT_LIMIT) return TEXT_SHIM_TOO_LARGE;
  hb_blob_t *blob = hb_blob_create_or_fail((const char *)bytes, (unsigned)length, HB_MEMORY_MODE_DUPLICATE, NULL, NULL);
  text_shim_face *opened = calloc(1, sizeof *opened);
  text_shim_status status = TEXT_SHIM_NO_MEMORY;
  if (blob != NULL && opened != NULL) status = take_face(opened, blob, index);
  hb_blob_destroy(blob);
  if (status == TEXT_SHIM_OK) {
    *face = opened;
  } else if (opened != NULL) {
    release(opened);
  }
  return status;
}

void text_shim_close(text_shim_face *face) {
  if (face != NULL) release(face);
}

/* A number that the font says, or else the one that HarfBuzz derives. */
static int32_t metric(hb_font_t *font, hb_ot_metrics_tag_t tag) {
  hb_position_t value = 0;
  hb_ot_metrics_get_position_with_fallback(font, tag, &value);
  return value;
}

text_shim_status text_shim_measure(const text_shim_face *face, text_shim_metrics *metrics) {
  if (face == NULL || metrics == NULL) return TEXT_SHIM_BAD_ARGUMENT;
  hb_font_t *font = face->font;
  hb_font_extents_t extents;
  memset(&extents, 0, sizeof extents);
  hb_font_get_h_extents(font, &extents);
  *metrics = (text_shim_metrics){
      .units_per_em = (int32_t)hb_face_get_upem(face->face),
      .glyph_count = hb_face_get_glyph_count(face->face),
      .ascender = extents.ascender,
      .descender = extents.descender,
      .line_gap = extents.line_gap,
      .cap_height = metric(font, HB_OT_METRICS_TAG_CAP_HEIGHT),
      .x_height = metric(font, HB_OT_METRICS_TAG_X_HEIGHT),
      .underline_position = metric(font, HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
      .underline_thickness = metric(font, HB_OT_METRICS_TAG_UNDERLINE_SIZE),
      .strikeout_position = metric(font, HB_OT_METRICS_TAG_STRIKEOUT_OFFSET),
      .strikeout_thickness = metric(font, HB_OT_METRICS_TAG_STRIKEOUT_SIZE),
  };
  return TEXT_SHIM_OK;
}

void text_shim_name(const text_shim_face *face, int is_postscript, char *name, size_t room) {
  if (name == NULL || room == 0) return;
  name[0] = 0;
  if (face == NULL) return;
  unsigned size = room > 1024 ? 1024 : (unsigned)room;
  hb_language_t english = hb_language_from_string("en", -1);
  hb_ot_name_id_t names[] = {HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, HB_OT_NAME_ID_FONT_FAMILY};
  if (is_postscript) names[0] = names[1] = HB_OT_NAME_ID_POSTSCRIPT_NAME;
  for (int i = 0; i < 2 && name[0] == 0; i++) {
    unsigned left = size;
    hb_ot_name_get_utf8(face->face, names[i], english, &left, name);
  }
  name[room - 1] = 0;
}

uint32_t text_shim_glyph(const text_shim_face *face, uint32_t character) {
  hb_codepoint_t glyph = 0;
  if (face == NULL || !hb_font_get_nominal_glyph(face->font, character, &glyph)) return 0;
  return glyph;
}

uint32_t text_shim_script(uint32_t character) {
  return (uint32_t)hb_unicode_script(hb_unicode_funcs_get_default(), character);
}
