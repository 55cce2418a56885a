#include "deflate_parse.h"

#include <string.h>

#include "wide.h"

enum {
  rounds = 2,
  length_bits = 9,
  key = 4,
  /* At most so many strings of a tree are looked at. */
  depth = 100,
  /* Strings that begin in a run with more bytes left make no tree, which would be as deep as the run is long. */
  shallow = 32
};

/* MARK: Matches */

/* Where the string below another is kept, the less (0) or the greater (1). */
static uint32_t *child(deflate_parse *parse, uint32_t place, int side) { return &parse->children[place % deflate_window][side]; }

/* Puts the string at `at` at the root of the tree of those that begin with the same four bytes, which are in order from left to right,
 * and parts the tree around it. Finds all matches on the way of which none is both longer and nearer than another. */
static unsigned plant(deflate_parse *parse, const deflate_strings *strings, size_t at, deflate_match *found) {
  unsigned limit = deflate_strings_limit(strings, at), count = 0, best = deflate_shortest - 1;
  if (limit < key) return 0;
  const uint8_t *here = strings->bytes + at;
  uint32_t place = strings->origin + (uint32_t)at, word = deflate_four(here);
  uint32_t distance = place - strings->newest_of_three[deflate_slot_of_three(word)];
  if (distance < deflate_window && ((deflate_four(here - distance) ^ word) & 0xFFFFFF) == 0) {
    best = deflate_shortest;
    found[count++] = (deflate_match){best, distance};
  }
  uint32_t *root = &parse->roots[word * 2654435761u >> (32 - deflate_roots_bits)], other = *root;
  /* Where the next string goes that is less, and the next that is greater; how much those on either side have in common with this. */
  uint32_t *sides[2] = {child(parse, place, 0), child(parse, place, 1)};
  unsigned common[2] = {0, 0};
  *root = place;
  for (unsigned tries = depth; tries > 0 && place - other < deflate_window; tries--) {
    const uint8_t *there = here - (place - other);
    unsigned length = common[0] < common[1] ? common[0] : common[1];
    length += deflate_common_length(here + length, there + length, limit - length);
    if (length > best) {
      best = length;
      found[count++] = (deflate_match){length, place - other};
    }
    if (length == limit) {
      *sides[0] = *child(parse, other, 0);
      *sides[1] = *child(parse, other, 1);
      return count;
    }
    int is_greater = there[length] > here[length];
    *sides[is_greater] = other;
    sides[is_greater] = child(parse, other, !is_greater);
    other = *sides[is_greater];
    common[is_greater] = length;
  }
  *sides[0] = *sides[1] = 0;
  return count;
}

/* How many bytes from `at` on repeat those `step` before them. */
static size_t repeated(const deflate_strings *strings, size_t at, unsigned step) {
  size_t end = at;
  while (end < strings->end && strings->bytes[end] == strings->bytes[end - step]) end++;
  return end - at;
}

/* The matches of a string that begins in a run: the run itself, and what is longer. */
static unsigned follow(deflate_strings *strings, size_t at, deflate_match run, deflate_match *found) {
  found[0] = run;
  if (run.length == deflate_longest) return 1;
  found[1] = deflate_strings_past_run(strings, at, run);
  return found[1].length > run.length ? 2 : 1;
}

static void gather(deflate_parse *parse, deflate_strings *strings, size_t at, size_t count) {
  /* How many bytes are left of a run, and of what step. */
  size_t left = 0;
  unsigned place = 0, found = 0, step = 0;
  for (; place < count && found + deflate_longest <= deflate_part_matches; place++) {
    deflate_match *matches = parse->matches + found;
    parse->first[place] = found;
    if (left > shallow) {
      found += follow(strings, at + place, (deflate_match){left < deflate_longest ? (unsigned)left : deflate_longest, step}, matches);
      left--;
      continue;
    }
    unsigned more = plant(parse, strings, at + place, matches);
    deflate_strings_enter_three(strings, at + place);
    step = more > 0 ? matches[more - 1].distance : UINT32_MAX;
    left = step <= deflate_run_step ? repeated(strings, at + place + 1, step) : 0;
    found += more;
  }
  parse->first[place] = found;
  parse->count = place;
}

/* MARK: Prices */

/* The logarithm of a number, not 0, to the base 2, in 16ths. */
static unsigned logarithm(uint32_t number) {
  unsigned result = deflate_highest_bit(number);
  uint64_t rest = (uint64_t)number << (31 - result);
  for (unsigned bit = 0; bit < 4; bit++) {
    rest = rest * rest >> 31;
    result = result << 1 | (unsigned)(rest >> 32);
    if (rest >> 32) rest >>= 1;
  }
  return result;
}

static unsigned sum(const uint32_t *uses, unsigned count) {
  unsigned all = 0;
  for (unsigned symbol = 0; symbol < count; symbol++) all += uses[symbol];
  return all;
}

/* What a symbol costs that is used so often among all; one that is not used costs a bit more than one that is used once. */
static unsigned price(uint32_t uses, unsigned logarithm_of_all) {
  return uses > 0 ? logarithm_of_all - logarithm(uses) : logarithm_of_all + 16;
}

