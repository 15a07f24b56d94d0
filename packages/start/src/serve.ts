import type { Processes } from './processes.ts'
import type { Screen } from './screen.ts'
import { startServer, waitUntilReady, type Server } from './servers.ts'
import { describePortal, hasDemoData, type PortalAddresses } from './welcome.ts'

interface Portal {
  /** In start order: each starts when the previous one is ready. */
  readonly servers: readonly Server[]
  readonly addresses: Pick<PortalAddresses, 'webUrl' | 'publicUrl' | 'isDemo'>
  readonly screen: Screen
  readonly processes: Processes
}

/**
 * Serves the portal, and prints its address once all servers are ready. Ends on a signal, or with the first server that ends by
 * itself. Resolves to the exit code.
 */
export async function serve({ servers, addresses, screen, processes }: Portal): Promise<number> {
  const firstEnd = new AbortController()
  const ends: Promise<{ readonly name: string; readonly code: number | null }>[] = []
  const start = async (server: Server) => {
    const { ended } = startServer(processes, server, screen)
    ends.push(
      ended.then((code) => {
        firstEnd.abort()
        return { name: server.name, code }
      }),
    )
    await waitUntilReady(server.readyUrl, firstEnd.signal)
  }
  await screen.step('Starting the API and the web server', async () => {
    for (const server of servers) if (!firstEnd.signal.aborted && !processes.isStopping()) await start(server)
  })
  const isReady = !firstEnd.signal.aborted && !processes.isStopping()
  if (isReady)
    screen.print(
      describePortal(addresses.publicUrl, addresses.isDemo && (await hasDemoData(addresses.webUrl))),
    )
  const first = await Promise.race(ends)
  const endedByItself = !processes.isStopping()
  // A server that could not start has printed the reason.
  if (endedByItself && (isReady || first.code === null))
    screen.print(`The ${first.name} ended by itself, and so the portal ends.\n`)
  if (endedByItself) processes.stop('SIGTERM')
  const all = await Promise.all(ends)
  return endedByItself || all.some(({ code }) => code !== 0) ? 1 : 0
}
