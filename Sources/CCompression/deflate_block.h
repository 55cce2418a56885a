#ifndef DEFLATE_BLOCK_H
#define DEFLATE_BLOCK_H

/*
 * A block of a deflate stream: literals and matches are gathered, then written with the codes that suit them. zlib ends a block
 * after a fixed number of symbols. Here a block ends where the kinds of symbols change, and the cost of a match is reckoned with
 * the codes of the block before.
 */

#include "deflate.h"

enum {
  deflate_window = 1 << 15,
  deflate_shortest = 3,
  deflate_longest = 258,
  /* The most symbols of a block. */
  deflate_block_limit = 1 << 15,
  deflate_lengths = 29,
  deflate_distances = 30,
  deflate_literals = 257 + deflate_lengths,
  deflate_output_size = 1 << 16,
  /* This many symbols at a time are compared with the earlier symbols of their block. */
  deflate_sample = 512,
  deflate_kinds = 10
};

typedef struct {
  deflate_sink sink;
  void *context;
  int refused;

  /* Each symbol is a literal, or a match with its length less 3 and its distance less 1. */
  uint32_t symbols[deflate_block_limit];
  unsigned count;
  uint32_t literal_uses[288];
  uint32_t distance_uses[32];
  /* How many symbols there are of each kind, of which literals have eight and matches two. `last_kinds` counts the newest symbols,
   * at most `deflate_sample`; `kinds` counts all before them. */
  uint32_t kinds[deflate_kinds];
  uint32_t last_kinds[deflate_kinds];
  unsigned last_count;

  /* Costs in 16ths of a bit, by the codes of the block before: of each literal, of a literal on average, of each length of a match
   * and of each distance code. */
  uint16_t literal_cost[256];
  unsigned mean_cost;
  uint16_t length_cost[deflate_longest + 1];
  uint16_t distance_cost[deflate_distances];

  uint64_t pending;
  unsigned pending_bits;
  size_t length;
  uint8_t output[deflate_output_size];
} deflate_block;

static inline unsigned deflate_highest_bit(uint32_t number) { return 31 - (unsigned)__builtin_clz(number); }

/* The code of a match's length, from 0 to 28. */
static inline unsigned deflate_length_code(unsigned length) {
  if (length == deflate_longest) return deflate_lengths - 1;
  unsigned above = length - deflate_shortest;
  if (above < 8) return above;
  unsigned bits = deflate_highest_bit(above) - 2;
  return bits * 4 + (above >> bits);
}

static inline unsigned deflate_distance_code(unsigned distance) {
  unsigned above = distance - 1;
  if (above < 4) return above;
  unsigned bits = deflate_highest_bit(above) - 1;
  return bits * 2 + (above >> bits);
}

/* How many bits follow the code of a length, and of a distance. */
static inline unsigned deflate_length_extra(unsigned code) {
  return code < 8 || code == deflate_lengths - 1 ? 0 : code / 4 - 1;
}
static inline unsigned deflate_distance_extra(unsigned code) { return code < 4 ? 0 : code / 2 - 1; }

/* A match's saving against the literals that it stands for, in 16ths of a bit; negative if it costs more. */
static inline int deflate_gain(const deflate_block *block, const uint8_t *bytes, unsigned length, unsigned distance) {
  int saved = -block->length_cost[length] - block->distance_cost[deflate_distance_code(distance)];
  if (length > 16) return saved + (int)(length * block->mean_cost);
  for (unsigned place = 0; place < length; place++) saved += block->literal_cost[bytes[place]];
  return saved;
}

int deflate_block_changes(deflate_block *block);

/* Adds a symbol to the block; returns nonzero if the block should end after it. */
static inline int deflate_block_note(deflate_block *block, uint32_t symbol, unsigned kind) {
  block->symbols[block->count++] = symbol;
  block->last_kinds[kind]++;
  if (block->count == deflate_block_limit) return 1;
  return ++block->last_count == deflate_sample && deflate_block_changes(block);
}

static inline int deflate_block_note_literal(deflate_block *block, uint8_t byte) {
  block->literal_uses[byte]++;
  return deflate_block_note(block, byte, (unsigned)(byte >> 5 & 6) | (byte & 1));
}

static inline int deflate_block_note_match(deflate_block *block, unsigned length, unsigned distance) {
  block->literal_uses[257 + deflate_length_code(length)]++;
  block->distance_uses[deflate_distance_code(distance)]++;
  return deflate_block_note(block, 1u << 31 | (length - deflate_shortest) << 15 | (distance - 1), length < 9 ? 8 : 9);
}

void deflate_block_open(deflate_block *block, deflate_sink sink, void *context);

/* Writes a block, which stands for `count` bytes: those at `bytes`, or null if they have left the buffer. */
void deflate_block_end(deflate_block *block, const uint8_t *bytes, size_t count, int is_last);
void deflate_block_close(deflate_block *block, uint32_t checksum);

#endif
