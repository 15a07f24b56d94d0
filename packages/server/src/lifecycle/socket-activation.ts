/** The first socket that systemd passes to a service (`sd_listen_fds(3)`). */
const FIRST_PASSED_FD = 3

/** What a server listens on: an address, or a socket that a supervisor opened before it. */
export type ListenTarget =
  | { readonly host: string; readonly port: number }
  | { readonly host: string; readonly fd: number }

/**
 * Returns the socket that a supervisor holds open and passes on, so that nobody is refused while one process takes over from
 * another; the address where it passes none, or passes it to another process.
 */
export function listenFds(
  address: { readonly host: string; readonly port: number },
  { LISTEN_PID, LISTEN_FDS }: Readonly<Record<string, string | undefined>>,
  pid: number,
): ListenTarget {
  const isPassed = LISTEN_PID === String(pid) && Number(LISTEN_FDS) >= 1
  // A host name instead of an address would make Fastify open sockets beside it.
  return isPassed ? { host: '127.0.0.1', fd: FIRST_PASSED_FD } : address
}
