#ifndef GIF_PARSE_H
#define GIF_PARSE_H

#include <string.h>

#include "gif_strings.h"

/*
 * Parses an image into strings that a dictionary has.
 *
 * - Strings are found by hashing (code, pixel). A run of one pixel is looked up as a whole: the codes of such runs are linked, so
 *   that plain areas cost a comparison of eight pixels at a time.
 * - A string ends some pixels early if the two strings behind it then reach farther, counted twice for the first of them. That wastes a code, since
 *   the dictionary has the string that would be added, so it must win two, and more by the string's length once an eighth of the dictionary is
 *   wasted: in patterns, such as dithered skies, nearly all strings would end early and none would grow. To look two strings ahead and up to six
 *   pixels back, in place of one and one, takes .9 % off 28 clips of seed 601 of scripts/bench clips at the same error, 6 % off a turn, and adds 1.5 % to
 *   two drawn pages, for 1.4 times the coder's instructions on 80 of their images. Of text one string in a hundred gains by ending early, so an image's patience
 *   ends: a try takes one of it, and each pixel won gives four.
 */

enum {
  window_codes = 64,
  early_length = 5, /* the fewest pixels of two strings of which the first may end early */
  early_most = 6, /* by how many pixels it ends early at most */
  early_patience = 1024,
  early_reward = 4, /* for each pixel that an early end has won */
  early_waste = 8, /* one code in so many, beside the first `early_free`, may be wasted without strings having to win more by it */
  early_free = 4,
  early_sample = 16 /* one string in so many is tried where patience has run out */
};

/* A string that stands for the pixels from `at` on. */
typedef struct {
  size_t at;
  size_t length;
  unsigned code;
  /* The slot for the string with one pixel more; `slot_count` if it is not known. */
  unsigned free;
  /* How many pixels behind it repeat its last one, if it is a part of a longer run; else 0. */
  size_t run;
} gif_match;

/* Begins a window of the full dictionary, in which it is not yet worn. */
static void gif_dictionary_watch(gif_dictionary *dictionary) {
  dictionary->window_codes = 0;
  dictionary->window_pixels = 0;
  dictionary->is_worn = 0;
}

static void gif_dictionary_clear(gif_dictionary *dictionary) {
  memset(dictionary->slots, 0, sizeof dictionary->slots);
  if (dictionary->is_searched) memset(dictionary->first_longer, 0, sizeof dictionary->first_longer);
  for (unsigned pixel = 0; pixel < 1u << dictionary->bits; pixel++) {
    dictionary->longest_run[pixel] = (uint16_t)pixel;
    dictionary->longest_length[pixel] = 1;
  }
  dictionary->next = (1u << dictionary->bits) + 2;
  dictionary->code_bits = dictionary->bits + 1;
  dictionary->built_pixels = 0;
  dictionary->wasted = 0;
  gif_dictionary_watch(dictionary);
}

/* Begins an image with an empty dictionary. */
static void gif_dictionary_begin(gif_dictionary *dictionary, const gif_lzw_image *image) {
  dictionary->is_searched = image->distances != NULL;
  dictionary->bits = image->bits;
  dictionary->patience = early_patience;
  dictionary->passed_over = 0;
  gif_dictionary_clear(dictionary);
}

/* Makes codes longer where the next one needs it. */
static inline void gif_dictionary_grow(gif_dictionary *dictionary) {
  if (dictionary->next >= 1u << dictionary->code_bits && dictionary->code_bits < 12) dictionary->code_bits++;
}

/* Adds a string and one more pixel to the dictionary, in the slot `free`, unless the dictionary has it; its code is used up even then.
 * `slot_count` means that no free slot is known yet. */
