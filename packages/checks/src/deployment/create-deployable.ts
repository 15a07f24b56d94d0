import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../workspace.ts'
import {
  APPS,
  getDeployableFolder,
  formatSize,
  createDeployable,
  SIZE_LIMITS,
  type App,
} from './deployable.ts'

/** `pnpm deployable <app>`: builds an app and creates its deployable folder. */

const isApp = (name: string | undefined): name is App => APPS.some((app) => app === name)

const [app] = process.argv.slice(2)
if (isApp(app)) {
  const turbo = join(ROOT, 'node_modules/turbo/bin/turbo')
  // Turbo restores its cache over an earlier build, whose old files would be deployed too.
  rmSync(join(ROOT, 'apps', app, 'dist'), { recursive: true, force: true })
  const options = [`--filter=@portal/${app}`, '--env-mode=loose', '--output-logs=new-only']
  // Always a production build, whatever the environment of a test or a developer.
  const { NODE_ENV: _own, ...env } = process.env
  execFileSync(process.execPath, [turbo, 'run', 'build', ...options], { cwd: ROOT, env, stdio: 'inherit' })
  const size = formatSize(createDeployable(app))
  console.log(`${getDeployableFolder(app)}: ${size} of at most ${formatSize(SIZE_LIMITS[app])}`)
} else {
  console.error(`pnpm deployable takes the name of an app: ${APPS.join(', ')}`)
  process.exitCode = 1
}
