#include "process_room.h"

#include <fcntl.h>
#include <pthread.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

enum { MOST = 1024 };

static void *wait_for_end(void *gate) {
  pthread_mutex_lock(gate);
  pthread_mutex_unlock(gate);
  return NULL;
}

int process_room_threads(int32_t count) {
  pthread_t threads[MOST];
  pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
  int32_t made = 0;
  if (count > MOST) count = MOST;
  pthread_mutex_lock(&gate);
  while (made < count && pthread_create(&threads[made], NULL, wait_for_end, &gate) == 0) made++;
  pthread_mutex_unlock(&gate);
  for (int32_t i = 0; i < made; i++) pthread_join(threads[i], NULL);
  return made == count;
}

int process_room_descriptors(int32_t count) {
  int descriptors[MOST];
  int32_t made = 0;
  if (count > MOST) count = MOST;
  while (made < count && (descriptors[made] = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0)) >= 0) made++;
  for (int32_t i = 0; i < made; i++) close(descriptors[i]);
  return made == count;
}

int process_room_memory(uint64_t bytes) {
  if (bytes == 0) return 1;
  if (bytes > PTRDIFF_MAX) return 0;
  void *room = mmap(NULL, (size_t)bytes, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (room == MAP_FAILED) return 0;
  munmap(room, (size_t)bytes);
  return 1;
}

int process_room_stack(uint64_t bytes) {
  struct rlimit limit;
  return getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur >= bytes;
}
