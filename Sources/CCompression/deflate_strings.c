#include "deflate_strings.h"

enum {
  run_shortest = 16,
  /* The slot of the string that begins this many bytes later is fetched ahead; in noise it is looked up soon. */
  soon = 3
};

void deflate_strings_open(deflate_strings *strings) {
  strings->origin = deflate_window + 1;
  strings->end = 0;
  strings->run_count = 0;
  memset(strings->newest, 0, sizeof strings->newest);
  memset(strings->newest_of_three, 0, sizeof strings->newest_of_three);
  memset(strings->run_ends, 0, sizeof strings->run_ends);
}

/* Whether two strings may have more than `length` equal bytes. The last four of these bytes are compared first, since they differ
 * more often. */
static int may_be_longer(const uint8_t *here, const uint8_t *there, unsigned length) {
  return deflate_four(there + length - 3) == deflate_four(here + length - 3) && deflate_four(there) == deflate_four(here);
}

/* Whether a longer match is worth its greater distance. Each byte more counts four bits, about what it costs as a literal. */
static int is_worth(deflate_match found, unsigned length, uint32_t distance) {
  int further = (int)deflate_highest_bit(distance) - (int)deflate_highest_bit(found.distance);
  return 4 * (int)(length - found.length) > further;
}

deflate_match deflate_strings_past_run(deflate_strings *strings, size_t at, deflate_match run) {
  uint32_t place = strings->origin + (uint32_t)at, end = place + run.length;
  const uint8_t *here = strings->bytes + at;
  unsigned limit = deflate_strings_limit(strings, at);
  deflate_match found = run;
  for (unsigned back = 1; back <= deflate_run_ends && found.length < limit; back++) {
    uint32_t distance = end - strings->run_ends[(strings->run_count - back) % deflate_run_ends];
    if (distance > deflate_window || distance > at) break;
    const uint8_t *there = here - distance;
    if (distance == 0 || !may_be_longer(here, there, found.length)) continue;
    unsigned length = deflate_common_length(here, there, limit);
    if (length > found.length && is_worth(found, length, distance)) found = (deflate_match){length, distance};
  }
  if (strings->run_ends[(strings->run_count - 1) % deflate_run_ends] != end) {
    strings->run_ends[strings->run_count++ % deflate_run_ends] = end;
  }
  return found;
}

deflate_match deflate_strings_find(deflate_strings *strings, size_t at, unsigned best, deflate_search search) {
  unsigned limit = deflate_strings_limit(strings, at), enough = search.enough < limit ? search.enough : limit;
  const uint8_t *here = strings->bytes + at;
  deflate_match found = {0, 0};
  if (limit < deflate_key || best >= limit) return found;
  uint32_t place = strings->origin + (uint32_t)at, word = deflate_four(here);
  if (best < deflate_shortest) {
    best = deflate_shortest;
    uint32_t distance = place - strings->newest_of_three[deflate_slot_of_three(word)];
    if (distance <= deflate_window && ((deflate_four(here - distance) ^ word) & 0xFFFFFF) == 0) {
      found = (deflate_match){best, distance};
    }
  }
  uint32_t other = strings->newest[deflate_slot_of_key(here)];
  /* Fetching ahead saves a tenth of the time on photographs. */
  if (limit >= soon + deflate_key) __builtin_prefetch(&strings->newest[deflate_slot_of_key(here + soon)]);
  for (unsigned tries = search.tries; tries > 0 && place - other <= deflate_window; tries--) {
    uint32_t distance = place - other;
    const uint8_t *there = here - distance;
    other = strings->older[other % deflate_window];
    if (!may_be_longer(here, there, best)) continue;
    unsigned length = deflate_common_length(here, there, limit);
    if (length <= best) continue;
    best = length;
    if (found.length == 0 || is_worth(found, length, distance)) found = (deflate_match){length, distance};
    if (length >= enough) break;
  }
  int is_end_of_run = found.length >= run_shortest && found.distance <= deflate_run_step && found.length < limit;
  return is_end_of_run ? deflate_strings_past_run(strings, at, found) : found;
}
