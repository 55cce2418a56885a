/*
 * An LZW coder that replaces giflib's. Without loss, and before strings ended early, it took these shares of giflib's bytes and time: 0.97 and
 * 0.3 for a push of flat screens, 0.97 and 0.5 for a push of text, 0.99 and 0.8 for a push of photographs. Where loss is allowed,
 * pixels take near colours.
 *
 * Goals, in this order: every GIF reader decodes it; few bytes; few cycles a pixel.
 *
 * - Strings are found by hashing (code, pixel). A run of one pixel is looked up as a whole: the codes of such runs are linked, so
 *   that plain areas cost a comparison of eight pixels at a time.
 * - A string ends a pixel early if the two strings together then reach farther. That wastes a code, since the dictionary has the string
 *   that would be added, so they must reach the farther, the longer the first one is, and much farther once an eighth of the dictionary is
 *   wasted: in patterns, such as dithered skies, nearly all strings would end early and none would grow. It saves .9 % of 28 clips of
 *   seed 601 of scripts/bench clips at a quality of 84, 11 % of a push of shaded pages among them, and nothing of text, of which one string
 *   in a hundred gains by it: a fifth of the coder's time was spent there on trying. So an image's patience ends: a try takes one of it, and
 *   each pixel won gives eight. Text then
 *   takes 13 % less time, and all clips 0.1 % more bytes.
 * - A full dictionary is kept while it serves. It is cleared when a window of 64 codes covers fewer pixels than 64 codes did on average
 *   while it filled up. Compared with waiting until a window covers less than half of the best window, 32 clips of every kind take
 *   3.4 % less on average, and one that turns from noise to text 32 % less. Windows of 256 and 512 codes gave 0.5 and 0.9 % more. With
 *   more patience where strings are long, a push of blocks took 12 % more, one of photographs 4 %, all clips on average 1.2 %.
 */
#include "gif_lzw.h"

#include <stdlib.h>
#include <string.h>

#include "gif_strings.h"

gif_lzw_coder *gif_lzw_make(void) { return calloc(1, sizeof(gif_lzw_coder)); }

void gif_lzw_free(gif_lzw_coder *coder) {
  if (coder == NULL) return;
  free(coder->bytes);
  free(coder->kept);
  free(coder);
}

static void make_room(gif_lzw_coder *coder) {
  if (coder->length + 8 <= coder->room) return;
  size_t room = coder->room == 0 ? 1 << 16 : coder->room * 2;
  uint8_t *bytes = realloc(coder->bytes, room);
  if (bytes == NULL) {
    coder->is_short_of_memory = 1;
    coder->length = 0;
  } else {
    coder->bytes = bytes;
    coder->room = room;
  }
}

static void put_pending(gif_lzw_coder *coder) {
  make_room(coder);
  if (coder->is_short_of_memory) return;
  uint8_t *end = coder->bytes + coder->length;
  uint64_t pending = coder->pending;
  for (int byte = 0; byte < 4; byte++) end[byte] = (uint8_t)(pending >> byte * 8);
  coder->length += 4;
  coder->pending = pending >> 32;
  coder->pending_bits -= 32;
}

static inline void put(gif_lzw_coder *coder, unsigned code) {
  coder->pending |= (uint64_t)code << coder->pending_bits;
  coder->pending_bits += coder->code_bits;
  if (coder->pending_bits >= 32) put_pending(coder);
}

static void put_rest(gif_lzw_coder *coder) {
  make_room(coder);
  if (coder->is_short_of_memory) return;
  for (; coder->pending_bits > 0; coder->pending_bits -= 8) {
    coder->bytes[coder->length++] = (uint8_t)coder->pending;
    coder->pending >>= 8;
  }
}

static void clear(gif_lzw_coder *coder) {
  put(coder, 1u << coder->bits);
  memset(coder->slots, 0, sizeof coder->slots);
  if (coder->is_searched) memset(coder->first_longer, 0, sizeof coder->first_longer);
  for (unsigned pixel = 0; pixel < 1u << coder->bits; pixel++) {
    coder->longest_run[pixel] = (uint16_t)pixel;
    coder->longest_length[pixel] = 1;
  }
  coder->next = (1u << coder->bits) + 2;
  coder->code_bits = coder->bits + 1;
  coder->window_codes = 0;
  coder->window_pixels = 0;
  coder->built_pixels = 0;
  coder->wasted = 0;
}