static void take_prices(deflate_parse *parse, const deflate_block *block) {
  for (unsigned byte = 0; byte < 256; byte++) parse->literal_price[byte] = block->literal_cost[byte];
  for (unsigned length = deflate_shortest; length <= deflate_longest; length++) {
    parse->length_price[length] = block->length_cost[length];
  }
  for (unsigned code = 0; code < deflate_distances; code++) parse->distance_price[code] = block->distance_cost[code];
}

/* Reckons the prices of symbols from the steps. */
static void reckon(deflate_parse *parse, const uint8_t *bytes) {
  uint32_t literals[deflate_literals] = {0}, distances[deflate_distances] = {0};
  literals[256] = 1;
  for (unsigned place = 0; place < parse->count; place += parse->steps[place].length) {
    deflate_match step = parse->steps[place];
    literals[step.length == 1 ? bytes[place] : 257 + deflate_length_code(step.length)]++;
    if (step.length > 1) distances[deflate_distance_code(step.distance)]++;
  }
  unsigned all = logarithm(sum(literals, deflate_literals)), all_distances = logarithm(sum(distances, deflate_distances) + 1);
  for (unsigned byte = 0; byte < 256; byte++) parse->literal_price[byte] = (int32_t)price(literals[byte], all);
  for (unsigned length = deflate_shortest; length <= deflate_longest; length++) {
    unsigned code = deflate_length_code(length);
    parse->length_price[length] = (int32_t)(price(literals[257 + code], all) + 16 * deflate_length_extra(code));
  }
  for (unsigned code = 0; code < deflate_distances; code++) {
    parse->distance_price[code] = (int32_t)(price(distances[code], all_distances) + 16 * deflate_distance_extra(code));
  }
}

/* MARK: The way */

/* Offers the places that a match reaches with one of the lengths from `length` on. Without a branch, so that many are taken at once. */
INLINE void offer(int32_t *restrict prices, uint32_t *restrict last, const int32_t *restrict length_prices, unsigned first,
                  unsigned longest, int32_t price, unsigned distance) {
  size_t count = longest + 1 - first;
  prices += first;
  last += first;
  length_prices += first;
  for (size_t index = 0; index < count; index++) {
    int32_t offered = price + length_prices[index], old = prices[index];
    uint32_t step = (first + (uint32_t)index) | distance << length_bits, old_step = last[index];
    prices[index] = offered < old ? offered : old;
    last[index] = offered < old ? step : old_step;
  }
}

/* Whether a match of the greatest length is part of a longer one that begins before. All its lengths count where that begins, and only
 * the greatest within it, or each byte of a long run would take as long as a whole row elsewhere. */
INLINE int goes_on(const deflate_parse *parse, unsigned place, deflate_match match) {
  if (place == 0 || parse->first[place - 1] == parse->first[place]) return 0;
  deflate_match before = parse->matches[parse->first[place] - 1];
  return before.length == match.length && before.distance == match.distance;
}

INLINE void find_prices(deflate_parse *parse, const uint8_t *bytes) {
  parse->price[0] = 0;
  for (unsigned place = 1; place <= parse->count; place++) parse->price[place] = INT32_MAX;
  for (unsigned place = 0; place < parse->count; place++) {
    int32_t here = parse->price[place], *prices = parse->price + place;
    uint32_t *last = parse->last + place;
    if (here + parse->literal_price[bytes[place]] < prices[1]) {
      prices[1] = here + parse->literal_price[bytes[place]];
      last[1] = 1;
    }
    unsigned length = deflate_shortest, room = parse->count - place;
    for (uint32_t index = parse->first[place]; index < parse->first[place + 1]; index++) {
      deflate_match match = parse->matches[index];
      unsigned longest = match.length < room ? match.length : room;
      if (longest == deflate_longest && goes_on(parse, place, match)) length = longest;
      if (length <= longest) {
        offer(prices, last, parse->length_price, length, longest,
              here + parse->distance_price[deflate_distance_code(match.distance)], match.distance);
      }
      length = longest + 1;
    }
  }
}

WIDE static void find_prices_wide(deflate_parse *parse, const uint8_t *bytes) { find_prices(parse, bytes); }

static void find_way(deflate_parse *parse, const uint8_t *bytes) {
  if (HAS_WIDE) find_prices_wide(parse, bytes);
  else find_prices(parse, bytes);
  for (unsigned place = parse->count; place > 0;) {
    uint32_t step = parse->last[place];
    unsigned length = step & ((1 << length_bits) - 1);
    place -= length;
    parse->steps[place] = (deflate_match){length, step >> length_bits};
  }
}

void deflate_parse_open(deflate_parse *parse) { memset(parse->roots, 0, sizeof parse->roots); }

void deflate_parse_part(deflate_parse *parse, deflate_strings *strings, const deflate_block *before, size_t at, size_t count) {
  gather(parse, strings, at, count < deflate_part ? count : deflate_part);
  take_prices(parse, before);
  for (unsigned round = 0; round < rounds; round++) {
    if (round > 0) reckon(parse, strings->bytes + at);
    find_way(parse, strings->bytes + at);
  }
}