static inline void add(gif_dictionary *dictionary, unsigned code, uint8_t pixel, unsigned free) {
  unsigned new = dictionary->next++;
  int is_known = free != slot_count && dictionary->slots[free] == 0;
  if (!is_known && gif_longer(dictionary, code, pixel, &free) != 0) return;
  dictionary->shorter[new] = (uint16_t)code;
  dictionary->slots[free] = (code << 8 | pixel) << 12 | new;
  if (dictionary->is_searched) {
    dictionary->last_pixel[new] = pixel;
    dictionary->next_beside[new] = dictionary->first_longer[code];
    dictionary->first_longer[code] = (uint16_t)new;
  }
  if (dictionary->longest_run[pixel] == code) {
    dictionary->longer_run[code] = (uint16_t)new;
    dictionary->longest_run[pixel] = (uint16_t)new;
    dictionary->longest_length[pixel]++;
  }
}

/* Counts what a code of the full dictionary covers. */
static void count_in_window(gif_dictionary *dictionary, size_t pixels) {
  dictionary->window_pixels += pixels;
  if (++dictionary->window_codes < window_codes) return;
  size_t built_codes = code_limit - (1u << dictionary->bits) - 2;
  int is_worn = dictionary->window_pixels * built_codes < dictionary->built_pixels * window_codes;
  gif_dictionary_watch(dictionary);
  dictionary->is_worn = is_worn;
}

/* Adds the string `code`, of `pixels` pixels, with the pixel `following`, in the slot `free`. */
static inline void learn(gif_dictionary *dictionary, unsigned code, size_t pixels, uint8_t following, unsigned free) {
  gif_dictionary_grow(dictionary);
  if (dictionary->next < code_limit) {
    add(dictionary, code, following, free);
    dictionary->built_pixels += pixels;
  } else {
    count_in_window(dictionary, pixels);
  }
}

/* The number of equal pixels from `at` on. In a lossless image it is 1 for fewer than eight, which `extend` finds as quickly. */
static size_t run_length(const gif_lzw_image *image, size_t at) {
  const uint8_t *pixels = image->pixels + at;
  size_t count = image->count - at, run = 0;
  uint64_t first = 0x0101010101010101u * pixels[0];
  for (uint64_t eight; run + 8 <= count; run += 8) {
    memcpy(&eight, pixels + run, 8);
    if (eight != first) break;
  }
  if (run == 0 && image->distances == NULL) return 1;
  while (run < count && pixels[run] == pixels[0]) run++;
  return run;
}

/* Extends the string `code`, of `length` pixels, by the pixels that follow as far as the dictionary goes; returns the new length.
 * `free` becomes the slot for a longer string. */
static inline size_t extend(const gif_dictionary *dictionary, const gif_lzw_image *image, size_t at, size_t length, unsigned *code,
                            unsigned *free) {
  for (; at + length < image->count; length++) {
    unsigned next = gif_longer(dictionary, *code, image->pixels[at + length], free);
    if (next == 0) break;
    *code = next;
  }
  return length;
}

/* Does what `extend` does, but looks among strings of near colours, too. Only one in fifty strings of a photograph has any such
 * string. */
static inline size_t extend_nearly(const gif_dictionary *dictionary, const gif_lzw_image *image, size_t at, size_t length,
                                   unsigned *code, unsigned *free, uint16_t *path) {
  unsigned has_other = 0;
  path[length] = (uint16_t)*code;
  size_t end = gif_walk(dictionary, image, at, length, path, free, &has_other);
  *code = path[end];
  if (!has_other) return end;
  gif_string near = gif_find_near(dictionary, image, at, path, length, end);
  if (near.code != *code) *free = slot_count;
  *code = near.code;
  return near.length;
}

/* Finds the string for the pixels from `at` on, which begin with `run` equal ones; 0 if these are not counted yet. Without a `path` it is the
 * longest string of exactly these pixels. */
static void find(const gif_dictionary *dictionary, const gif_lzw_image *image, size_t at, size_t run, uint16_t *path, gif_match *found) {
  if (run == 0) run = run_length(image, at);
  unsigned code = image->pixels[at], free = slot_count;
  size_t length = dictionary->longest_length[code];
  found->at = at;
  if (run > length) {
    found->code = dictionary->longest_run[code];
    found->length = length;
    found->free = free;
    found->run = run - length;
    return;
  }
  for (length = 1; length < run; length++) code = dictionary->longer_run[code];
  found->length = path == NULL || image->distances == NULL ? extend(dictionary, image, at, length, &code, &free)
                                                           : extend_nearly(dictionary, image, at, length, &code, &free, path);
  found->code = code;
  found->free = free;
  found->run = 0;
}

