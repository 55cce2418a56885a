#ifndef GIF_SHIM_H
#define GIF_SHIM_H

/*
 * A GIF read and written through giflib. image_shim.h is the manual of what it has in common with PNGs.
 */

#include "image_shim.h"

typedef enum {
  GIF_SHIM_DISPOSE_UNSPECIFIED = 0,
  GIF_SHIM_DISPOSE_LEAVE = 1,
  GIF_SHIM_DISPOSE_BACKGROUND = 2,
  GIF_SHIM_DISPOSE_PREVIOUS = 3
} gif_shim_disposal;

typedef struct {
  /* May reach beyond the screen. */
  uint32_t left;
  uint32_t top;
  uint32_t width;
  uint32_t height;
  /* `width` bytes in each of `height` rows, without gaps, de-interlaced; they may lie outside the palette. */
  const uint8_t *indices;
  /* R, G, B for each entry of the frame's own palette, or of the header's. */
  const uint8_t *palette;
  int palette_count;
  /* Centiseconds. */
  uint32_t delay;
  gif_shim_disposal disposal;
  /* -1 for none. */
  int transparent;
} gif_shim_frame;

/* The callbacks of a reader; a nonzero result of any of them ends the job. */
typedef struct {
  /* Called once, before the first frame. */
  int (*screen)(void *context, uint32_t width, uint32_t height);
  /* Called for every frame, in order. */
  int (*frame)(void *context, const gif_shim_frame *frame);
  /* Called once, after the last frame, with the NETSCAPE count of repeats; -1 where the file has none. */
  int (*end)(void *context, int32_t repeats);
} gif_shim_reader;

image_shim_status gif_shim_read(const uint8_t *bytes, size_t length, const image_shim_limits *limits,
                              const gif_shim_reader *reader, void *context, char *message, size_t message_size);

/* A file's header. Palettes, here and in gif_shim_image, have 2, 4, 8 … 256 entries of R, G, B and an unused byte. */
typedef struct {
  uint32_t width;
  uint32_t height;
  const uint8_t *palette;
  int palette_count;
  /* The NETSCAPE count: 0 for ever; -1 leaves it out. */
  int32_t repeats;
  /* The comment, which is left out where it is empty. */
  const char *comment;
} gif_shim_header;

typedef struct {
  uint32_t left;
  uint32_t top;
  uint32_t width;
  uint32_t height;
  /* The palette of the pixels: the header's if `uses_header_palette`; otherwise it is written with the image. */
  const uint8_t *palette;
  int palette_count;
  int uses_header_palette;
  /* Centiseconds. */
  uint32_t delay;
  gif_shim_disposal disposal;
  /* -1 for none. */
  int transparent;
  /* The pixels as LZW codes, without the lengths of blocks. */
  const uint8_t *codes;
  size_t code_length;
} gif_shim_image;

/*
 * Write the beginning of a file, and one of its images. These pieces joined, with ';' as the last byte, are a GIF. Numbers must lie
 * in the format's ranges. Both return how many bytes they wrote; 0 if these are more than the room, or memory is short.
 */
size_t gif_shim_write_header(const gif_shim_header *header, uint8_t *bytes, size_t room);
size_t gif_shim_write_image(const gif_shim_image *image, uint8_t *bytes, size_t room);

#endif
