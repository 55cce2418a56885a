/*
 * An LZW coder that replaces giflib's. Without loss, and before strings ended early, it took these shares of giflib's bytes and time: 0.97 and
 * 0.3 for a push of flat screens, 0.97 and 0.5 for a push of text, 0.99 and 0.8 for a push of photographs. Where loss is allowed,
 * pixels take near colours.
 *
 * Goals, in this order: every GIF reader decodes it; few bytes; few cycles a pixel.
 *
 * A full dictionary is kept while it serves. It seems worn when a window of 64 codes covers fewer pixels than 64 codes did on average
 * while it filled up; windows of 32 and 128 codes took .1 and .5 % more. A rival then begins where the window did, as an empty dictionary, and
 * both go on until the rival is full, or until one is far ahead. If the rival has taken about as few bits as the other by then, the output goes
 * back to where it began, and its codes follow. Compared with clearing each dictionary that seems worn, 28 clips of seed 601 of scripts/bench
 * clips take .4 % less at a quality of 84, one of them 1.3 % more, and the push of text of 750×1334 pixels, whose letters come again, 11 %. After three
 * rivals in a row that were refused, the next may fall farther behind, and what it begins to save counts for as many pixels again: the list of short lines
 * in GIFRowsTests takes 14 % less. The best places to clear, found by trying one in each 512 codes, would save another 2 % of drawn and dark pages for
 * eleven times the coder's work.
 *
 * Where every dictionary is worn as soon as it is full, as with photographs, most pixels would be coded twice. So once two rivals in a row were
 * taken, three of four are taken at once; and after each in a row that was refused, one more window passes before the next begins. That spares
 * a tenth of all strings of these clips, as `gif_step` counts them, for .1 % more bytes.
 */
#include "gif_lzw.h"

#include <stdlib.h>
#include <string.h>

#include "gif_parse.h"

enum {
  rival_room = code_limit * 2, /* a rival is full before; then it follows a string that may be long */
  parts = 16, /* an image's, by which it is compared with an earlier one */
  ahead_percent = 20, /* how far that must be ahead after one part for this one to be given up; half as far after two, and so on */
  full_behind = 64, /* a rival that is full may have taken a 64th more, and what it saves soon */
  early_codes = 512, /* after so many codes it may be taken before it is full */
  early_ahead = 16, /* if it has taken a 16th less */
  late_codes = 1024, /* after so many it is given up */
  late_behind = 6, /* where it has taken a 6th more */
  half_codes = 2048, /* after so many less will do for both */
  half_ahead = 64,
  half_behind = 16,
  patient_refused = 3, /* after so many in a row that were refused, the next is given up only where it has taken half or a third more */
  patient_late_behind = 2,
  patient_half_behind = 3,
  trusted_rivals = 2, /* after so many in a row that were taken, only every `judged_rival`th is judged */
  judged_rival = 4
};

/* What is written, up to some place. */
typedef struct {
  size_t length;
  uint64_t pending;
  int pending_bits;
} output_end;

/* What both dictionaries have taken since the rival began, up to the pixel `at`. */
typedef struct {
  size_t at;
  uint64_t bits;
  uint64_t rival_bits;
} score;

/* A place in an image, and what is written up to there. */
typedef struct {
  size_t at;
  output_end end;
} place;

struct gif_lzw_coder {
  gif_dictionary *dictionary;
  /* Where the current window of the dictionary began, or the next one begins. */
  place window;

  output_end end;
  uint8_t *bytes;
  size_t room;
  /* How many bytes the image has taken up to the end of each part but the last. */
  size_t pace[parts - 1];
  /* An earlier image's bytes and pace. */
  uint8_t *kept;
  size_t kept_room;
  size_t kept_pace[parts - 1];
  int is_short_of_memory;

  int has_rival;
  /* A dictionary that began where the other one seemed worn, the string that comes next with it, and the codes of the pixels from there on. */
  gif_dictionary *rival;
  gif_match rival_match;
  place rival_start;
  uint16_t rival_codes[rival_room];
  size_t rival_count;
  /* What they take, with the code that clears the other dictionary. */
  uint64_t rival_bits;
  /* The score when the rival had `half_codes`; at 0 before. */
  score half;
  /* How many rivals in a row were taken, judged or not, and how many were refused; one of them is 0. */
  int taken;
  int refused;
  /* How many windows pass before the next rival. */
  int pause;
};

gif_lzw_coder *gif_lzw_make(void) {
  gif_lzw_coder *coder = calloc(1, sizeof(gif_lzw_coder));
  if (coder == NULL) return NULL;
  coder->dictionary = malloc(sizeof(gif_dictionary));
  coder->rival = malloc(sizeof(gif_dictionary));
  if (coder->dictionary != NULL && coder->rival != NULL) return coder;
  gif_lzw_free(coder);
  return NULL;
}

