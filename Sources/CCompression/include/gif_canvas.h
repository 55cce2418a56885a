#ifndef GIF_CANVAS_H
#define GIF_CANVAS_H

/*
 * What an image changes on the canvas that a GIF's viewer sees, and how what is seen is written with a palette.
 *
 * Pixels are R, G, B, A in the bytes of a little-endian word: opaque colours, or 0 for nothing.
 * The error between two colours is 3 r² + 4 g² + 2 b² of their differences in levels: nine times the square of a grey level.
 */

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Nonzero where all pixels are opaque. */
int gif_canvas_is_opaque(const void *pixels, size_t count);

/* Which pixels of an image change the canvas. */
typedef struct {
  /* The colour of each index of the image; 0 gives nothing. */
  uint32_t colors[256];
  /* Which index gives nothing; -1 for none. */
  int nothing;
  /*
   * A pixel that shows something keeps it where the error of what it shows exceeds that of the new colour by no more than
   * `least`, or where it is below `tolerance`. INT32_MIN and 0 keep none.
   */
  int32_t least;
  int32_t tolerance;
} gif_canvas_rule;

/* How many pixels changed, and the rectangle around them, in which `right` and `bottom` lie behind the last. */
typedef struct {
  size_t count;
  size_t left;
  size_t top;
  size_t right;
  size_t bottom;
} gif_canvas_change;

/*
 * Lays an image down on a canvas of `width` columns. `spans` are `span_count` pairs of places on the canvas, the first pixel of a
 * stretch in one row and the one behind its last; `image` has an index for each of their pixels. `source` has the canvas's size.
 * Of the pixels that change, `stays` becomes 0, which must be 1 before, and `indices` becomes the image's index. `is_used`
 * becomes 1 at the index of each that changes, at 256 + its index for others: noting either takes no branch and no read.
 */
void gif_canvas_show(const gif_canvas_rule *rule, const void *spans, size_t span_count, size_t width, const uint8_t *image,
                     const void *source, void *canvas, uint8_t *stays, uint8_t *indices, uint8_t is_used[512],
                     gif_canvas_change *change);

/* A palette in a table in which each colour has a slot of its own, and the part of a canvas to be written with it. */
typedef struct {
  /* A colour's slot is its bits times `factor`, shifted down by `shift`. */
  uint32_t factor;
  uint32_t shift;
  /* The entry of colours that the palette lacks. */
  uint8_t other;
  size_t canvas_width;
  size_t left;
  size_t top;
  size_t width;
  size_t height;
} gif_canvas_part;

/*
 * The entry of every pixel of the part: `changed` at the pixel's index where it changed, and elsewhere the one whose colour it
 * shows. `colors` and `places` hold the colour and the entry of each slot. Null in `stays` counts all pixels as changed.
 */
void gif_canvas_write(const gif_canvas_part *part, const uint32_t *colors, const uint8_t *places, const uint8_t changed[256],
                      const void *canvas, const uint8_t *stays, const uint8_t *indices, uint8_t *entries);

#ifdef __cplusplus
}
#endif

#endif
