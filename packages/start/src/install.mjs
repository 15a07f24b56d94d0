import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The first step of `npm start`, on any Node: installs the runtime dependencies and the pinned Node. */

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
// If the tools of tests are installed, pnpm would remove them.
const options = existsSync(join(ROOT, 'node_modules/vitest')) ? [] : ['--prod']
// With -r pnpm shows its progress instead of a list of packages.
const pnpm = ['--yes', packageManager, '-r', '--config.optimistic-repeat-install=true']
const args = [...pnpm, 'install', '--frozen-lockfile', ...options]
const { status, error } = spawnSync('npx', args, {
  cwd: ROOT,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
if (error) process.stderr.write(`What the portal needs can’t be installed: ${error.message}\n`)
process.exitCode = status ?? 1
