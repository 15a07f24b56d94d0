import { join } from 'node:path'
import { build } from './build.ts'
import { createProcesses } from './processes.ts'
import { createScreen } from './screen.ts'
import { serve } from './serve.ts'
import { readPlace } from './welcome.ts'

/** `npm start`, once all that it needs is installed. */

const ROOT = join(import.meta.dirname, '../../..')
const SERVERS = [
  { name: 'API', folder: join(ROOT, 'apps/api') },
  { name: 'web server', folder: join(ROOT, 'apps/web') },
]
/** As a shell says that Ctrl+C ended a program. */
const INTERRUPTED = 130

const screen = createScreen(process.stdout)
const processes = createProcesses()
process.on('SIGINT', processes.stop)
process.on('SIGTERM', processes.stop)

const failure = await screen.step('Building the portal', () => build(processes, ROOT))
if (processes.isStopping()) process.exitCode = INTERRUPTED
else if (failure === null)
  process.exitCode = await serve({ servers: SERVERS, place: readPlace(process.env), screen, processes })
else {
  screen.print(`${failure}The portal can’t be built.\n`)
  process.exitCode = 1
}
