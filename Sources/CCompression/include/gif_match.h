#ifndef GIF_MATCH_H
#define GIF_MATCH_H

/* Finds the palette colours nearest to pixels, by the sum of squared differences in levels. */

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { gif_match_slots = 1 << 16, gif_color_slots = 1 << 13 };

/*
 * A palette of at most 256 colours, made ready for the search. The squared distance of two colours is the square of one plus that of the
 * other less twice their product. The square of the colour that is looked for is the same for all entries and left out.
 */
typedef struct {
  /* For each entry its red and green, eight times as large, its blue likewise and 0. */
  int16_t red_green[512];
  int16_t blue[512];
  /* For each entry 256 times its square, plus its number; behind the last entry a number that is never the least. */
  int32_t own[256];
  /* The entries as they were given. */
  uint32_t colors[256];
  int32_t count;
} gif_match_palette;

void gif_match_prepare(gif_match_palette *palette, const void *colors, size_t count);

/* Writes the nearest entry of each of some opaque pixels to `found`: the first of several that are equally near. */
void gif_match_each(const gif_match_palette *palette, const void *pixels, size_t count, uint8_t *found);

/* What matching some pixels came to, added up over spans and calls. */
typedef struct {
  /* The sum of the squared distances to the entries. */
  uint64_t squares;
  /* The pixels that have the colour of the one before and whose squared distance exceeds `far`, which the caller sets. */
  uint64_t far_count;
  uint32_t far;
  /* Likewise with `glaring`; and the sum of all squared distances that exceed it, whatever the colour of the pixel before. */
  uint32_t glaring;
  uint64_t glaring_count;
  uint64_t glaring_squares;
  /* The pixels whose entry is another than that of the one before. */
  uint64_t turns;
} gif_match_error;

/*
 * Writes the nearest entry of each pixel of some spans to `found`: the first of several that are equally near, and `count`, at most 255 here, for
 * a pixel that is 0, which is transparent. All other pixels are opaque. `spans` are pairs of places: a span's first pixel and the one behind
 * its last. `cache` has `gif_match_slots` numbers and remembers matches between calls with one palette; at first all its bits are set. `counts`
 * has a number for each of 256 entries, to which its pixels are added.
 */
void gif_match(const gif_match_palette *palette, uint32_t *cache, const void *pixels, const void *spans, size_t span_count, uint8_t *found,
               uint64_t *counts, gif_match_error *error);

/*
 * Finds the colours, but for 0, of some pixels, and how many of them have each; returns how many colours there are, or `most` + 1 for more.
 * `found` and `counts` have room for `most`. `slots` has `gif_color_slots` numbers, all 0 at first; at most half of them may be needed.
 */
size_t gif_colors(uint16_t *slots, const void *pixels, size_t count, uint32_t *found, uint32_t *counts, size_t most);

/*
 * Does the same for those pixels alone that `differences` have a bit for, 64 in a word. If `others` are not null, these are bits of the pixels that
 * differ from them: they are written there, unless there are more colours than `most`.
 */
size_t gif_new_colors(uint16_t *slots, const void *pixels, const void *others, uint64_t *differences, size_t count, uint32_t *found,
                      uint32_t *counts, size_t most);

#ifdef __cplusplus
}
#endif

#endif
