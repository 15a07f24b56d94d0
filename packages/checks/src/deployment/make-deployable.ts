import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../workspace.ts'
import { APPS, deployableFolder, formatSize, makeDeployable, SIZE_LIMITS, type App } from './deployable.ts'

/** `pnpm deployable <app>`: builds an app and makes the folder that runs it. */

const isApp = (name: string | undefined): name is App => APPS.some((app) => app === name)

const [app] = process.argv.slice(2)
if (isApp(app)) {
  const turbo = join(ROOT, 'node_modules/turbo/bin/turbo')
  const options = [`--filter=@portal/${app}`, '--env-mode=loose', '--output-logs=new-only']
  execFileSync(process.execPath, [turbo, 'run', 'build', ...options], { cwd: ROOT, stdio: 'inherit' })
  const size = formatSize(makeDeployable(app))
  console.log(`${deployableFolder(app)}: ${size} of at most ${formatSize(SIZE_LIMITS[app])}`)
} else {
  console.error(`pnpm deployable takes the name of an app: ${APPS.join(', ')}`)
  process.exitCode = 1
}
