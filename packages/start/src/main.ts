import { join } from 'node:path'
import { build } from './build.ts'
import { findPortProblem } from './ports.ts'
import { createProcesses } from './processes.ts'
import { createScreen } from './screen.ts'
import { serve } from './serve.ts'
import { readPlace } from './welcome.ts'

/** `npm start`, once all that it needs is installed. */

const ROOT = join(import.meta.dirname, '../../..')
/** As a shell says that Ctrl+C ended a program. */
const INTERRUPTED = 130

const screen = createScreen(process.stdout)
const processes = createProcesses()
process.on('SIGINT', processes.stop)
process.on('SIGTERM', processes.stop)

async function start(): Promise<number> {
  const place = readPlace(process.env)
  const problem = await findPortProblem(place.host, place.ports)
  if (problem !== undefined) {
    screen.print(`${problem}\n`)
    return 1
  }
  const failure = await screen.step('Building the portal', () => build(processes, ROOT))
  if (processes.isStopping()) return INTERRUPTED
  if (failure !== null) {
    screen.print(`${failure}The portal can’t be built.\n`)
    return 1
  }
  const servers = [
    { name: 'API', folder: join(ROOT, 'apps/api'), readyUrl: `${place.apiUrl}/api/health/ready` },
    // The API again, as browsers reach it.
    { name: 'web server', folder: join(ROOT, 'apps/web'), readyUrl: `${place.webUrl}/api/health/ready` },
  ]
  return serve({ servers, place, screen, processes })
}

process.exitCode = await start()
