/*
 * Goals, in this order: every GIF reader decodes it; few bytes; few cycles a pixel.
 *
 * - Strings are found by hashing (code, pixel). A run of one pixel is looked up as a whole: the codes of such runs are
 *   linked, so that plain areas cost a comparison of eight pixels at a time.
 * - A full dictionary is kept while it serves: it is cleared when 64 codes cover less than half of what the best 64
 *   since it filled up have covered. Against clearing at once this takes 3 % off pushes of flat and of text screens and
 *   0.3 % off a page turn; windows of 16, 32 and 128 codes and other shares gave 0 to 2 % more bytes.
 */
#include "gif_lzw.h"

#include <stdlib.h>
#include <string.h>

enum {
  code_limit = 4095, /* giflib's: code 4095 itself is never used */
  slot_bits = 14,
  slot_count = 1 << slot_bits,
  window = 64
};

struct gif_lzw_coder {
  /* Code and pixel above, the longer string's code in the low 12 bits; 0 is free. */
  uint32_t slots[slot_count];
  /* Of a string of one pixel repeated: the one that is longer by one. */
  uint16_t longer_run[code_limit];
  /* Of each pixel: the longest such string, and how long that is. */
  uint16_t longest_run[256];
  uint16_t longest_length[256];
  /* Of each string: its last pixel, one of those that are longer by a pixel, and the next of its own length; 0 for none. */
  uint8_t last_pixel[code_limit];
  uint16_t first_longer[code_limit];
  uint16_t next_beside[code_limit];

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

gif_lzw_coder *gif_lzw_make(void) { return calloc(1, sizeof(gif_lzw_coder)); }

void gif_lzw_free(gif_lzw_coder *coder) {
  if (coder != NULL) free(coder->bytes);
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
  for (int byte = 0; byte < 4; byte++) coder->bytes[coder->length++] = (uint8_t)(coder->pending >> byte * 8);
  coder->pending >>= 32;
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
  memset(coder->first_longer, 0, sizeof coder->first_longer);
  for (unsigned pixel = 0; pixel < 1u << coder->bits; pixel++) {
    coder->longest_run[pixel] = (uint16_t)pixel;
    coder->longest_length[pixel] = 1;
  }
  coder->next = (1u << coder->bits) + 2;
  coder->code_bits = coder->bits + 1;
  coder->window_codes = 0;
  coder->window_pixels = 0;
  coder->best_window = 0;
}

static unsigned place_of(unsigned key) { return key * 0x9E3779B1u >> (32 - slot_bits); }

/* The code of a string and one more pixel; 0 where the dictionary lacks it. */
static inline unsigned longer(const gif_lzw_coder *coder, unsigned code, uint8_t pixel) {
  unsigned key = code << 8 | pixel;
  for (unsigned at = place_of(key);; at = (at + 1) & (slot_count - 1)) {
    uint32_t slot = coder->slots[at];
    if (slot >> 12 == key && slot != 0) return slot & 4095;
    if (slot == 0) return 0;
  }
}

static void add(gif_lzw_coder *coder, unsigned code, uint8_t pixel) {
  unsigned key = code << 8 | pixel;
  unsigned at = place_of(key);
  while (coder->slots[at] != 0) at = (at + 1) & (slot_count - 1);
  unsigned new = coder->next++;
  coder->slots[at] = key << 12 | new;
  coder->last_pixel[new] = pixel;
  coder->next_beside[new] = coder->first_longer[code];
  coder->first_longer[code] = (uint16_t)new;
  if (coder->longest_run[pixel] == code) {
    coder->longer_run[code] = (uint16_t)new;
    coder->longest_run[pixel] = (uint16_t)new;
    coder->longest_length[pixel]++;
  }
}

/* Whether the dictionary, long full, serves less well than it has. */
static int is_worn(gif_lzw_coder *coder, size_t pixels) {
  coder->window_pixels += pixels;
  if (++coder->window_codes < window) return 0;
  if (coder->window_pixels > coder->best_window) coder->best_window = coder->window_pixels;
  int worn = coder->window_pixels * 2 < coder->best_window;
  coder->window_codes = 0;
  coder->window_pixels = 0;
  return worn;
}

/* Writes a string of so many pixels, after which another begins with `following`. */
static void put_string(gif_lzw_coder *coder, unsigned code, size_t pixels, uint8_t following) {
  put(coder, code);
  if (coder->next >= 1u << coder->code_bits && coder->code_bits < 12) coder->code_bits++;
  if (coder->next < code_limit) {
    add(coder, code, following);
  } else if (is_worn(coder, pixels)) {
    clear(coder);
  }
}

/* How many pixels from `at` on are the same; without distances 1 where fewer than eight are, which `extend` finds. */
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

/* How far the string goes that begins with `code` and `length` pixels. */
static inline size_t extend(const gif_lzw_coder *coder, const gif_lzw_image *image, size_t at, size_t length, unsigned *code) {
  for (; at + length < image->count; length++) {
    unsigned next = longer(coder, *code, image->pixels[at + length]);
    if (next == 0) break;
    *code = next;
  }
  return length;
}

/*
 * A search among the dictionary's strings for the best that looks like the pixels from `at` on. A string is worth its
 * length less its distance: a pixel more may cost four levels and half of what one pixel may be off. Sums of distances rather than of
 * their squares, since a few pixels far off are seen less than many a little: of a push of text, at the same mean distance
 * from the source, 4 % less. What stands still counts twice, since it would flicker. Among the strings beside the exact one
 * the newest come first, and so few are looked at that neither long lists nor small gains count: 12 times as many steps
 * cost as many bytes at the same distance and twice the flicker.
 */
typedef struct {
  const gif_lzw_coder *coder;
  const gif_lzw_image *image;
  size_t at;
  int steps;
  /* The strings on the way to the one looked at, by their length. */
  uint16_t *path;
  unsigned best;
  size_t best_length;
  int64_t best_worth;
} search;

enum { step_limit = 32 };

static void look_further(search *search, unsigned code, size_t length, size_t distance);

/* Where a pixel stays and no other looks like it, but for the transparent one. */
static void look_through(search *search, unsigned code, size_t length, size_t distance) {
  if (search->image->pixels[search->at + length] == search->image->transparent) return;
  unsigned next = longer(search->coder, code, (uint8_t)search->image->transparent);
  if (next != 0 && search->steps-- > 0) look_further(search, next, length + 1, distance);
}

static void look_beside(search *search, unsigned code, size_t length, size_t distance) {
  const gif_lzw_image *image = search->image;
  size_t at = search->at + length;
  uint8_t own = image->pixels[at];
  int stays = image->stays != NULL && image->stays[at];
  if (stays ? !image->distances->has_very_near[own] : !image->distances->has_near[own]) {
    if (stays) look_through(search, code, length, distance);
    return;
  }
  const uint16_t *apart = image->distances->apart[own];
  for (unsigned next = search->coder->first_longer[code]; next != 0; next = search->coder->next_beside[next]) {
    if (search->steps-- <= 0) return;
    uint8_t pixel = search->coder->last_pixel[next];
    if (pixel == own) continue;
    unsigned far = stays ? (pixel == image->transparent ? 0 : apart[pixel] * 2u) : apart[pixel];
    if (far <= image->distances->tolerance) look_further(search, next, length + 1, distance + far);
  }
}

/* From a string of so many pixels, so far off in all: as far as pixels are the same, then beside that way, from its end. */
static void look_further(search *search, unsigned code, size_t length, size_t distance) {
  const gif_lzw_image *image = search->image;
  size_t end = length;
  search->path[end] = (uint16_t)code;
  while (search->at + end < image->count) {
    unsigned next = longer(search->coder, search->path[end], image->pixels[search->at + end]);
    if (next == 0) break;
    search->path[++end] = (uint16_t)next;
  }
  int64_t worth = (int64_t)(end * (image->distances->tolerance + 128)) - (int64_t)distance * 2;
  if (worth > search->best_worth) {
    search->best = search->path[end];
    search->best_length = end;
    search->best_worth = worth;
  }
  for (size_t place = end + 1; place-- > length && search->steps > 0;) {
    if (search->at + place < image->count) look_beside(search, search->path[place], place, distance);
  }
}

/* As `extend`, among strings whose pixels are near. */
static size_t extend_nearly(const gif_lzw_coder *coder, const gif_lzw_image *image, size_t at, size_t length, unsigned *code) {
  uint16_t path[code_limit];
  search search = {.coder = coder, .image = image, .at = at, .steps = step_limit, .path = path, .best_worth = -1};
  look_further(&search, *code, length, 0);
  *code = search.best;
  return search.best_length;
}

static void encode(gif_lzw_coder *coder, const gif_lzw_image *image) {
  const uint8_t *pixels = image->pixels;
  size_t at = 0, count = image->count, run = run_length(image, at);
  for (;;) {
    unsigned code = pixels[at];
    size_t length = coder->longest_length[code];
    if (run > length) {
      code = coder->longest_run[code];
      run -= length;
    } else {
      for (length = 1; length < run; length++) code = coder->longer_run[code];
      length = image->distances == NULL ? extend(coder, image, at, length, &code) : extend_nearly(coder, image, at, length, &code);
      run = 0;
    }
    at += length;
    if (at == count) {
      put(coder, code);
      return;
    }
    if (run == 0) run = run_length(image, at);
    put_string(coder, code, length, pixels[at]);
  }
}

const uint8_t *gif_lzw_encode(gif_lzw_coder *coder, const gif_lzw_image *image, size_t *length) {
  coder->bits = image->bits;
  coder->code_bits = image->bits + 1;
  coder->pending = 0;
  coder->pending_bits = 0;
  coder->length = 0;
  clear(coder);
  encode(coder, image);
  if (coder->next >= 1u << coder->code_bits && coder->code_bits < 12) coder->code_bits++;
  put(coder, (1u << image->bits) + 1);
  put_rest(coder);
  *length = coder->length;
  return coder->is_short_of_memory ? NULL : coder->bytes;
}
