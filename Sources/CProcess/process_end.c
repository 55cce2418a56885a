#include "process_end.h"

#include "pending_files.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* MARK: Signals that people send */

static int ends[2] = {-1, -1};
static void (*stop_by)(int32_t number);

static const int traps[] = {SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE};
enum { TRAPS = sizeof traps / sizeof *traps };

static void note(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  while (write(ends[1], &byte, 1) < 0 && errno == EINTR) {
  }
  errno = saved;
}

static void *wait_for_signal(void *unused) {
  (void)unused;
  unsigned char byte = 0;
  while (1) {
    ssize_t count = read(ends[0], &byte, 1);
    if (count == 1) stop_by(byte);
    if (count == 0 || (count < 0 && errno != EINTR)) return NULL;
  }
}

int process_end_start(void (*stop)(int32_t number)) {
  pthread_t thread;
  sigset_t all, before;
  stop_by = stop;
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  /* The thread is interrupted by nothing but its own mistakes. */
  sigfillset(&all);
  for (int i = 0; i < TRAPS; i++) sigdelset(&all, traps[i]);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  int error = pthread_create(&thread, NULL, wait_for_signal, NULL);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (error == 0) {
    pthread_detach(thread);
    return 0;
  }
  close(ends[0]);
  close(ends[1]);
  return -1;
}

void process_end_watch(int32_t number) {
  struct sigaction old, action;
  if (sigaction(number, NULL, &old) != 0 || old.sa_handler == SIG_IGN) return;
  memset(&action, 0, sizeof action);
  action.sa_handler = note;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
  /* What starts the program may have blocked the signal, as threads of the dispatch library do. */
  sigaddset(&action.sa_mask, number);
  pthread_sigmask(SIG_UNBLOCK, &action.sa_mask, NULL);
}

/* MARK: Traps */

static struct sigaction before_guard[TRAPS];
static char message[128];
static int32_t exit_code;

static void guard(int number, siginfo_t *info, void *context) {
  int want = errno;
  (void)context;
  pending_files_remove_all();
  if (want == ENOMEM && number != SIGSEGV && number != SIGFPE) {
    ssize_t written = write(STDERR_FILENO, message, strlen(message));
    (void)written;
    _exit(exit_code);
  }
  for (int i = 0; i < TRAPS; i++) sigaction(traps[i], &before_guard[i], NULL);
  /* A mistake comes again and ends the program; a signal that somebody has sent does not. */
  if (info->si_code <= 0) signal(number, SIG_DFL);
  raise(number);
}

void process_end_guard(const char *name, int32_t code) {
  struct sigaction action;
  strncpy(message, name, 64);
  strcat(message, ": the system gives no more memory\n");
  exit_code = code;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = guard;
  action.sa_flags = SA_ONSTACK | SA_SIGINFO;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < TRAPS; i++) sigaction(traps[i], &action, &before_guard[i]);
}
