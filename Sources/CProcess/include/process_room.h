#ifndef PROCESS_ROOM_H
#define PROCESS_ROOM_H

/*
 * Whether the system still gives threads, descriptors and memory. What is tried is given back at once. The libraries below a Swift
 * program trap or wait for ever where they do not get these; who asks first can say so.
 */

#include <stdint.h>

/* Nonzero if so many threads can be there at the same time. */
int process_room_threads(int32_t count);

/* Nonzero if so many more descriptors can be open. */
int process_room_descriptors(int32_t count);

/* Nonzero if so many more bytes can be mapped. No memory is touched. */
int process_room_memory(uint64_t bytes);

/* Nonzero if a stack may have so many bytes. */
int process_room_stack(uint64_t bytes);

#endif
