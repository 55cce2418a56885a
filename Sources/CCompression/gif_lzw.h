#ifndef GIF_LZW_H
#define GIF_LZW_H

/* LZW as GIF has it: codes of growing length, a code that clears the dictionary, one that ends the image. */

#include <stddef.h>
#include <stdint.h>

#include "gif_rows.h"

/* Which pixels may stand in for which. */
typedef struct {
  /* Up to how many 16ths of a level, at most 4080, colours may lie apart for that. */
  unsigned tolerance;
  /* How far each pixel's colour lies from each other's; beyond the tolerance, anything beyond it. */
  uint16_t apart[256][256];
  /* Whether another pixel's lies within the tolerance, and within half of it. */
  uint8_t has_near[256];
  uint8_t has_very_near[256];
  /* Whether a search may find another in place of a pixel: of one that changes, and of one that stays. */
  uint8_t has_other[2][256];
} gif_lzw_distances;

/* Pixels in the order of the file, all below 2 to the power of `bits`. */
typedef struct {
  const uint8_t *pixels;
  size_t count;
  /* Bits of a pixel, 2 to 8. */
  int bits;
  /* Null for a lossless image; else a pixel may become another that is near where that makes a longer string. */
  const gif_lzw_distances *distances;
  /* Null, or 1 where `transparent` would show the same, else 0; only looked at beside distances. */
  const uint8_t *stays;
  int transparent;
} gif_lzw_image;

/* Null when memory is short. The bytes live until the next call. */
const uint8_t *gif_lzw_encode(gif_lzw_coder *coder, const gif_lzw_image *image, size_t *length);

#endif
