#include "gif_lzw.h"

#include <stdlib.h>
#include <string.h>

/*
 * Pixels that stay as they were can be made transparent or keep their colours. Five ways are tried, since the smallest depends on
 * the picture: transparent nowhere, everywhere, only in long runs of pixels that stay, or so that there are as few runs of one entry as can
 * be. These are sought from the end and from the start: one turns transparent as soon as it can, the other as late. The discs in GIFRowsTests, which move over
 * plain ground, take 9 and 15 % less than with runs of one colour that stay as a whole.
 *
 * They are tried on an eighth of the rows, in thin bands, and on a 32nd of a large image's: with a sixteenth there a film takes
 * 0.1 % less, and its coder a tenth more time. Bands twice as high took 4 to 7 % more for small pictures. With an earlier coder,
 * transparency everywhere took 3 to 11 % more for pushes and page turns, and transparency nowhere up to 6 % more. Choosing pixel by
 * pixel by what the dictionary holds gained 0.2 % for a fifth more time.
 *
 * Bands mislead where an image's strings come from the rows around: turns of drawn screens took 5 to 10 % more than with the right way. An
 * image that takes less than a byte for ten pixels is cheap to encode, for five if it is not large. So there all ways are tried on all rows,
 * whatever the bands have shown: two drawn pages that turn and zoom (clips 9 and 29 of seed 1795794134 of scripts/bench clips) take 2.1 % less
 * than with those ways alone that are within an eighth of the smallest on the bands. That five will do instead of ten if an image is not
 * large saves .4 % of seven clips of up to 240×240 pixels of seed 1795805447 that are no photographs, at a quality of 84, where the coder takes 1.4
 * times as many instructions. A way is given up where it takes more for all pixels than the smallest so far, or, after n of 16 parts, 20/n %
 * more for as many; in images of up to 16,384 pixels, or of up to 3,000 bytes, for all pixels alone, since their parts tell little. With
 * every image tried so, as `gif_small` has it, 28 clips of seed 601 take .45 % less, two of photographs 2.7 and 3.8 %, in 1.25 times the time. Images
 * of up to 16,384 pixels always are: bands of so few rows mislead, by which the small image in GIFRowsTests took 6 % more. So are those that
 * take up to 6,000 bytes: there are few strings to try.
 *
 * A way that differs from the smallest so far in less than a 50th of the pixels is not tried on more than 16,384 of them, but by gif_small: 28 clips of seed 601 take .06 % more
 * bytes in .98 of the processor time, at a quality of 84; with less than a hundredth .03 % more and as much time.
 *
 * A large image is written without loss unless loss takes a 32nd off these rows. Pages of text then take 1 % more, two thirds of the
 * coder's time, and have no error but their palette's.
 */
enum { band_rows = 4, large_image = 1 << 17, small_image = 1 << 14, long_run = 32, paying_loss = 32, cheap_pixels = 5, cheap_large_pixels = 10, small_bytes = 6000, least_bytes = 3000, alike_share = 50 };
typedef enum { nowhere, everywhere, in_long_runs, in_few_runs_soon, in_few_runs_late, fillings } filling;
/* From this tolerance on, four levels, they are tried with loss. Without it, a shaded video took 14 % more at a quality of 30 than at 35;
 * below it, loss hardly changes which way is the smallest. */
enum { tried_lossy = 64 };
enum { few_steps = 2, many_steps = 16 };

/* Rows without gaps between them: the pixels to be coded, and the indices and flags from which they are made. */
typedef struct {
  uint8_t *pixels;
  const uint8_t *indices;
  /* Null where nothing may become transparent. */
  const uint8_t *stays;
  size_t count;
} strip;

static int is_large(const gif_rows *rows) { return rows->width * rows->height >= large_image; }

static int is_sampled(const gif_rows *rows, size_t y) {
  size_t band_share = is_large(rows) ? 32 : 8;
  return rows->height < band_rows * band_share * 2 || y / band_rows % band_share == band_share / 2;
}

static size_t sampled_rows(const gif_rows *rows) {
  size_t count = 0;
  for (size_t y = 0; y < rows->height; y++) count += (size_t)is_sampled(rows, y);
  return count;
}

static void gather(uint8_t *target, const uint8_t *pixels, const gif_rows *rows) {
  for (size_t y = 0; y < rows->height; y++) {
    if (!is_sampled(rows, y)) continue;
    memcpy(target, pixels + y * rows->width, rows->width);
    target += rows->width;
  }
}

