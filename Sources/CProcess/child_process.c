/* For pipe2. */
#define _GNU_SOURCE

#include "child_process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#endif

#pragma STDC FP_CONTRACT OFF

extern char **environ;

static _Atomic(pid_t) children[CHILD_PROCESS_LIMIT];

static void enter(pid_t child) {
  for (size_t i = 0; i < CHILD_PROCESS_LIMIT; i++) {
    pid_t free_place = 0;
    if (atomic_compare_exchange_strong(&children[i], &free_place, child)) return;
  }
}

static void leave(pid_t child) {
  for (size_t i = 0; i < CHILD_PROCESS_LIMIT; i++) {
    pid_t its_place = child;
    if (atomic_compare_exchange_strong(&children[i], &its_place, 0)) return;
  }
}

int64_t child_process_start(const char *path, char *const arguments[], char *const environment[], const int32_t *descriptors,
                            size_t count) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return -error;
  error = posix_spawnattr_init(&attributes);
  if (error) {
    posix_spawn_file_actions_destroy(&actions);
    return -error;
  }
  /* A child would inherit which signals its parent ignores, and which ones the thread that starts it has blocked. */
  sigset_t usual, none;
  sigemptyset(&none);
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE);
  sigaddset(&usual, SIGQUIT);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  /* Descriptors are moved out of the way first, beyond the last of them, so that none is overwritten before it is copied. */
  int beyond = (int)count;
  for (size_t i = 0; i < count; i++) {
    if (descriptors[i] >= beyond) beyond = descriptors[i] + 1;
  }
  for (size_t i = 0; i < count && !error; i++) {
    error = posix_spawn_file_actions_adddup2(&actions, descriptors[i], beyond + (int)i);
  }
  for (size_t i = 0; i < count && !error; i++) error = posix_spawn_file_actions_adddup2(&actions, beyond + (int)i, (int)i);
  for (size_t i = 0; i < count && !error; i++) error = posix_spawn_file_actions_addclose(&actions, beyond + (int)i);
  pid_t child = 0;
  if (!error) error = posix_spawn(&child, path, &actions, &attributes, arguments, environment ? environment : environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  if (error) return -error;
  enter(child);
  return child;
}

int32_t child_process_wait(int64_t child, int32_t now, int32_t *number) {
  int status = 0;
  pid_t ended;
  do ended = waitpid((pid_t)child, &status, now ? WNOHANG : 0);
  while (ended < 0 && errno == EINTR);
  if (ended == 0) return 0;
  leave((pid_t)child);
  if (ended < 0) return -1;
  *number = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
  return WIFSIGNALED(status) ? 2 : 1;
}

void child_process_signal(int64_t child, int32_t number) { kill((pid_t)child, number); }

void child_process_signal_all(int32_t number) {
  for (size_t i = 0; i < CHILD_PROCESS_LIMIT; i++) {
    pid_t child = atomic_load(&children[i]);
    if (child > 0) kill(child, number);
  }
}

#if defined(__linux__)
int32_t child_process_pipe(int32_t ends[2]) { return pipe2(ends, O_CLOEXEC) ? errno : 0; }

double child_process_seconds(int64_t child) {
  char path[64];
  char text[1024];
  unsigned long user = 0, kernel = 0;
  snprintf(path, sizeof path, "/proc/%lld/task/%lld/stat", (long long)child, (long long)child);
  FILE *file = fopen(path, "re");
  if (!file) return -1;
  size_t length = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  text[length] = 0;
  /* The second field is a name in brackets, which may itself hold brackets and spaces. */
  const char *rest = strrchr(text, ')');
  if (!rest || sscanf(rest + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &kernel) != 2) return -1;
  return (double)(user + kernel) / (double)sysconf(_SC_CLK_TCK);
}

void child_process_follow_parent(void) { prctl(PR_SET_PDEATHSIG, SIGTERM); }
#else
int32_t child_process_pipe(int32_t ends[2]) {
  if (pipe(ends)) return errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
}

double child_process_seconds(int64_t child) {
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid((pid_t)child, &clock) || clock_gettime(clock, &time)) return -1;
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

void child_process_follow_parent(void) {}
#endif
