#ifndef GIF_MATCH_H
#define GIF_MATCH_H

/* Finds the palette colours nearest to pixels, by the sum of squared differences in levels. */

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { gif_match_slots = 1 << 16 };

/* A palette of `count` colours, at most 255, each component in an array of its own. */
typedef struct {
  int16_t red[256];
  int16_t green[256];
  int16_t blue[256];
  int32_t count;
} gif_match_palette;

/* What matching some pixels came to, added up over calls. */
typedef struct {
  /* The sum of the squared distances to the entries. */
  uint64_t squares;
  /* The pixels that have the colour of the one before and whose squared distance exceeds `far`, which the caller sets. */
  uint64_t far_count;
  uint32_t far;
  /* The transparent pixels. */
  uint64_t nothing_count;
} gif_match_error;

/*
 * Writes the nearest entry of each pixel to `found`: the first of several that are equally near, and `count` for a pixel that is 0,
 * which is transparent. All other pixels are opaque. `cache` has `gif_match_slots` numbers and remembers matches between calls with
 * one palette; at first all its bits are set.
 */
void gif_match(const gif_match_palette *palette, uint32_t *cache, const void *pixels, size_t start, size_t end, uint8_t *found,
               size_t found_start, gif_match_error *error);

#ifdef __cplusplus
}
#endif

#endif