/* How many of the first `count` bytes equal the first one before one differs. */
static size_t like_first(const uint8_t *bytes, size_t count) {
  size_t at = 1;
  uint64_t first = 0x0101010101010101u * bytes[0];
  for (uint64_t eight; at + 8 <= count; at += 8) {
    memcpy(&eight, bytes + at, 8);
    if (eight != first) break;
  }
  while (at < count && bytes[at] == bytes[0]) at++;
  return at;
}

/* How many of the last of `count` bytes equal the last one before one differs. */
static size_t like_last(const uint8_t *bytes, size_t count) {
  size_t run = 1;
  uint8_t last = bytes[count - 1];
  uint64_t all = 0x0101010101010101u * last;
  for (uint64_t eight; run + 8 <= count; run += 8) {
    memcpy(&eight, bytes + count - run - 8, 8);
    if (eight != all) break;
  }
  while (run < count && bytes[count - 1 - run] == last) run++;
  return run;
}

/* Makes all unchanged pixels transparent. It uses masks rather than conditions, so that the compiler can vectorise the loop. */
static void fill_all(uint8_t *restrict pixels, const uint8_t *restrict indices, const uint8_t *restrict stays, size_t count,
                     uint8_t transparent) {
  for (size_t at = 0; at < count; at++) {
    uint8_t mask = (uint8_t)-stays[at];
    pixels[at] = (uint8_t)((indices[at] & ~mask) | (transparent & mask));
  }
}

/* Makes unchanged pixels transparent where they are runs of at least `long_run`. */
static void fill_long_runs(const strip *strip, int transparent) {
  for (size_t at = 0, run; at < strip->count; at += run) {
    run = like_first(strip->stays + at, strip->count - at);
    if (strip->stays[at] && run >= long_run) memset(strip->pixels + at, transparent, run);
  }
}

/* Makes runs transparent that are longer than those of one colour, from the start on. */
static void fill_late(const strip *strip, int transparent) {
  for (size_t at = 0, run; at < strip->count; at += run) {
    size_t staying = strip->stays[at] ? like_first(strip->stays + at, strip->count - at) : 0;
    run = like_first(strip->indices + at, strip->count - at);
    if (staying <= run) continue;
    run = staying;
    memset(strip->pixels + at, transparent, run);
  }
}

/* Does the same from the end on, and with runs that are as long as those of one colour, too. */
static void fill_soon(const strip *strip, int transparent) {
  for (size_t end = strip->count, run; end > 0; end -= run) {
    size_t staying = strip->stays[end - 1] ? like_last(strip->stays, end) : 0;
    run = like_last(strip->indices, end);
    if (staying == 0 || staying < run) continue;
    run = staying;
    memset(strip->pixels + end - run, transparent, run);
  }
}

static void fill(const strip *strip, filling filling, int transparent) {
  if (strip->stays == NULL) filling = nowhere;
  if (filling == everywhere) {
    fill_all(strip->pixels, strip->indices, strip->stays, strip->count, (uint8_t)transparent);
    return;
  }
  memcpy(strip->pixels, strip->indices, strip->count);
  if (filling == in_long_runs) fill_long_runs(strip, transparent);
  if (filling == in_few_runs_soon) fill_soon(strip, transparent);
  if (filling == in_few_runs_late) fill_late(strip, transparent);
}

/* What trying the fillings on the sampled rows has shown. */
typedef struct {
  filling best;
  /* How many pixels were tried; 0 when memory is short. */
  size_t count;
  /* Whether near colours save too little. */
  int is_lossless;
} trial;

