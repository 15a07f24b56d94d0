import type { Processes } from './processes.ts'
import type { Screen } from './screen.ts'
import { startServer, waitUntilReady, type Server } from './servers.ts'
import { describePortal, hasDemoData, type Place } from './welcome.ts'

interface Portal {
  readonly servers: readonly Server[]
  readonly place: Place
  readonly screen: Screen
  readonly processes: Processes
}

/**
 * Serves the portal, and says where it is once the API answers through the web server. Ends when it is asked to, or with the first
 * server that ends by itself. Resolves to the exit code.
 */
export async function serve({ servers, place, screen, processes }: Portal): Promise<number> {
  const running = servers.map(({ name, ...server }) => ({
    name,
    ...startServer(processes, { name, ...server }, screen),
  }))
  const firstEnd = new AbortController()
  const ends = running.map(async ({ name, ended }) => {
    const code = await ended
    firstEnd.abort()
    return { name, code }
  })
  await screen.step('Starting the API and the web server', () =>
    waitUntilReady(`${place.localUrl}/api/health/ready`, firstEnd.signal),
  )
  const isReady = !firstEnd.signal.aborted
  if (isReady)
    screen.print(describePortal(place.publicUrl, place.isDemo && (await hasDemoData(place.localUrl))))
  const first = await Promise.race(ends)
  const endedByItself = !processes.isStopping()
  // One that could not start has said why.
  if (endedByItself && (isReady || first.code === null))
    screen.print(`The ${first.name} ended by itself, and so the portal ends.\n`)
  if (endedByItself) processes.stop('SIGTERM')
  const all = await Promise.all(ends)
  return endedByItself || all.some(({ code }) => code !== 0) ? 1 : 0
}
