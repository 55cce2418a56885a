#ifndef WIDE_H
#define WIDE_H

/* Loops over many numbers are compiled twice: an INLINE function goes into a function for every processor and into a WIDE one for
 * processors with AVX2. Both give the same, since they use whole numbers, or IEEE arithmetic of which no part is contracted. */

#if defined(__x86_64__)
#define WIDE __attribute__((target("avx2")))
#define HAS_WIDE __builtin_cpu_supports("avx2")
#else
#define WIDE
#define HAS_WIDE 0
#endif

#define INLINE static inline __attribute__((always_inline))

#endif
