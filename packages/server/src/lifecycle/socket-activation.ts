/** The first socket that systemd passes to a service (`sd_listen_fds(3)`). */
const FIRST_PASSED_FD = 3

/** What a server listens on: an address, or a socket that a supervisor has opened. */
export type ListenTarget =
  | { readonly host: string; readonly port: number }
  | { readonly host: string; readonly fd: number }

/**
 * Returns the socket that a supervisor keeps open and passes on, so that no connection is refused during a restart; the
 * address if it passes none, or passes it to another process.
 */
export function listenFds(
  address: { readonly host: string; readonly port: number },
  { LISTEN_PID, LISTEN_FDS }: Readonly<Record<string, string | undefined>>,
  pid: number,
): ListenTarget {
  const isPassed = LISTEN_PID === String(pid) && Number(LISTEN_FDS) >= 1
  // With a host name instead of an address Fastify would open additional sockets.
  return isPassed ? { host: '127.0.0.1', fd: FIRST_PASSED_FD } : address
}
