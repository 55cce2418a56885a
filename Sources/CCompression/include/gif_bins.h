#ifndef GIF_BINS_H
#define GIF_BINS_H

/* Colours gathered in bins, by the upper six bits of red, green and blue. */

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { gif_bin_count = 1 << 18, gif_bin_unknown = 255 };

/*
 * The bin of a colour, whose bytes are R, G, B and alpha. The lowest of the six bits of green and of blue stand beside those of
 * red, so that bins that are near in a table have near colours.
 */
static inline size_t gif_bin(uint32_t color) {
  uint32_t low = (color >> 2 & 0x3) | (color >> 8 & 0x4) | (color >> 15 & 0x8);
  return low | (color & 0xF0) | (color >> 3 & 0x1F00) | (color >> 6 & 0x3E000);
}

/*
 * Writes an entry to `found`, from `found_start` on, for each pixel from `start` to `end`: `stays` if the pixel equals the one in
 * `before`, which may be null, otherwise the entry of its bin. Stops at the first pixel whose bin is unknown and returns its place,
 * or `end`. Clears in `common` every bit that a pixel looked at lacks.
 */
size_t gif_bin_entries(const uint8_t *entries, const void *pixels, const void *before, uint8_t stays, size_t start, size_t end,
                       uint8_t *found, size_t found_start, uint32_t *common);

#ifdef __cplusplus
}
#endif

#endif
