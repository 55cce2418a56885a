#include "process_memory.h"

#if __has_include(<gnu/libc-version.h>)
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

enum {
  /* Blocks from this size on go back to the system as soon as they are free; so does twice as much that lies free. */
  large = 32 << 20,
  huge_page = 2 << 20
};

/* Lets the memory that films begin with come in huge pages, if the system has any: page by page it took a fourteenth of an encoder's
 * time. */
static void ask_for_huge_pages(void) {
  mallopt(M_TOP_PAD, large);
  uintptr_t start = ((uintptr_t)sbrk(0) + huge_page - 1) & ~((uintptr_t)huge_page - 1);
  void *volatile block = malloc(1 << 20);
  uintptr_t end = (uintptr_t)sbrk(0);
  if (end > start) madvise((void *)start, end - start, MADV_HUGEPAGE);
  free(block);
}

void process_memory_share(void) {
  mallopt(M_ARENA_MAX, 1);
  /* Pictures of a film come and go frame by frame. Where the system was asked for each anew, its pages took a tenth of the time. */
  mallopt(M_MMAP_THRESHOLD, large);
  mallopt(M_TRIM_THRESHOLD, 2 * large);
  ask_for_huge_pages();
}
#else
void process_memory_share(void) {}
#endif