static trial try_fillings(gif_lzw_coder *coder, gif_lzw_image image, const gif_rows *rows, const strip *all,
                          const gif_lzw_distances *distances) {
  trial trial = {.best = nowhere};
  size_t count = sampled_rows(rows) * rows->width;
  uint8_t *room = malloc(count * 3);
  if (room == NULL) return trial;
  strip sample = {.pixels = room, .indices = room + count, .count = count};
  gather(room + count, all->indices, rows);
  if (all->stays != NULL) {
    gather(room + count * 2, all->stays, rows);
    sample.stays = room + count * 2;
  }
  image.pixels = room;
  image.stays = sample.stays;
  image.count = count;
  image.has_rivals = 0;
  size_t least = SIZE_MAX, length = 0;
  /* The last are the smallest as a rule, beside which those that are far from it are soon given up. */
  for (filling tried = all->stays == NULL ? everywhere : fillings; tried-- > nowhere;) {
    fill(&sample, tried, rows->transparent);
    if (tried != nowhere && memcmp(sample.pixels, sample.indices, count) == 0) continue;
    image.limit = least;
    image.is_compared = least != SIZE_MAX;
    if (gif_lzw_encode(coder, &image, &length) == NULL || length == SIZE_MAX) continue;
    gif_lzw_keep(coder);
    least = length;
    trial.best = tried;
  }
  if (distances != NULL && image.distances == NULL && is_large(rows)) {
    fill(&sample, trial.best, rows->transparent);
    image.distances = distances;
    image.limit = SIZE_MAX;
    image.is_compared = 0;
    if (gif_lzw_encode(coder, &image, &length) != NULL) trial.is_lossless = length * paying_loss > least * (paying_loss - 1);
  }
  free(room);
  trial.count = count;
  return trial;
}

/* The fewest bytes that an image has taken so far, which the coder keeps; null once memory was short. */
typedef struct {
  const uint8_t *bytes;
  size_t length;
} smallest;

/* Encodes an image; returns whether it takes fewer bytes than the smallest so far, which it then becomes. */
static int is_smaller(gif_lzw_coder *coder, gif_lzw_image image, smallest *found) {
  size_t length = 0;
  image.limit = found->length - 1;
  const uint8_t *bytes = gif_lzw_encode(coder, &image, &length);
  if (bytes == NULL) found->bytes = NULL;
  if (bytes == NULL || length == SIZE_MAX) return 0;
  *found = (smallest){gif_lzw_keep(coder), length};
  return 1;
}

/* Whether no more than a few of some pixels differ. */
static int are_alike(const uint8_t *one, const uint8_t *other, size_t count) {
  size_t differing = 0;
  for (size_t at = 0; at < count; at++) differing += one[at] != other[at];
  return differing * alike_share < count;
}

/* Encodes all rows; those of a cheap image in each way, too. The ways are tried without rivals, which may lose a tenth of an image that
 * fills few dictionaries; the smallest then has them. In patterns that repeat strings lose by ending early: a game of such tiles takes 4 %
 * less with the longest, which images of up to 3,000 bytes are tried with. */
static smallest encode_smallest(gif_lzw_coder *coder, gif_lzw_image image, const gif_rows *rows, const strip *strip, filling first) {
  fill(strip, first, rows->transparent);
  smallest found = {.length = 0};
  found.bytes = gif_lzw_encode(coder, &image, &found.length);
  size_t cheap = is_large(rows) ? cheap_large_pixels : cheap_pixels;
  int is_least = found.length <= least_bytes;
  int is_small = rows->level == gif_small || strip->count <= small_image || found.length <= small_bytes;
  if (found.bytes == NULL || (found.length * cheap >= strip->count && !is_small)) return found;
  found.bytes = gif_lzw_keep(coder);
  if (is_least || rows->level == gif_small) {
    image.ends_early = 0;
    image.ends_early = rows->level != gif_fast && !is_smaller(coder, image, &found);
  }
  uint8_t *smallest_pixels = malloc(strip->count);
  if (smallest_pixels == NULL) return (smallest){NULL, 0};
  memcpy(smallest_pixels, strip->pixels, strip->count);
  int is_first = 1;
  image.is_compared = strip->count > small_image && !is_least;
  image.has_rivals = 0;
  for (filling other = nowhere; other < fillings; other++) {
    if (other == first) continue;
    fill(strip, other, rows->transparent);
    if (other != nowhere && memcmp(strip->pixels, strip->indices, strip->count) == 0) continue;
    if (image.is_compared && rows->level != gif_small && are_alike(strip->pixels, smallest_pixels, strip->count)) continue;
    if (!is_smaller(coder, image, &found)) continue;
    is_first = 0;
    memcpy(smallest_pixels, strip->pixels, strip->count);
  }
  if (!is_first) {
    memcpy(strip->pixels, smallest_pixels, strip->count);
    image.has_rivals = 1;
    is_smaller(coder, image, &found);
  }
  free(smallest_pixels);
  return found;
}

/* The square root of a number, rounded down. */
static unsigned root(unsigned square) {
  unsigned root = 0;
  for (unsigned bit = 1u << 15; bit > 0; bit >>= 1) {
    if ((root | bit) * (root | bit) <= square) root |= bit;
  }
  return root;
}

