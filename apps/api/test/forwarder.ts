import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Stands on a port between the portal and a server, which listens on a socket in a folder. */
export interface Forwarder {
  readonly port: number
  /** Passes everything on so many milliseconds later, in each direction. */
  setDelay(milliseconds: number): void
  /**
   * From now on nothing that is sent arrives any more, and nothing tells of it: neither of what is open nor of what is opened, whose
   * ends still take all that they are given.
   */
  vanish(): void
  /** Lets new connections through again, and ends those with one end left. Others stay as dead as they were. */
  appear(): void
  /** Sends new connections to another server, and cuts those that are open. */
  redirect(socket: string): void
  close(): Promise<void>
}

export async function createForwarder(socket: string): Promise<Forwarder> {
  let target = socket
  let delay = 0
  let isVanishing = false
  const open = new Set<Socket>()
  /** Ends whose packets vanish. */
  const vanished = new WeakSet<Socket>()
  /** Ends that don't know yet that the other one is gone. */
  const halves = new Set<Socket>()

  /** Passes on in the order in which it came, however the delay changes meanwhile. */
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
    // Whichever end breaks, the other learns of it at once.
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
