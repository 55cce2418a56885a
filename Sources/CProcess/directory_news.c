#include "directory_news.h"

#include <errno.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/inotify.h>

int32_t directory_news_open(void) { return inotify_init1(IN_CLOEXEC | IN_NONBLOCK); }

int32_t directory_news_add(int32_t source, const char *directory) {
  if (source < 0) return EBADF;
  /* Editors write a file in its place, or write another and rename it. A link that is set anew is a file that is made. */
  const uint32_t mask = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB | IN_ONLYDIR;
  return inotify_add_watch(source, directory, mask) < 0 ? errno : 0;
}
#else
int32_t directory_news_open(void) { return -1; }

int32_t directory_news_add(int32_t source, const char *directory) {
  (void)source;
  (void)directory;
  return ENOSYS;
}
#endif

int32_t directory_news_wait(int32_t source, int32_t milliseconds) {
  /* A negative descriptor is passed over, so that without a source this only waits. */
  struct pollfd watched = {.fd = source, .events = POLLIN};
  if (poll(&watched, 1, milliseconds) <= 0 || source < 0) return 0;
  char news[4096];
  while (read(source, news, sizeof news) > 0) {}
  return 1;
}

int32_t directory_news_stamp(const char *file, int64_t stamp[5]) {
  struct stat facts;
  if (stat(file, &facts)) return errno;
#if defined(__APPLE__)
  const struct timespec time = facts.st_mtimespec;
#else
  const struct timespec time = facts.st_mtim;
#endif
  stamp[0] = (int64_t)facts.st_dev;
  stamp[1] = (int64_t)facts.st_ino;
  stamp[2] = (int64_t)facts.st_size;
  stamp[3] = (int64_t)time.tv_sec;
  stamp[4] = (int64_t)time.tv_nsec;
  return 0;
}
