#ifndef GIF_CANVAS_H
#define GIF_CANVAS_H

/*
 * What the pixels of an image change on the canvas that a GIF's viewer sees: what changes nothing need not be compressed. No library
 * has it; as a loop over 32 pixels at a time it takes vectors.
 */

#include <stddef.h>
#include <stdint.h>

/* Pixels as R, G, B, A in the bytes of a little-endian word: opaque colours, or 0 for nothing. */
typedef struct {
  /* Of each index of the image; 0 gives nothing. */
  uint32_t colors[256];
  /* Which of them gives nothing; -1 for none. */
  int nothing;
  /*
   * A pixel that shows something keeps it where the new colour is nearer to its source by no more than `least`, or where it
   * lies nearer to its source than `tolerance`: both in squared levels, red, green and blue 3 : 4 : 2. INT32_MIN and 0 keep none.
   */
  int32_t least;
  int32_t tolerance;
} gif_canvas_rule;

/* Nonzero where all pixels are opaque. */
int gif_canvas_is_opaque(const uint32_t *pixels, size_t count);

/*
 * Lays down `count` pixels in a row. `stays` becomes 0 where one changes and must be 1 before; `is_used` becomes 1 for the index
 * of each that changes, at 256 + its index for others. Returns how many change.
 */
size_t gif_canvas_show(const gif_canvas_rule *rule, const uint8_t *indices, const uint32_t *source, size_t count,
                       uint32_t *canvas, uint8_t *stays, uint8_t is_used[512]);

#endif
