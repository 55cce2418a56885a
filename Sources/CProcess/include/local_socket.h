#ifndef LOCAL_SOCKET_H
#define LOCAL_SOCKET_H

/*
 * Connections from programs on this machine alone. This header is the manual.
 *
 * Addresses   127.0.0.1; nothing listens on any other.
 * Waiting     No call waits: where nothing can be done now, the result is LOCAL_SOCKET_LATER.
 * Children    Programs that this one starts inherit no socket.
 * Threads     Any function may be called from any thread; a socket has one owner.
 */

#include <stddef.h>
#include <stdint.h>

/* Nothing can be accepted, received or sent now. */
#define LOCAL_SOCKET_LATER (-100000)

/* Listens on a port, 0 for any that is free, and tells which in *chosen. Returns a descriptor, or -errno. */
int32_t local_socket_listen(uint16_t port, uint16_t *chosen);

/* Whether the result of local_socket_listen means that another program has the port, or that this user may not have it. */
int32_t local_socket_is_taken(int32_t result);
int32_t local_socket_is_forbidden(int32_t result);

/* Takes the next connection. Returns a descriptor, LOCAL_SOCKET_LATER, or -errno. */
int32_t local_socket_accept(int32_t listener);

/* Receives up to count bytes. Returns their number, 0 at the end, LOCAL_SOCKET_LATER, or -errno. */
int64_t local_socket_receive(int32_t connection, void *bytes, size_t count);

/* Sends up to count bytes. Returns how many went, LOCAL_SOCKET_LATER, or -errno; no signal is raised where nobody listens. */
int64_t local_socket_send(int32_t connection, const void *bytes, size_t count);

/* Says that nothing more will be sent. */
void local_socket_finish(int32_t connection);

#endif