/* Adds a string and one more pixel to the dictionary, in the slot `free`, unless the dictionary has it; its code is used up even then.
 * `slot_count` means that no free slot is known yet. */
static inline void add(gif_lzw_coder *coder, unsigned code, uint8_t pixel, unsigned free) {
  unsigned new = coder->next++;
  int is_known = free != slot_count && coder->slots[free] == 0;
  if (!is_known && gif_longer(coder, code, pixel, &free) != 0) return;
  coder->shorter[new] = (uint16_t)code;
  coder->slots[free] = (code << 8 | pixel) << 12 | new;
  if (coder->is_searched) {
    coder->last_pixel[new] = pixel;
    coder->next_beside[new] = coder->first_longer[code];
    coder->first_longer[code] = (uint16_t)new;
  }
  if (coder->longest_run[pixel] == code) {
    coder->longer_run[code] = (uint16_t)new;
    coder->longest_run[pixel] = (uint16_t)new;
    coder->longest_length[pixel]++;
  }
}

/* Whether a new dictionary would serve better than the full one, asked after each code. */
static int is_worn(gif_lzw_coder *coder, size_t pixels) {
  coder->window_pixels += pixels;
  if (++coder->window_codes < window) return 0;
  size_t built_codes = code_limit - (1u << coder->bits) - 2;
  int worn = coder->window_pixels * built_codes < coder->built_pixels * window;
  coder->window_codes = 0;
  coder->window_pixels = 0;
  return worn;
}

/* Writes the code of a string of `pixels` pixels, and adds the string with the pixel `following` to the dictionary, in the slot
 * `free`. */
