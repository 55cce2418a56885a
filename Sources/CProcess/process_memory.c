#include "process_memory.h"

#if __has_include(<gnu/libc-version.h>)
#include <malloc.h>

enum {
  /* Blocks from this size on go back to the system as soon as they are free; so do smaller ones where this much lies free. */
  large = 32 << 20
};

void process_memory_share(void) {
  mallopt(M_ARENA_MAX, 1);
  /* Pictures of a film come and go frame by frame. Where the system was asked for each anew, its pages took a tenth of the time. */
  mallopt(M_MMAP_THRESHOLD, large);
  mallopt(M_TRIM_THRESHOLD, large);
}
#else
void process_memory_share(void) {}
#endif
