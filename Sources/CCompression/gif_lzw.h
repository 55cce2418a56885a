#ifndef GIF_LZW_H
#define GIF_LZW_H

/* LZW as GIF has it: codes of growing length, a code that clears the dictionary, one that ends the image. */

#include <stddef.h>
#include <stdint.h>

#include "gif_rows.h"

/* The distances between palette entries, which say which pixels may stand in for which others. */
typedef struct {
  /* The greatest distance at which one colour may stand in for another, in 16ths of a level; at most 4080. */
  unsigned tolerance;
  /* The distance between the colours of two palette entries; any number beyond the tolerance stands for all distances beyond it. */
  uint16_t apart[256][256];
  /* Whether another entry's colour is as near as the tolerance to this entry's colour, and whether one is half as far. */
  uint8_t has_near[256];
  uint8_t has_very_near[256];
  /* Whether another entry may stand in for an entry: [0] for a pixel that changes, [1] for a pixel that stays. */
  uint8_t has_other[2][256];
} gif_lzw_distances;

/* An image as palette indices in the order of the file, all below 2 to the power of `bits`. */
typedef struct {
  const uint8_t *pixels;
  size_t count;
  /* Bits of a pixel, 2 to 8. */
  int bits;
  /* Null for a lossless image; else a pixel may take a near colour where that makes a longer string. */
  const gif_lzw_distances *distances;
  /* For each pixel, 1 if the transparent entry would look the same there, else 0. May be null; used only together with
   * `distances`. */
  const uint8_t *stays;
  int transparent;
  /* The coder gives up where it exceeds so many bytes. */
  size_t limit;
  /* Whether it also gives up where the image that was kept is far ahead. */
  int is_compared;
  /* Whether a worn dictionary is cleared only where trying a rival shows that it pays. */
  int has_rivals;
  /* Whether strings may end early. */
  int ends_early;
  /* How many strings are looked at among near ones, at most. */
  int most_steps;
} gif_lzw_image;

/* Null when memory is short. `length` is SIZE_MAX where the coder has given up. The bytes live until the next call. */
const uint8_t *gif_lzw_encode(gif_lzw_coder *coder, const gif_lzw_image *image, size_t *length);

/* What the last call has returned, which lives from now on until this is called again. */
const uint8_t *gif_lzw_keep(gif_lzw_coder *coder);

#endif