static inline void put_string(gif_lzw_coder *coder, unsigned code, size_t pixels, uint8_t following, unsigned free) {
  put(coder, code);
  if (coder->next >= 1u << coder->code_bits && coder->code_bits < 12) coder->code_bits++;
  if (coder->next < code_limit) {
    add(coder, code, following, free);
    coder->built_pixels += pixels;
  } else if (is_worn(coder, pixels)) {
    clear(coder);
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
static inline size_t extend(const gif_lzw_coder *coder, const gif_lzw_image *image, size_t at, size_t length, unsigned *code,
                            unsigned *free) {
  for (; at + length < image->count; length++) {
    unsigned next = gif_longer(coder, *code, image->pixels[at + length], free);
    if (next == 0) break;
    *code = next;
  }
  return length;
}

/* Does what `extend` does, but looks among strings of near colours, too. Only one in fifty strings of a photograph has any such
 * string. */
static inline size_t extend_nearly(const gif_lzw_coder *coder, const gif_lzw_image *image, size_t at, size_t length,
                                   unsigned *code, unsigned *free, uint16_t *path) {
  unsigned has_other = 0;
  path[length] = (uint16_t)*code;
  size_t end = gif_walk(coder, image, at, length, path, free, &has_other);
  *code = path[end];
  if (!has_other) return end;
  gif_string near = gif_find_near(coder, image, at, path, length, end);
  if (near.code != *code) *free = slot_count;
  *code = near.code;
  return near.length;
}

/* A string that stands for the pixels from `at` on. */
typedef struct {
  size_t at;
  size_t length;
  unsigned code;
  /* The slot for the string with one pixel more; `slot_count` if it is not known. */
  unsigned free;
  /* How many pixels behind it repeat its last one, if it is a part of a longer run; else 0. */
  size_t run;
} match;

/* The string for the pixels from `at` on, which begin with `run` equal ones; 0 if these are not counted yet. Without a `path` it is the
 * longest string of exactly these pixels. */
static match find(const gif_lzw_coder *coder, const gif_lzw_image *image, size_t at, size_t run, uint16_t *path) {
  if (run == 0) run = run_length(image, at);
  match found = {.at = at, .code = image->pixels[at], .free = slot_count};
  found.length = coder->longest_length[found.code];
  if (run > found.length) {
    found.code = coder->longest_run[found.code];
    found.run = run - found.length;
    return found;
  }
  for (found.length = 1; found.length < run; found.length++) found.code = coder->longer_run[found.code];
  found.length = path == NULL || image->distances == NULL
                     ? extend(coder, image, at, found.length, &found.code, &found.free)
                     : extend_nearly(coder, image, at, found.length, &found.code, &found.free, path);
  return found;
}

/* Whether a string is tried to end early, which it is less often where others have won little by it. */
static int is_tried(gif_lzw_coder *coder) {
  if (coder->patience <= 0) return ++coder->passed_over % early_sample == 0;
  coder->patience--;
  return 1;
}

static void reward(gif_lzw_coder *coder, size_t won) {
  if (won > early_patience / early_reward) won = early_patience / early_reward;
  coder->patience += (int)won * early_reward;
  if (coder->patience > early_patience) coder->patience = early_patience;
}

/* How many pixels a string of some length must win by ending early. */
static size_t early_gain(const gif_lzw_coder *coder, size_t length) {
  if (coder->next >= code_limit) return 1;
  unsigned codes = coder->next - (1u << coder->bits) - 2;
  return coder->wasted > codes / early_waste + early_free ? 2 + length * 3 / 8 : 2 + length / 8;
}

/* Lets the string `now` end a pixel early if it reaches farther so together with the string behind it, which becomes `next`. That one is
 * exact: looking for near strings, too, costs a tenth of the time and saves nothing. */
static void end_early(gif_lzw_coder *coder, const gif_lzw_image *image, match *now, match *next) {
  if (now->length < 2 || now->run > 0 || now->length + next->length < early_length || !is_tried(coder)) return;
  size_t gain = early_gain(coder, now->length);
  match early = find(coder, image, next->at - 1, 0, NULL);
  if (early.length <= next->length + gain) return;
  reward(coder, early.length - next->length - 1);
  coder->wasted++;
  now->code = coder->shorter[now->code];
  now->length--;
  now->free = slot_count;
  *next = early;
}

/* Notes how many bytes the first `at` pixels take, after each part of the image; returns whether they are too many. */
static int is_behind(gif_lzw_coder *coder, const gif_lzw_image *image, size_t at, size_t *part) {
  if (coder->length > image->limit) return 1;
  for (; *part + 1 < parts && at >= image->count / parts * (*part + 1); ++*part) {
    size_t other = coder->kept_pace[*part];
    coder->pace[*part] = coder->length;
    if (image->is_compared && *part >= judged_part && coder->length > other + other / ahead_share) return 1;
  }
  return 0;
}

/* Returns whether the coder has given up. */
static int encode(gif_lzw_coder *coder, const gif_lzw_image *image) {
  uint16_t path[code_limit];
  size_t part = 0;
  match now = find(coder, image, 0, 0, path);
  while (now.at + now.length < image->count) {
    if (is_behind(coder, image, now.at, &part)) return 1;
    match next = find(coder, image, now.at + now.length, now.run, path);
    end_early(coder, image, &now, &next);
    unsigned codes = coder->next;
    put_string(coder, now.code, now.length, image->pixels[next.at], now.free);
    /* The dictionary may have got a string that serves better, or lost all. */
    if (next.code == now.code || coder->next < codes) next = find(coder, image, next.at, now.run, path);
    now = next;
  }
  put(coder, now.code);
  return 0;
}

const uint8_t *gif_lzw_encode(gif_lzw_coder *coder, const gif_lzw_image *image, size_t *length) {
  coder->is_searched = image->distances != NULL;
  coder->bits = image->bits;
  coder->code_bits = image->bits + 1;
  coder->pending = 0;
  coder->pending_bits = 0;
  coder->length = 0;
  coder->patience = early_patience;
  coder->passed_over = 0;
  clear(coder);
  int has_given_up = encode(coder, image);
  if (coder->next >= 1u << coder->code_bits && coder->code_bits < 12) coder->code_bits++;
  put(coder, (1u << image->bits) + 1);
  put_rest(coder);
  *length = has_given_up || coder->length > image->limit ? SIZE_MAX : coder->length;
  return coder->is_short_of_memory ? NULL : coder->bytes;
}

const uint8_t *gif_lzw_keep(gif_lzw_coder *coder) {
  uint8_t *bytes = coder->bytes;
  size_t room = coder->room;
  coder->bytes = coder->kept;
  coder->room = coder->kept_room;
  coder->kept = bytes;
  coder->kept_room = room;
  memcpy(coder->kept_pace, coder->pace, sizeof coder->pace);
  return bytes;
}
