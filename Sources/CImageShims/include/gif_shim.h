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
  /* R G B for each entry: the frame's own or the header's. */
  const uint8_t *palette;
  int palette_count;
  /* Centiseconds. */
  uint32_t delay;
  gif_shim_disposal disposal;
  /* -1 for none. */
  int transparent;
} gif_shim_frame;

/* Nonzero from either ends the job. */
typedef struct {
  /* Once, before the first frame. */
  int (*screen)(void *context, uint32_t width, uint32_t height);
  /* For every frame in order. */
  int (*frame)(void *context, const gif_shim_frame *frame);
  /* Once, after the last frame: the NETSCAPE count, -1 where there is none. */
  int (*end)(void *context, int32_t repeats);
} gif_shim_reader;

image_shim_status gif_shim_read(const uint8_t *bytes, size_t length, const image_shim_limits *limits,
                              const gif_shim_reader *reader, void *context, char *message, size_t message_size);

/* R, G, B and a byte more for each of 2, 4, 8 … 256 entries are a palette below. */
typedef struct {
  uint32_t width;
  uint32_t height;
  const uint8_t *palette;
  int palette_count;
  /* The NETSCAPE count: 0 for ever; -1 leaves it out. */
  int32_t repeats;
  /* Left out where it is empty. */
  const char *comment;
} gif_shim_header;

typedef struct {
  uint32_t left;
  uint32_t top;
  uint32_t width;
  uint32_t height;
  /* The header's where `uses_header_palette`; else it goes out with the image. */
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
 * The beginning of a file, and one of its images: pieces that are joined to a file, whose last byte is ';'. Numbers lie in the
 * format's ranges. Returns how many bytes there are; 0 when they are more than the room, or memory is short.
 */
size_t gif_shim_write_header(const gif_shim_header *header, uint8_t *bytes, size_t room);
size_t gif_shim_write_image(const gif_shim_image *image, uint8_t *bytes, size_t room);

#endif
