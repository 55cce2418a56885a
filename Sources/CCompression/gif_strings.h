#ifndef GIF_STRINGS_H
#define GIF_STRINGS_H

/* The dictionary of strings that an image's codes stand for, and searches in it. */

#include <string.h>

#include "gif_lzw.h"

enum {
  code_limit = 4095, /* the first code that is never used: a dictionary that has come so far is full */
  slot_bits = 14,
  slot_count = 1 << slot_bits
};

typedef struct {
  /* A hash table: in a slot's upper bits a string's code and one more pixel, in the low 12 bits the longer string's code; 0 is
   * free. */
  uint32_t slots[slot_count];
  /* For each string that repeats one pixel: the code of the same string with one pixel more. */
  uint16_t longer_run[code_limit];
  /* For each pixel: the code of the longest string that repeats it, and how long that is. */
  uint16_t longest_run[256];
  uint16_t longest_length[256];
  /* For each string of more than one pixel: the code of the same string with one pixel less. */
  uint16_t shorter[code_limit + 1];
  /*
   * The dictionary as a tree. For each string: its last pixel, the first string that is one pixel longer, and the next string with
   * the same pixels before its last; 0 for none. Kept only for a search among near strings.
   */
  uint8_t last_pixel[code_limit];
  uint16_t first_longer[code_limit];
  uint16_t next_beside[code_limit];

  int is_searched;
  int bits;
  /* How often strings may yet be tried to end early, and how many were passed over since that ran out. */
  int patience;
  unsigned passed_over;
  /* How many of the dictionary's codes stand for no string, since a string ended early. */
  unsigned wasted;
  unsigned next;
  int code_bits;
  /* The pixels of all codes that filled the dictionary; once it is full, the codes and pixels of the current window. */
  size_t built_pixels;
  int window_codes;
  size_t window_pixels;
  /* Whether a window has covered so few pixels that a new dictionary may serve better. */
  int is_worn;
} gif_dictionary;

/* Where the search for a key begins. Strings that were added one after another, and one after another are found again, lie near each
 * other, apart by what the last pixel makes of them: scattering them by one multiplication took 2 % more of an encoder's time. */
static inline unsigned gif_place_of(unsigned key) {
  return ((key >> 8) * 2 + ((key & 255) * 0x9E3779B1u >> (32 - slot_bits))) & (slot_count - 1);
}

/* The code of a string and one more pixel; 0 where the dictionary lacks it, and `free` is where it would stand. */
static inline unsigned gif_longer(const gif_dictionary *dictionary, unsigned code, uint8_t pixel, unsigned *free) {
  unsigned key = code << 8 | pixel;
  for (unsigned at = gif_place_of(key);; at = (at + 1) & (slot_count - 1)) {
    uint32_t slot = dictionary->slots[at];
    if (slot >> 12 == key && slot != 0) return slot & 4095;
    if (slot == 0) {
      *free = at;
      return 0;
    }
  }
}

/* Extends the string path[length] by equal pixels as far as the dictionary goes; returns the new length. Notes the strings on the
 * way, and in `has_other` whether a pixel on the way has a near one. */
static inline size_t gif_walk(const gif_dictionary *dictionary, const gif_lzw_image *image, size_t at, size_t length, uint16_t *path,
                              unsigned *free, unsigned *has_other) {
  unsigned code = path[length];
  for (; at + length < image->count; path[++length] = (uint16_t)code) {
    uint8_t pixel = image->pixels[at + length];
    *has_other |= image->distances->has_other[image->stays != NULL && image->stays[at + length]][pixel];
    code = gif_longer(dictionary, code, pixel, free);
    if (code == 0) break;
  }
  return length;
}

typedef struct {
  unsigned code;
  size_t length;
} gif_string;

/*
 * The best string that looks like the pixels from `at` on. path[n] holds the code of the exact string of n pixels, for n from
 * `length` to `end`; `path` is overwritten.
 */
gif_string gif_find_near(const gif_dictionary *dictionary, const gif_lzw_image *image, size_t at, uint16_t *path, size_t length,
                         size_t end);

#endif