void gif_lzw_free(gif_lzw_coder *coder) {
  if (coder == NULL) return;
  free(coder->dictionary);
  free(coder->rival);
  free(coder->bytes);
  free(coder->kept);
  free(coder);
}

static void make_room(gif_lzw_coder *coder) {
  if (coder->end.length + 8 <= coder->room) return;
  size_t room = coder->room == 0 ? 1 << 16 : coder->room * 2;
  uint8_t *bytes = realloc(coder->bytes, room);
  if (bytes == NULL) {
    coder->is_short_of_memory = 1;
    coder->end.length = 0;
  } else {
    coder->bytes = bytes;
    coder->room = room;
  }
}

static void put_pending(gif_lzw_coder *coder) {
  make_room(coder);
  if (coder->is_short_of_memory) return;
  uint8_t *end = coder->bytes + coder->end.length;
  uint64_t pending = coder->end.pending;
  for (int byte = 0; byte < 4; byte++) end[byte] = (uint8_t)(pending >> byte * 8);
  coder->end.length += 4;
  coder->end.pending = pending >> 32;
  coder->end.pending_bits -= 32;
}

static inline void put(gif_lzw_coder *coder, unsigned code, int bits) {
  coder->end.pending |= (uint64_t)code << coder->end.pending_bits;
  coder->end.pending_bits += bits;
  if (coder->end.pending_bits >= 32) put_pending(coder);
}

static void put_rest(gif_lzw_coder *coder) {
  make_room(coder);
  if (coder->is_short_of_memory) return;
  for (; coder->end.pending_bits > 0; coder->end.pending_bits -= 8) {
    coder->bytes[coder->end.length++] = (uint8_t)coder->end.pending;
    coder->end.pending >>= 8;
  }
}

static uint64_t bits_at(output_end end) { return (uint64_t)end.length * 8 + (uint64_t)end.pending_bits; }

static void begin_rival(gif_lzw_coder *coder, const gif_lzw_image *image) {
  coder->has_rival = 1;
  gif_dictionary_begin(coder->rival, image);
  coder->rival->patience = coder->dictionary->patience;
  coder->rival->passed_over = coder->dictionary->passed_over;
  coder->rival_start = coder->window;
  gif_first(coder->rival, image, coder->rival_start.at, &coder->rival_match);
  coder->rival_count = 0;
  coder->rival_bits = (uint64_t)coder->dictionary->code_bits;
  coder->half.at = 0;
}

static inline void swap(gif_match **one, gif_match **other) {
  gif_match *kept = *one;
  *one = *other;
  *other = kept;
}

/* Lets the rival go on up to the pixel `at`, or to the image's last string; returns whether it comes so far in as many codes as there is room for. */
static int follow(gif_lzw_coder *coder, const gif_lzw_image *image, size_t at) {
  uint16_t path[code_limit];
  gif_match other, *now = &coder->rival_match, *next = &other;
  while (now->at < at && now->at + now->length < image->count) {
    if (coder->rival_count == rival_room) return 0;
    coder->rival_bits += (uint64_t)coder->rival->code_bits;
    coder->rival_codes[coder->rival_count++] = (uint16_t)gif_step(coder->rival, image, now, next, path);
    swap(&now, &next);
  }
  coder->rival_match = *now;
  return 1;
}

/* Writes the rival's codes in place of those that were written since it began. */
static void take_rival(gif_lzw_coder *coder) {
  unsigned clear = 1u << coder->dictionary->bits;
  coder->end = coder->rival_start.end;
  put(coder, clear, coder->dictionary->code_bits);
  int bits = coder->dictionary->bits + 1;
  for (size_t number = 0; number < coder->rival_count; number++) {
    put(coder, coder->rival_codes[number], bits);
    if (clear + 2 + number >= 1u << bits && bits < 12) bits++;
  }
  gif_dictionary *worn = coder->dictionary;
  coder->dictionary = coder->rival;
  coder->rival = worn;
}

/* How many bits the rival saves, on as many pixels as it has come to now, if it goes on as it did since it had `half_codes`. */
static int64_t saved_soon(const gif_lzw_coder *coder, const gif_lzw_image *image, const score *now) {
  const score *half = &coder->half;
  if (half->at == 0 || half->at == now->at) return 0;
  size_t span = now->at - coder->rival_start.at, rest = image->count - now->at;
  int64_t saved = (int64_t)(now->bits - half->bits) - (int64_t)(now->rival_bits - half->rival_bits);
  return saved * (int64_t)(span < rest ? span : rest) / (int64_t)(now->at - half->at);
}

/* Whether the rival is so far behind that it is given up. */
static int is_lagging(const gif_lzw_coder *coder, const score *now) {
  if (coder->rival_count < late_codes) return 0;
  int is_patient = coder->refused >= patient_refused;
  uint64_t late = is_patient ? patient_late_behind : late_behind, half = is_patient ? patient_half_behind : half_behind;
  return now->rival_bits > now->bits + now->bits / (coder->rival_count < half_codes ? late : half);
}

