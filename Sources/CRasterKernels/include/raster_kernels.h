/* The inner loops of the rasteriser for processors with AVX2, chosen at run time.
 *
 * Each kernel gives the same bits as a twin in Swift, and the tests compare them; the file of the twin, in Sources/Raster, is
 * named above each group. Pixels are R, G, B, A bytes, premultiplied, as 32-bit words with red lowest. Counts may be 0; rows may
 * not overlap unless they are the same. None may be called where rk_supported() is 0.
 */
#ifndef RASTER_KERNELS_H
#define RASTER_KERNELS_H

#include <stddef.h>
#include <stdint.h>

/* Whether this processor has what the kernels need. */
int rk_supported(void);

/* Blending/RowBlending.swift: blocks of `rows` rows of `count` pixels, the rows `stride` pixels apart. */
void rk_fill(uint32_t *target, size_t stride, size_t count, size_t rows, uint32_t color);
void rk_copy(uint32_t *target, size_t stride, const uint32_t *source, size_t source_stride, size_t count, size_t rows);
void rk_over(uint32_t *target, size_t stride, const uint32_t *source, size_t source_stride, size_t count, size_t rows);
void rk_over_scaled(uint32_t *target, size_t stride, const uint32_t *source, size_t source_stride, size_t count, size_t rows,
                    uint8_t factor);
/* As rk_over_scaled, for sources whose every pixel is opaque. */
void rk_opaque_scaled(uint32_t *target, size_t stride, const uint32_t *source, size_t source_stride, size_t count, size_t rows,
                      uint8_t factor);
void rk_color_over(uint32_t *target, size_t stride, size_t count, size_t rows, uint32_t color);
/* The next three work on one row of `count` pixels. */
void rk_over_covered(uint32_t *target, const uint32_t *source, const uint8_t *coverage, size_t count, uint8_t opacity);
void rk_color_covered(uint32_t *target, uint32_t color, const uint8_t *coverage, size_t count, uint8_t opacity);
void rk_restore(uint32_t *target, const uint32_t *backdrop, const uint8_t *coverage, size_t count);

/* Painting/BitmapSource.swift: neighbouring texels mixed by weights in 1/256; each row of texels has count + 1. */
void rk_mix_two(uint32_t *target, const uint32_t *texels, size_t count, uint32_t left, uint32_t right);
void rk_mix_four(uint32_t *target, const uint32_t *upper, const uint32_t *lower, size_t count, const uint32_t weights[4]);
/* Mixes four texels a pixel. `u` and `v` are the first pixel's place in 1/2^24 texel, plus half of 1/256 texel; `right` and `down`
 * lead to the next pixel's. All four texels of each place must lie within the bitmap. */
void rk_bilinear(uint32_t *target, const uint32_t *texels, size_t width, size_t count, int64_t u, int64_t v, int64_t right,
                 int64_t down);

/* Painting/PerspectiveSource.swift: `matrix` has three rows, for u, v and w; a pixel is the mean of columns × rows places in it,
 * at most 16 × 16. Stops before eight pixels of which some place lies beyond the bitmap, and returns how many pixels are done. */
size_t rk_perspective(uint32_t *target, const uint32_t *texels, size_t width, size_t height, size_t count, const double matrix[9],
                      double x, double y, size_t columns, size_t rows);

/* Blurring/Blur.swift: each sample becomes a weighted mean of its column. The samples up to `radius` above and below it weigh
 * `whole` / 2^32 each, the two next to these `edge` / 2^32; no sum overflows 32 bits. Planes may not overlap. */
void rk_box_columns(uint16_t *result, const uint16_t *samples, size_t width, size_t height, size_t radius, uint32_t whole,
                    uint32_t edge);
/* Turns columns into rows: the result is `height` samples wide. */
void rk_transpose(uint16_t *result, const uint16_t *samples, size_t width, size_t height);

/* Painting/ColorRamp.swift: colours have 16 bits for each channel, red lowest. A place before the first segment has the colour
 * `first`; a place from `end` on, or one that is NaN, has `last`. Where segments overlap, the last one counts. */
typedef struct { double start, scale; uint64_t from, to; } rk_segment;
typedef struct { const rk_segment *segments; size_t count; uint64_t first, last; double end; } rk_ramp;
void rk_ramp_colors(uint32_t *target, const double *places, size_t count, const rk_ramp *ramp);

/* Painting/AreaFilter.swift: `taps` rows of `count` texels, `stride` apart, are mixed to one row of sums, and then columns of sums
 * to pixels. A sum has four channels of 32 bits; in the narrow functions they have 16 bits, of which 15 are used. The functions for
 * columns may read one sum more than they use. */
void rk_area_rows(uint32_t *sums, const uint32_t *texels, size_t stride, const uint32_t *weights, size_t taps, size_t count);
void rk_area_columns(uint32_t *target, const uint32_t *sums, const ptrdiff_t *firsts, const ptrdiff_t *starts,
                     const uint32_t *weights, size_t count, ptrdiff_t used);
/* For narrow cells, weights come two in a word. The words of a cell stand `pair_stride` apart; a cell has at most 8 taps. */
void rk_narrow_rows(void *sums, const uint32_t *texels, size_t stride, const uint32_t *pairs, size_t pair_stride, size_t taps,
                    size_t count);
void rk_narrow_columns(uint32_t *target, const void *sums, const ptrdiff_t *firsts, const uint32_t *pairs, size_t pair_stride,
                       size_t pair_count, size_t count, ptrdiff_t used);

#endif
