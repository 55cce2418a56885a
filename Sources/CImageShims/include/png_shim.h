#ifndef PNG_SHIM_H
#define PNG_SHIM_H

/*
 * PNG in memory, over libpng, which leaves the compressed rows to CCompression. image_shim.h is the manual of its jobs.
 *
 * Errors      libpng's longjmp never leaves the C function that called setjmp, and its warnings are dropped.
 * Colours     Straight (not premultiplied) 8-bit sRGB.
 */

#include "image_shim.h"

/* Takes `length` bytes (never 0); nonzero refuses them and ends the job. It must return: no unwinding, no longjmp. */
typedef int (*png_shim_sink)(void *context, const uint8_t *bytes, size_t length);

typedef enum {
  /* 4 bytes a pixel, R G B and one that is ignored; written as 8-bit RGB. */
  PNG_SHIM_RGB = 0,
  /* 4 bytes a pixel, R G B A; written as 8-bit RGBA. */
  PNG_SHIM_RGBA,
  /* 1 byte a pixel, an index into `palette`; written packed to `bit_depth` bits. */
  PNG_SHIM_PALETTE,
  /* 1 byte a pixel, a level below 2 to the power of `bit_depth`; written packed to `bit_depth` bits. */
  PNG_SHIM_GRAY,
  /* 2 bytes a pixel, level and alpha; written as 8-bit grey and alpha. */
  PNG_SHIM_GRAY_ALPHA
} png_shim_form;

typedef struct {
  uint32_t width;
  uint32_t height;
  png_shim_form form;
  /* 1, 2, 4 or 8 for PNG_SHIM_PALETTE and PNG_SHIM_GRAY; otherwise ignored. */
  int bit_depth;
  /* Rows from the top, `row_bytes` apart. */
  const uint8_t *pixels;
  size_t row_bytes;
  /* R G B A for each of `palette_count` entries (1 to 2 to the power of bit_depth); opaque entries last make tRNS short. */
  const uint8_t *palette;
  int palette_count;
  /* For PNG_SHIM_RGB the colour 0xRRGGBB, for PNG_SHIM_GRAY the level that stands for nothing at all; -1 for none. */
  int32_t key;
} png_shim_picture;

typedef enum {
  PNG_SHIM_FILTER_NONE = 0,
  PNG_SHIM_FILTER_SUB,
  PNG_SHIM_FILTER_UP,
  PNG_SHIM_FILTER_AVERAGE,
  PNG_SHIM_FILTER_PAETH,
  /* For each row the filter that promises to compress best. */
  PNG_SHIM_FILTER_ADAPTIVE,
  /* The Up filter for a row that equals the row above, no filter for others. */
  PNG_SHIM_FILTER_REPEATS
} png_shim_filter;

typedef struct {
  /*
   * 1 is quickest, 9 is slowest and smallest. 0 looks only for runs of one byte: quicker than 1, and as small as most where a
   * filtered picture is noise.
   */
  int effort;
  png_shim_filter filter;
} png_shim_options;

/* Writes a whole PNG with an sRGB chunk. After a failure the sink holds a part of a file. */
image_shim_status png_shim_write(const png_shim_picture *picture, const png_shim_options *options,
                               png_shim_sink sink, void *context, char *message, size_t message_size);

/*
 * Reads the header alone, for the size of the `pixels` that png_shim_read will need. A file too short to hold that many pixels is
 * refused, so that nobody takes memory for a picture that is not there.
 */
image_shim_status png_shim_read_size(const uint8_t *bytes, size_t length, const image_shim_limits *limits,
                                   uint32_t *width, uint32_t *height, char *message, size_t message_size);

/*
 * Reads a whole PNG into `pixels`, R G B A, `width` * `height` * 4 bytes without gaps; both sizes must be the file's own.
 *
 * Every colour type, bit depth and interlace is expanded; 16-bit samples are rounded to the nearest 8-bit ones; tRNS
 * becomes alpha. Samples count as sRGB, except that a gAMA chunk without sRGB and iCCP beside it, when it differs from
 * 1/2.2 by more than 5 %, is corrected for. iCCP and cHRM change nothing. A wrong CRC in any chunk and a missing end
 * are errors. After a failure `pixels` holds anything.
 */
image_shim_status png_shim_read(const uint8_t *bytes, size_t length, uint32_t width, uint32_t height,
                              uint8_t *pixels, char *message, size_t message_size);

#endif
