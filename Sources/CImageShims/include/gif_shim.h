#ifndef GIF_SHIM_H
#define GIF_SHIM_H

/*
 * A GIF written through giflib. image_shim.h is the manual of what it has in common with PNGs and JPEGs.
 */

#include "image_shim.h"

typedef enum {
  GIF_SHIM_DISPOSE_UNSPECIFIED = 0,
  GIF_SHIM_DISPOSE_LEAVE = 1,
  GIF_SHIM_DISPOSE_BACKGROUND = 2,
  GIF_SHIM_DISPOSE_PREVIOUS = 3
} gif_shim_disposal;

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
