#ifndef GIF_ROWS_H
#define GIF_ROWS_H

/* Compresses a GIF image's pixels to what its data blocks hold: LZW codes, without the blocks' lengths. */

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A coder's memory, for any number of images one after the other; gif_lzw_make returns null when memory is short. */
typedef struct gif_lzw_coder gif_lzw_coder;
gif_lzw_coder *gif_lzw_make(void);
void gif_lzw_free(gif_lzw_coder *coder);

/* How long few bytes are looked for. */
typedef enum {
  /* No string ends early, and few strings of near colours are looked at. */
  gif_fast,
  gif_standard,
  /* All ways to be transparent are tried on all rows. */
  gif_small
} gif_level;

typedef struct {
  size_t width;
  size_t height;
  /* 1 to 256 entries; their number sets the length of the codes. */
  int palette_count;
  /* The transparent entry, which leaves a pixel as it is; -1 for none. */
  int transparent;
  /*
   * 0 for a lossless image; else how many 16ths of a level, up to 255 levels, a pixel's colour may be off where that
   * makes the image smaller. Red, green and blue count 3 : 4 : 2.
   */
  unsigned tolerance;
  /* Nonzero makes all unchanged pixels transparent, without trying what is smaller. */
  int is_draft;
  gif_level level;
} gif_rows;

/*
 * Compresses an image; returns null when memory is short, else bytes that live until the coder's next call.
 *
 * `indices` holds `width` bytes in each of `height` rows, without gaps. `stays` is null, or holds 1 for each index where
 * `transparent` would look the same, else 0. The coder decides which of these pixels become transparent, by trying on some of the
 * rows what makes the image smaller. `palette` holds R, G, B and a byte more for each entry.
 */
const uint8_t *gif_rows_encode(gif_lzw_coder *coder, const gif_rows *rows, const uint8_t *indices, const uint8_t *stays,
                               const void *palette, size_t *length);

#ifdef __cplusplus
}
#endif

#endif