/* Whether a string is tried to end early, which it is less often where others have won little by it. */
static int is_tried(gif_dictionary *dictionary) {
  if (dictionary->patience <= 0) return ++dictionary->passed_over % early_sample == 0;
  dictionary->patience--;
  return 1;
}

static void reward(gif_dictionary *dictionary, size_t won) {
  if (won > early_patience / early_reward) won = early_patience / early_reward;
  dictionary->patience += (int)won * early_reward;
  if (dictionary->patience > early_patience) dictionary->patience = early_patience;
}

/* By how much a string of some length must win by ending early, of what `reach` counts. */
static size_t early_gain(const gif_dictionary *dictionary, size_t length) {
  if (dictionary->next >= code_limit) return 2;
  unsigned codes = dictionary->next - (1u << dictionary->bits) - 2;
  return dictionary->wasted > codes / early_waste + early_free ? 2 + length * 3 / 8 : 2;
}

/* How far the string `match` reaches, and how far the one behind it: the sum. By the second alone the pictures of a drawn page under a sheet (clip 5 of seed
 * 601 of scripts/bench clips) took 3 % more bytes, at a quality of 78. */
static size_t reach(const gif_dictionary *dictionary, const gif_lzw_image *image, const gif_match *match) {
  size_t end = match->at + match->length;
  if (end == image->count) return end * 2;
  gif_match behind;
  find(dictionary, image, end, match->run, NULL, &behind);
  return end * 2 + behind.length;
}

/* Lets the string `now` end some pixels early if the two strings behind it, the first of which becomes `next`, reach farther so. These are exact: looking
 * for near strings, too, costs a tenth of the time and saves nothing. */
static void end_early(gif_dictionary *dictionary, const gif_lzw_image *image, gif_match *now, gif_match *next) {
  if (!image->ends_early || now->length < 2 || now->run > 0 || now->length + next->length < early_length || !is_tried(dictionary)) return;
  size_t usual = 0, farthest = 0, cut = 0, at = next->at, end = at + next->length;
  unsigned code = now->code;
  for (size_t early = 1; early <= early_most && early < now->length; early++) {
    code = dictionary->shorter[code];
    gif_match other;
    find(dictionary, image, at - early, 0, NULL, &other);
    /* Strings from farther back end sooner still, as a rule. */
    if (other.length < early) break;
    if (other.at + other.length < end) continue;
    if (usual == 0) farthest = (usual = reach(dictionary, image, next)) + early_gain(dictionary, now->length) - 1;
    size_t far = reach(dictionary, image, &other);
    if (far <= farthest) continue;
    farthest = far;
    cut = early;
    now->code = code;
    *next = other;
  }
  if (cut == 0) return;
  reward(dictionary, farthest - usual);
  dictionary->wasted++;
  now->length -= cut;
  now->free = slot_count;
}

/* Finds the string for the pixels from `at` on. */
static void gif_first(const gif_dictionary *dictionary, const gif_lzw_image *image, size_t at, gif_match *found) {
  uint16_t path[code_limit];
  find(dictionary, image, at, 0, path, found);
}

/* Returns the code of the string `now`, to be written with as many bits as codes have before; `next` becomes the string behind it. `path` is
 * overwritten. */
static inline unsigned gif_step(gif_dictionary *dictionary, const gif_lzw_image *image, gif_match *now, gif_match *next, uint16_t *path) {
  find(dictionary, image, now->at + now->length, now->run, path, next);
  end_early(dictionary, image, now, next);
  learn(dictionary, now->code, now->length, image->pixels[next->at], now->free);
  /* The dictionary may have got a string that serves better. */
  if (next->code == now->code) find(dictionary, image, next->at, now->run, path, next);
  return now->code;
}

#endif
