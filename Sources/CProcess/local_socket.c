/* For accept4. */
#define _GNU_SOURCE

#include "local_socket.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/* How many connections the system keeps until they are accepted. */
#define BACKLOG 32

#if defined(__linux__)
static int new_socket(void) { return socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0); }

static int next_socket(int listener) { return accept4(listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK); }
#else
static int prepared(int descriptor) {
  if (descriptor < 0) return descriptor;
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  fcntl(descriptor, F_SETFL, O_NONBLOCK);
  return descriptor;
}

static int new_socket(void) { return prepared(socket(AF_INET, SOCK_STREAM, 0)); }

static int next_socket(int listener) { return prepared(accept(listener, NULL, NULL)); }
#endif

static int64_t outcome(int64_t result) {
  if (result >= 0) return result;
  return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? LOCAL_SOCKET_LATER : -errno;
}

int32_t local_socket_listen(uint16_t port, uint16_t *chosen) {
  int descriptor = new_socket();
  if (descriptor < 0) return -errno;
  int yes = 1;
  /* A port counts as taken for a minute after its last connection, unless it is asked for like this. */
  setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  struct sockaddr_in address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  if (bind(descriptor, (struct sockaddr *)&address, sizeof address) || listen(descriptor, BACKLOG)
      || getsockname(descriptor, (struct sockaddr *)&address, &size)) {
    int error = errno;
    close(descriptor);
    return -error;
  }
  *chosen = ntohs(address.sin_port);
  return descriptor;
}

int32_t local_socket_is_taken(int32_t result) { return result == -EADDRINUSE; }

int32_t local_socket_is_forbidden(int32_t result) { return result == -EACCES || result == -EPERM; }

int32_t local_socket_accept(int32_t listener) {
  int descriptor = next_socket(listener);
  if (descriptor < 0) return (int32_t)outcome(descriptor);
  int yes = 1;
  setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
#if defined(SO_NOSIGPIPE)
  setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes);
#endif
  return descriptor;
}

int64_t local_socket_receive(int32_t connection, void *bytes, size_t count) {
  return outcome(recv(connection, bytes, count, 0));
}

int64_t local_socket_send(int32_t connection, const void *bytes, size_t count) {
#if defined(MSG_NOSIGNAL)
  return outcome(send(connection, bytes, count, MSG_NOSIGNAL));
#else
  return outcome(send(connection, bytes, count, 0));
#endif
}

void local_socket_finish(int32_t connection) { shutdown(connection, SHUT_WR); }
