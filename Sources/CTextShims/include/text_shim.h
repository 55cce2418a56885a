#ifndef TEXT_SHIM_H
#define TEXT_SHIM_H

/*
 * Fonts in memory, over HarfBuzz: shaping and outlines in font units. This header is the manual.
 *
 * Jobs        A face is opened once and lives until it is closed. Every other function is one whole job that reads the face and
 *             leaves nothing behind.
 * Ownership   A face keeps a copy of the font's bytes. Other pointers belong to the caller, and none is kept. What a callback is
 *             given lives until the callback returns.
 * Threads     No globals of ours. Any number of jobs may read one face at once, as long as nobody closes it meanwhile.
 * Fonts       A font is any bytes. HarfBuzz checks each table before it reads it; a broken table counts as missing. What a font
 *             may make grow (glyphs of a text, lines of an outline) is bounded here.
 * Locale      Nothing is asked of the system: language, script and direction are the caller's, or the script of no language.
 */

#include <stddef.h>
#include <stdint.h>

typedef enum {
  TEXT_SHIM_OK = 0,
  /* A callback returned nonzero. */
  TEXT_SHIM_REFUSED,
  /* The bytes are no font, or one without glyphs. */
  TEXT_SHIM_DAMAGED,
  /* The font, the text or what becomes of it is beyond the limits below. */
  TEXT_SHIM_TOO_LARGE,
  TEXT_SHIM_NO_MEMORY,
  /* A null pointer, or a range outside of the text. */
  TEXT_SHIM_BAD_ARGUMENT
} text_shim_status;

/* The largest font's bytes; collections of all Chinese characters have 20 million. */
#define TEXT_SHIM_FONT_LIMIT (64u << 20)
/* The longest text of one job, in UTF-16 units. */
#define TEXT_SHIM_TEXT_LIMIT (1u << 20)
/* The most glyphs that one text becomes. */
#define TEXT_SHIM_GLYPH_LIMIT (4u << 20)
/* The most lines and curves of a glyph's outline. */
#define TEXT_SHIM_OUTLINE_LIMIT (1u << 16)

typedef struct text_shim_face text_shim_face;

/* In font units, y up. What a font does not say is derived from what it says. */
typedef struct {
  /* From 16 to 16,384. */
  int32_t units_per_em;
  uint32_t glyph_count;
  int32_t ascender;
  /* Negative below the baseline. */
  int32_t descender;
  int32_t line_gap;
  int32_t cap_height;
  int32_t x_height;
  /* The centres and thicknesses of the lines under and through text. */
  int32_t underline_position;
  int32_t underline_thickness;
  int32_t strikeout_position;
  int32_t strikeout_thickness;
} text_shim_metrics;

/* Opens the font at `index` of a collection, or the only one, 0. After a failure `face` holds null. */
text_shim_status text_shim_open(const uint8_t *bytes, size_t length, uint32_t index, text_shim_face **face);
void text_shim_close(text_shim_face *face);

text_shim_status text_shim_measure(const text_shim_face *face, text_shim_metrics *metrics);

/* Writes the family's name, or else the PostScript name, as UTF-8, cut to fit and always terminated. */
void text_shim_name(const text_shim_face *face, int is_postscript, char *name, size_t room);

/* The glyph of a character; 0 where the font has none. */
uint32_t text_shim_glyph(const text_shim_face *face, uint32_t character);

/* The script of a character as a tag of ISO 15924, such as 'Latn'; 'Zyyy' and 'Zinh' go with any script. */
uint32_t text_shim_script(uint32_t character);

typedef struct {
  uint32_t tag;
  uint32_t value;
} text_shim_feature;

/* A range of a text that has one direction and one script. What stands around it is only context. */
typedef struct {
  const uint16_t *units;
  size_t length;
  size_t start;
  size_t count;
  int is_right_to_left;
  uint32_t script;
  /* A language as in BCP 47; null for none. */
  const char *language;
  const text_shim_feature *features;
  size_t feature_count;
} text_shim_text;

/* A glyph at its place in the line, in font units, y up. */
typedef struct {
  uint32_t glyph;
  /* The first UTF-16 unit of the characters that it shows. */
  uint32_t cluster;
  int32_t advance;
  int32_t offset_x;
  int32_t offset_y;
} text_shim_glyph_place;

/* Takes some of a text's glyphs; the calls of a job go from left to right. Nonzero refuses them and ends the job. */
typedef int (*text_shim_glyph_sink)(void *context, const text_shim_glyph_place *glyphs, size_t count);

text_shim_status text_shim_shape(const text_shim_face *face, const text_shim_text *text, text_shim_glyph_sink sink,
                                 void *context);

typedef enum {
  TEXT_SHIM_MOVE = 0,
  TEXT_SHIM_LINE,
  TEXT_SHIM_QUADRATIC,
  TEXT_SHIM_CUBIC,
  TEXT_SHIM_CLOSE
} text_shim_verb;

/*
 * Takes a part of an outline: up to two control points, then the end, as six finite numbers of which those that are not needed
 * are 0. Nonzero refuses it and ends the job.
 */
typedef int (*text_shim_outline_sink)(void *context, text_shim_verb verb, const float *coordinates);

/* The outline of a glyph in font units, y up; of a glyph that the font lacks, or one without ink, nothing. */
text_shim_status text_shim_outline(const text_shim_face *face, uint32_t glyph, text_shim_outline_sink sink, void *context);

#endif
