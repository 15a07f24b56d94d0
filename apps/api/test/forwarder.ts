import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A port between the portal and a server, which listens on a socket in a folder. */
export interface Forwarder {
  readonly port: number
  /** Delays everything by a number of milliseconds in each direction. */
  setDelay(milliseconds: number): void
  /** Drops all packets silently from now on, on open and new connections, whose ends can still write. */
  vanish(): void
  /** Lets new connections through again, and closes half-open ones. Others stay dead. */
  appear(): void
  /** Sends new connections to another server, and closes open ones. */
  redirect(socket: string): void
  close(): Promise<void>
}

export async function createForwarder(socket: string): Promise<Forwarder> {
  let target = socket
  let delay = 0
  let isVanishing = false
  const open = new Set<Socket>()
  /** Sockets whose packets vanish. */
  const vanished = new WeakSet<Socket>()
  /** Sockets that don't know yet that the other end is gone. */
  const halves = new Set<Socket>()

  /** Forwards in order, even if the delay changes. */
  function pass(from: Socket, to: Socket): void {
    let last = Promise.resolve()
    const later = (work: () => void) => {
      const due = new Promise((resolve) => setTimeout(resolve, delay))
      last = last.then(async () => {
        await due
        work()
      })
    }
    open.add(from)
    if (isVanishing) vanished.add(from)
    from.on('data', (bytes) => later(() => vanished.has(from) || to.write(bytes)))
    from.on('end', () => later(() => vanished.has(from) || to.end()))
    // If one end breaks, the other is closed at once.
    from.on('error', () => isVanishing || to.destroy())
    from.on('close', () => {
      open.delete(from)
      if (isVanishing) halves.add(to)
      else later(() => to.destroy())
    })
  }

  const server = createServer((client) => {
    client.setNoDelay()
    const upstream = connect(target)
    pass(client, upstream)
    pass(upstream, client)
  })
  const cut = () => open.forEach((connection) => connection.destroy())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    setDelay(milliseconds) {
      delay = milliseconds
    },
    vanish() {
      isVanishing = true
      open.forEach((connection) => vanished.add(connection))
    },
    appear() {
      isVanishing = false
      halves.forEach((half) => half.destroy())
      halves.clear()
    },
    redirect(other) {
      target = other
      cut()
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
  }
}
