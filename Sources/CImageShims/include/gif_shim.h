#ifndef GIF_SHIM_H
#define GIF_SHIM_H

/*
 * GIF89a, over giflib. This header is the manual.
 *
 * Jobs        Each function is one whole job and keeps nothing afterwards. A file is one header, any number of frames
 *             and one trailer, in this order; the pieces know nothing of each other, so frames can be compressed side
 *             by side and joined.
 * Ownership   The caller owns every pointer it passes; what a callback is given lives until the callback returns.
 * Threads     No globals: any number of jobs may run at once.
 * Errors      A status says what kind of failure it was; `message` receives giflib's own words where it has some, cut to
 *             fit and always terminated ("" after success).
 * Palettes    R G B for each entry, 1 to 256 of them; the file's table is padded with black to the next power of two.
 * Limits      Sides and offsets are 16-bit, delays are centiseconds up to 65535; giflib does not check them, this does.
 */

#include <stddef.h>
#include <stdint.h>

typedef enum {
  GIF_SHIM_OK = 0,
  /* A callback returned nonzero. */
  GIF_SHIM_REFUSED,
  /* The bytes are no GIF, or a broken one. */
  GIF_SHIM_DAMAGED,
  /* The file claims more than the limits allow. Found before any pixel memory is taken. */
  GIF_SHIM_TOO_LARGE,
  GIF_SHIM_NO_MEMORY,
  /* A null pointer, a size that does not fit, an index outside the palette. */
  GIF_SHIM_BAD_ARGUMENT
} gif_shim_status;

/* Room for every message this header promises. */
#define GIF_SHIM_MESSAGE_SIZE 128

/* Takes `length` bytes (never 0), up to 32 KiB at once; nonzero refuses them and ends the job. It must return. */
typedef int (*gif_shim_sink)(void *context, const uint8_t *bytes, size_t length);

typedef struct {
  uint32_t width;
  uint32_t height;
  /* Null and 0 for none. */
  const uint8_t *palette;
  int palette_count;
  /* The NETSCAPE count: 0 repeats for ever, n plays n + 1 times, -1 writes no extension and plays once. */
  int32_t repeats;
  /* Null for none. */
  const char *comment;
} gif_shim_header;

gif_shim_status gif_shim_write_header(const gif_shim_header *header, gif_shim_sink sink, void *context,
                                      char *message, size_t message_size);

typedef enum {
  GIF_SHIM_DISPOSE_UNSPECIFIED = 0,
  GIF_SHIM_DISPOSE_LEAVE = 1,
  GIF_SHIM_DISPOSE_BACKGROUND = 2,
  GIF_SHIM_DISPOSE_PREVIOUS = 3
} gif_shim_disposal;

typedef struct {
  /* Inside the screen; the caller knows how large that is. */
  uint32_t left;
  uint32_t top;
  uint32_t width;
  uint32_t height;
  /* `width` bytes in each of `height` rows, without gaps. */
  const uint8_t *indices;
  /*
   * Null, or for each index whether `transparent` would show the same: 1 where it would, else 0. Which of them become
   * transparent is then up to the writer, which tries on some of the rows what makes the image smaller.
   */
  const uint8_t *stays;
  /* Nonzero makes all of them transparent, untried. */
  int is_draft;
  /* Nonzero takes several times as long for about a hundredth less, where nothing may be off. */
  int is_thorough;
  const uint8_t *palette;
  /* How many entries the palette has: it sets the code size. */
  int palette_count;
  /* Nonzero where the palette is the header's, so that the frame has none of its own. */
  int uses_header_palette;
  /*
   * 0 for a lossless image; else how many 16ths of a level, up to 255 levels, a pixel's colour may be off where that
   * makes the image smaller. Red, green and blue count 3 : 4 : 2.
   */
  uint32_t tolerance;
  uint32_t delay;
  gif_shim_disposal disposal;
  /* -1 for none; may lie in the padding of the table. */
  int transparent;
} gif_shim_frame;

gif_shim_status gif_shim_write_frame(const gif_shim_frame *frame, gif_shim_sink sink, void *context,
                                     char *message, size_t message_size);

gif_shim_status gif_shim_write_trailer(gif_shim_sink sink, void *context, char *message, size_t message_size);

typedef struct {
  uint32_t max_width;
  uint32_t max_height;
  uint64_t max_pixels;
  uint32_t max_frames;
} gif_shim_limits;

/* Nonzero from either ends the job. */
typedef struct {
  /* Once, before the first frame. */
  int (*screen)(void *context, uint32_t width, uint32_t height);
  /*
   * For every frame in order, its indices de-interlaced. The rectangle may reach beyond the screen and an index beyond
   * the palette: the caller decides. `palette` is the frame's own or the header's, never null; `stays` is null.
   */
  int (*frame)(void *context, const gif_shim_frame *frame);
  /* Once, after the last frame: the NETSCAPE count, -1 where there is none. */
  int (*end)(void *context, int32_t repeats);
} gif_shim_reader;

gif_shim_status gif_shim_read(const uint8_t *bytes, size_t length, const gif_shim_limits *limits,
                              const gif_shim_reader *reader, void *context, char *message, size_t message_size);

#endif
