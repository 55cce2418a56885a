#ifndef GIF_CANVAS_H
#define GIF_CANVAS_H

/*
 * Draws images on the canvas that a GIF's viewer sees, notes what changes, and gives the canvas's pixels palette entries.
 *
 * Pixels are R, G, B, A in the bytes of a little-endian word: opaque colours, or 0 for transparent.
 * The error between two colours is 3 r² + 4 g² + 2 b² of their differences in levels: nine times the squared difference of two
 * greys.
 */

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Nonzero where all pixels are opaque. */
int gif_canvas_is_opaque(const void *pixels, size_t count);

/* The rule by which an image's pixels change the canvas. */
typedef struct {
  /* The colour of each index of the image; 0 for the index that leaves a pixel as it is. */
  uint32_t colors[256];
  /* The index that leaves a pixel as it is; -1 for none. */
  int nothing;
  /*
   * A pixel that shows a colour keeps it if its error exceeds the new colour's error by no more than `least`, or if its error is
   * below `tolerance`. INT32_MIN and 0 let no pixel keep its colour.
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
 * Draws an image on a canvas of `width` columns.
 *
 * `spans` are `span_count` pairs of places on the canvas, in their order: the first pixel of a stretch in one row, and the pixel behind its
 * last. `image` has an index for each of the `image_count` pixels of the spans. `source` has the canvas's size and holds the colours that the image is made
 * from.
 * `stays` must be 1 for each pixel before; it becomes 0 for each that changes. `indices` becomes the image's index there.
 * `is_used` becomes 1 at the index of each pixel that changes; its upper half is written, so that this takes no branch and no read, but tells nothing.
 */
void gif_canvas_show(const gif_canvas_rule *rule, const void *spans, size_t span_count, size_t width, const uint8_t *image, size_t image_count,
                     const void *source, void *canvas, uint8_t *stays, uint8_t *indices, uint8_t is_used[512],
                     gif_canvas_change *change);

/* A palette as a hash table in which each colour has a slot of its own, and the part of a canvas that is written with it. */
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
 * Writes the palette entry of every pixel of the part to `entries`. A pixel that changed gets the entry in `changed` at its index;
 * any other pixel gets the entry of the colour that it shows. `colors` and `places` hold the colour and the entry of each slot. If
 * `stays` is null, all pixels count as changed.
 */
void gif_canvas_write(const gif_canvas_part *part, const uint32_t *colors, const uint8_t *places, const uint8_t changed[256],
                      const void *canvas, const uint8_t *stays, const uint8_t *indices, uint8_t *entries);

#ifdef __cplusplus
}
#endif

#endif
