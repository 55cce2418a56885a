#ifndef DEFLATE_BLOCK_H
#define DEFLATE_BLOCK_H

/*
 * A block of a deflate stream: literals and matches are gathered, then written with the codes that suit them. zlib ends a block after
 * a fixed number of symbols; here one ends where the kinds of symbols change, and what matches cost is taken from the block before.
 */

#include "deflate.h"

enum {
  deflate_window = 1 << 15,
  deflate_shortest = 3,
  deflate_longest = 258,
  /* A block's symbols, at most. */
  deflate_block_limit = 1 << 15,
  deflate_lengths = 29,
  deflate_distances = 30,
  deflate_literals = 257 + deflate_lengths,
  deflate_output_size = 1 << 16,
  /* So many symbols are compared with those of the block before them. */
  deflate_sample = 512,
  deflate_kinds = 10
};

typedef struct {
  deflate_sink sink;
  void *context;
  int refused;

  /* A literal; or a match, by its length less 3 and its distance less 1. */
  uint32_t symbols[deflate_block_limit];
  unsigned count;
  uint32_t literal_uses[288];
  uint32_t distance_uses[32];
  /* What kinds of symbols the block has, without the last ones, and what the last ones are. */
  uint32_t kinds[deflate_kinds];
  uint32_t last_kinds[deflate_kinds];
  unsigned last_count;

  /* By the block before, in 16ths of a bit: each literal, one on average, a match by its length and by its distance's code. */
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

/* Of a match so long: its code's place among the 29. */
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

/* In 16ths of a bit, what a match saves against the literals that it stands for; negative if it costs. */
static inline int deflate_gain(const deflate_block *block, const uint8_t *bytes, unsigned length, unsigned distance) {
  int saved = -block->length_cost[length] - block->distance_cost[deflate_distance_code(distance)];
  if (length > 16) return saved + (int)(length * block->mean_cost);
  for (unsigned place = 0; place < length; place++) saved += block->literal_cost[bytes[place]];
  return saved;
}

int deflate_block_changes(deflate_block *block);

/* Nonzero where the block had better end. */
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

/* `count` bytes in all; `bytes` are they, or null where they are no longer at hand. */
void deflate_block_end(deflate_block *block, const uint8_t *bytes, size_t count, int is_last);
void deflate_block_close(deflate_block *block, uint32_t checksum);

#endif
