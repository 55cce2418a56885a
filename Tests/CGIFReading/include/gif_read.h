#ifndef GIF_READ_H
#define GIF_READ_H

/*
 * A GIF read through giflib, by which tests see what the encoder wrote; the program reads no GIF's pixels. image_shim.h is the manual.
 */

#include "gif_shim.h"

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

/* The callbacks of a reader, of which a nonzero result ends the job, and the most frames that it takes. */
typedef struct {
  /* Called once, before the first frame. */
  int (*screen)(void *context, uint32_t width, uint32_t height);
  /* Called for every frame, in order. */
  int (*frame)(void *context, const gif_shim_frame *frame);
  /* Called once, after the last frame, with the NETSCAPE count of repeats; -1 where the file has none. */
  int (*end)(void *context, int32_t repeats);
  uint32_t max_frames;
} gif_shim_reader;

image_shim_status gif_shim_read(const uint8_t *bytes, size_t length, const image_shim_limits *limits,
                              const gif_shim_reader *reader, void *context, char *message, size_t message_size);

#endif
