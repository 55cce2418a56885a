#include "process_memory.h"

#if __has_include(<gnu/libc-version.h>)
#include <malloc.h>

void process_memory_share(void) { mallopt(M_ARENA_MAX, 1); }
#else
void process_memory_share(void) {}
#endif
