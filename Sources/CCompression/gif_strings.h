#ifndef GIF_STRINGS_H
#define GIF_STRINGS_H

/* The dictionary of strings that an image's codes stand for, and what is looked up in it. */

#include <string.h>

#include "gif_lzw.h"

enum {
  code_limit = 4095, /* giflib's: code 4095 itself is never used */
  slot_bits = 14,
  slot_count = 1 << slot_bits,
  window = 64,
  long_string = 48,
  lenient_tolerance = 128
};

struct gif_lzw_coder {
  /* Code and pixel above, the longer string's code in the low 12 bits; 0 is free. */
  uint32_t slots[slot_count];
  /* Of a string of one pixel repeated: the one that is longer by one. */
  uint16_t longer_run[code_limit];
  /* Of each pixel: the longest such string, and how long that is. */
  uint16_t longest_run[256];
  uint16_t longest_length[256];
  /*
   * Of each string: its last pixel, one of those that are longer by a pixel, and the next of its own length; 0 for none. Kept
   * only where strings are searched for that are near.
   */
  uint8_t last_pixel[code_limit];
  uint16_t first_longer[code_limit];
  uint16_t next_beside[code_limit];

  int is_searched;
  /* Pixels may be so far off that many strings look like another. */
  int is_lenient;
  int bits;
  unsigned next;
  int code_bits;
  /* Codes and pixels since the dictionary is full. */
  int window_codes;
  size_t window_pixels;
  size_t best_window;

  uint64_t pending;
  int pending_bits;
  uint8_t *bytes;
  size_t length;
  size_t room;
  int is_short_of_memory;
};

static inline unsigned gif_place_of(unsigned key) { return key * 0x9E3779B1u >> (32 - slot_bits); }

/* The code of a string and one more pixel; 0 where the dictionary lacks it, and `free` is where it would stand. */
static inline unsigned gif_longer(const gif_lzw_coder *coder, unsigned code, uint8_t pixel, unsigned *free) {
  unsigned key = code << 8 | pixel;
  for (unsigned at = gif_place_of(key);; at = (at + 1) & (slot_count - 1)) {
    uint32_t slot = coder->slots[at];
    if (slot >> 12 == key && slot != 0) return slot & 4095;
    if (slot == 0) {
      *free = at;
      return 0;
    }
  }
}

/* How far the string goes that `path` has at `length`; notes those on the way and whether one beside them may be found. */
static inline size_t gif_walk(const gif_lzw_coder *coder, const gif_lzw_image *image, size_t at, size_t length, uint16_t *path,
                              unsigned *free, unsigned *has_other) {
  unsigned code = path[length];
  for (; at + length < image->count; path[++length] = (uint16_t)code) {
    uint8_t pixel = image->pixels[at + length];
    *has_other |= image->distances->has_other[image->stays != NULL && image->stays[at + length]][pixel];
    code = gif_longer(coder, code, pixel, free);
    if (code == 0) break;
  }
  return length;
}

typedef struct {
  unsigned code;
  size_t length;
} gif_string;

/*
 * The best string that looks like the pixels from `at` on. `path` holds, by their length, the strings that the exact one begins
 * with, from `length` pixels to `end`; it is overwritten.
 */
gif_string gif_find_near(const gif_lzw_coder *coder, const gif_lzw_image *image, size_t at, uint16_t *path, size_t length,
                         size_t end);

#endif
