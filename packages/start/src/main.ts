import { join } from 'node:path'
import { build } from './build.ts'
import { findPortProblem } from './ports.ts'
import { createProcesses } from './processes.ts'
import { createScreen } from './screen.ts'
import { serve } from './serve.ts'
import { readPortalAddresses } from './welcome.ts'

/** `npm start`, once everything is installed. */

const ROOT = join(import.meta.dirname, '../../..')
/** The exit code of shells for a program that Ctrl+C ended. */
const INTERRUPTED = 130

const screen = createScreen(process.stdout)
const processes = createProcesses()
process.on('SIGINT', processes.stop)
process.on('SIGTERM', processes.stop)

async function start(): Promise<number> {
  const addresses = readPortalAddresses(process.env)
  const problem = await findPortProblem(addresses.host, addresses.ports)
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
    { name: 'API', folder: join(ROOT, 'apps/api'), readyUrl: `${addresses.apiUrl}/api/health/ready` },
    // The API again, as browsers reach it: through the web server.
    { name: 'web server', folder: join(ROOT, 'apps/web'), readyUrl: `${addresses.webUrl}/api/health/ready` },
  ]
  return serve({ servers, addresses, screen, processes })
}

process.exitCode = await start()