/* Lets the rival follow to the string `now`, and judges both; `now` becomes the next string of the one that is kept. */
static void compete(gif_lzw_coder *coder, const gif_lzw_image *image, gif_match *now) {
  int follows = follow(coder, image, now->at);
  score score = {now->at, bits_at(coder->end) - bits_at(coder->rival_start.end), coder->rival_bits};
  if (coder->half.at == 0 && coder->rival_count >= half_codes) coder->half = score;
  int is_full = coder->rival->next >= code_limit, is_end = now->at + now->length == image->count;
  int ahead = coder->rival_count < half_codes ? early_ahead : half_ahead;
  int is_taken = coder->rival_count >= early_codes && score.rival_bits + score.bits / (uint64_t)ahead < score.bits;
  if (is_end) is_taken = score.rival_bits < score.bits;
  if (is_full) {
    int64_t most = (int64_t)(score.bits + score.bits / full_behind) + saved_soon(coder, image, &score);
    is_taken = (int64_t)score.rival_bits <= most;
  }
  if (!follows) is_taken = 0;
  if (follows && !is_taken && !is_full && !is_end && !is_lagging(coder, &score)) return;
  coder->has_rival = 0;
  coder->taken = is_taken ? coder->taken + 1 : 0;
  coder->refused = is_taken ? 0 : coder->refused + 1;
  coder->pause = coder->refused;
  if (is_taken) {
    take_rival(coder);
    *now = coder->rival_match;
  }
  coder->window = (place){now->at, coder->end};
  gif_dictionary_watch(coder->dictionary);
}

/* Notes how many bytes the first `at` pixels take, after each part of the image; returns whether they are too many. */
static int is_behind(gif_lzw_coder *coder, const gif_lzw_image *image, size_t at, size_t *part) {
  if (coder->end.length > image->limit) return 1;
  for (; *part + 1 < parts && at >= image->count / parts * (*part + 1); ++*part) {
    size_t other = coder->kept_pace[*part];
    coder->pace[*part] = coder->end.length;
    if (image->is_compared && coder->end.length > other + other * ahead_percent / 100 / (*part + 1)) return 1;
  }
  return 0;
}

/* Begins again with an empty dictionary at the pixel `at`. */
static void clear(gif_lzw_coder *coder, const gif_lzw_image *image, size_t at, gif_match *now) {
  put(coder, 1u << image->bits, coder->dictionary->code_bits);
  gif_dictionary_clear(coder->dictionary);
  gif_first(coder->dictionary, image, at, now);
}

/* Goes on after a window in which the full dictionary seemed worn. */
static void renew(gif_lzw_coder *coder, const gif_lzw_image *image, gif_match *now) {
  if (!image->has_rivals) {
    clear(coder, image, now->at, now);
  } else if (coder->pause > 0) {
    coder->pause--;
    gif_dictionary_watch(coder->dictionary);
    coder->window = (place){now->at, coder->end};
  } else if (coder->taken >= trusted_rivals && (coder->taken - trusted_rivals + 1) % judged_rival != 0) {
    coder->taken++;
    coder->end = coder->window.end;
    clear(coder, image, coder->window.at, now);
  } else {
    begin_rival(coder, image);
  }
}

/* Returns whether the coder has given up. */
static int encode(gif_lzw_coder *coder, const gif_lzw_image *image) {
  uint16_t path[code_limit];
  size_t part = 0;
  gif_match matches[2], *now = &matches[0], *next = &matches[1];
  gif_first(coder->dictionary, image, 0, now);
  while (now->at + now->length < image->count) {
    if (is_behind(coder, image, now->at, &part)) return 1;
    gif_dictionary *dictionary = coder->dictionary;
    int bits = dictionary->code_bits;
    put(coder, gif_step(dictionary, image, now, next, path), bits);
    swap(&now, &next);
    if (dictionary->next < code_limit) continue;
    if (coder->has_rival) {
      compete(coder, image, now);
    } else if (dictionary->is_worn) {
      renew(coder, image, now);
    } else if (dictionary->window_codes == 0) {
      coder->window = (place){now->at, coder->end};
    }
  }
  put(coder, now->code, coder->dictionary->code_bits);
  return 0;
}

const uint8_t *gif_lzw_encode(gif_lzw_coder *coder, const gif_lzw_image *image, size_t *length) {
  gif_dictionary_begin(coder->dictionary, image);
  coder->end = (output_end){0};
  coder->has_rival = coder->taken = coder->refused = coder->pause = 0;
  put(coder, 1u << image->bits, image->bits + 1);
  int has_given_up = encode(coder, image);
  gif_dictionary_grow(coder->dictionary);
  put(coder, (1u << image->bits) + 1, coder->dictionary->code_bits);
  put_rest(coder);
  *length = has_given_up || coder->end.length > image->limit ? SIZE_MAX : coder->end.length;
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
