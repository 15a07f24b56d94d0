/** The first socket that systemd passes to a service, by its protocol for socket activation (`sd_listen_fds(3)`). */
const FIRST_PASSED = 3

/** What a server listens on: a socket that was opened before it, or an address. */
export type ListenOn =
  | { readonly host: string; readonly port: number }
  | { readonly host: string; readonly fd: number }

/**
 * The socket that a supervisor holds open and passes on, so that nobody is refused while one process takes over from
 * another; the address where it passes none, or passes it to another process.
 */
export function listenFds(
  address: { readonly host: string; readonly port: number },
  { LISTEN_PID, LISTEN_FDS }: Readonly<Record<string, string | undefined>>,
  pid: number,
): ListenOn {
  const isPassed = LISTEN_PID === String(pid) && Number(LISTEN_FDS) >= 1
  // A name instead of an address would make the framework open sockets beside it.
  return isPassed ? { host: '127.0.0.1', fd: FIRST_PASSED } : address
}