/* A palette with an array for each component, so that the compiler can vectorise a loop over all entries. */
typedef struct {
  int16_t red[256];
  int16_t green[256];
  int16_t blue[256];
} components;

static void separate(components *all, const uint8_t *palette, int count) {
  for (int entry = 0; entry < count; entry++) {
    all->red[entry] = palette[entry * 4];
    all->green[entry] = palette[entry * 4 + 1];
    all->blue[entry] = palette[entry * 4 + 2];
  }
}

/* The colour error, as gif_canvas.h defines it, between entry `own` and each entry below `count`. */
static void measure(const components *all, int own, int count, uint32_t *errors) {
  for (int other = 0; other < count; other++) {
    int red = all->red[other] - all->red[own], green = all->green[other] - all->green[own];
    int blue = all->blue[other] - all->blue[own];
    errors[other] = (uint32_t)(3 * red * red + 4 * green * green + 2 * blue * blue);
  }
}

/*
 * The distances between palette entries; null when memory is short. The transparent entry never stands in for another, nor another
 * for it. Roots are taken only for near pairs: for all pairs they took an eighth of the time of a small film's frames.
 */
static gif_lzw_distances *make_distances(const gif_rows *rows, const uint8_t *palette) {
  gif_lzw_distances *distances = malloc(sizeof *distances);
  if (distances == NULL) return NULL;
  memset(distances, 0, sizeof *distances);
  memset(distances->apart, 255, sizeof distances->apart);
  distances->tolerance = rows->tolerance;
  uint32_t far = (rows->tolerance + 1) * (rows->tolerance + 1);
  components all;
  separate(&all, palette, rows->palette_count);
  uint32_t errors[256];
  for (int own = 0; own < rows->palette_count; own++) {
    measure(&all, own, own, errors);
    distances->apart[own][own] = 0;
    for (int other = 0; own != rows->transparent && other < own; other++) {
      uint32_t square = errors[other] * 256 / 9;
      if (square >= far || other == rows->transparent) continue;
      unsigned apart = root(square);
      distances->apart[own][other] = distances->apart[other][own] = (uint16_t)apart;
      distances->has_near[own] = distances->has_near[other] = 1;
      if (apart * 2 <= rows->tolerance) distances->has_very_near[own] = distances->has_very_near[other] = 1;
    }
  }
  for (int own = 0; own < 256; own++) {
    distances->has_other[0][own] = distances->has_near[own];
    distances->has_other[1][own] = distances->has_very_near[own] || own != rows->transparent;
  }
  return distances;
}

static const uint8_t *encode(gif_lzw_coder *coder, const gif_rows *rows, const strip *strip, const uint8_t *palette,
                             size_t *length) {
  gif_lzw_image image = {
      .pixels = strip->pixels, .stays = strip->stays, .count = strip->count, .transparent = rows->transparent, .bits = 2,
      .limit = SIZE_MAX, .has_rivals = 1, .ends_early = rows->level != gif_fast,
      .most_steps = rows->level == gif_fast ? few_steps : many_steps};
  while (1 << image.bits < rows->palette_count) image.bits++;
  gif_lzw_distances *distances = rows->tolerance == 0 ? NULL : make_distances(rows, palette);
  if (rows->tolerance > 0 && distances == NULL) return NULL;
  if (rows->tolerance >= tried_lossy) image.distances = distances;
  const uint8_t *bytes = NULL;
  if (rows->is_draft) {
    fill(strip, everywhere, rows->transparent);
    image.distances = distances;
    bytes = gif_lzw_encode(coder, &image, length);
  } else {
    trial trial = try_fillings(coder, image, rows, strip, distances);
    image.distances = trial.is_lossless ? NULL : distances;
    smallest found = {NULL, 0};
    if (trial.count > 0) found = encode_smallest(coder, image, rows, strip, trial.best);
    bytes = found.bytes;
    *length = found.length;
  }
  free(distances);
  return bytes;
}

const uint8_t *gif_rows_encode(gif_lzw_coder *coder, const gif_rows *rows, const uint8_t *indices, const uint8_t *stays,
                               const void *palette, size_t *length) {
  size_t count = rows->width * rows->height;
  uint8_t *pixels = malloc(count);
  if (pixels == NULL) return NULL;
  strip strip = {.pixels = pixels, .indices = indices, .stays = stays, .count = count};
  const uint8_t *bytes = encode(coder, rows, &strip, palette, length);
  free(pixels);
  return bytes;
}
