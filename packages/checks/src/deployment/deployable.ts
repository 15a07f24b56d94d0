import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../workspace.ts'
import { NEVER_READ } from './never-read.ts'

/** The apps, each of which deploys alone, and what its folder may weigh with its Node: in bytes. */
export const SIZE_LIMITS = { api: 180_000_000, web: 140_000_000 } as const

export type App = keyof typeof SIZE_LIMITS

export const APPS = Object.keys(SIZE_LIMITS) as readonly App[]

/** The folder that is made for an app, at the root of the workspace. */
export const deployableFolder = (app: App): string => join(ROOT, 'deployables', app)

/** The Node that the workspace pins for this machine, which is a Linux. */
const pinnedNode = (): string => join(ROOT, 'node_modules', `node-linux-${process.arch}`, 'bin/node')

/**
 * Runs pnpm in the version that is running this script, or else the pinned one of npx.
 * @throws an Error with its exit code
 */
function pnpm(...args: string[]): void {
  const { npm_execpath: path = '' } = process.env
  const [command, ...first] = path.includes('pnpm') ? [process.execPath, path] : ['pnpm']
  execFileSync(command, [...first, ...args], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** All files and links below a folder, as paths; links are not followed. */
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? listFiles(path) : [path]
  })

/** Removes files below a folder that match one of the patterns, and the links that then lead nowhere. */
function prune(folder: string, patterns: readonly string[]): void {
  for (const path of globSync(patterns, { cwd: folder })) {
    rmSync(join(folder, path), { recursive: true, force: true })
  }
  for (const file of listFiles(folder)) {
    if (!existsSync(file)) rmSync(file)
  }
}

/** Copies a program without its table of symbols, a seventh of Node, which only debuggers of its native code read. */
function stripBinary(from: string, to: string): void {
  const { status, error, stderr } = spawnSync('strip', ['-o', to, from], { encoding: 'utf8' })
  if (error) throw new Error('strip is missing: install binutils', { cause: error })
  if (status !== 0) throw new Error(stderr)
}

/** The bytes of all files below a folder; links count nothing. */
export const weigh = (folder: string): number =>
  listFiles(folder)
    .map((path) => lstatSync(path))
    .reduce((bytes, file) => bytes + (file.isFile() ? file.size : 0), 0)

/**
 * Makes the folder that runs an app on its own: its build, what the build loads at run time, and the pinned Node as
 * `bin/node`. The app must have been built.
 * @returns what the folder weighs, in bytes
 * @throws an Error on a machine that is no Linux, and where the folder weighs more than its limit
 */
export function makeDeployable(app: App): number {
  if (process.platform !== 'linux') throw new Error('A deployable is made on Linux, where it runs')
  const folder = deployableFolder(app)
  rmSync(folder, { recursive: true, force: true })
  // Only this setting lets pnpm deploy by the lockfile; nothing of the workspace is among what is installed.
  const options = ['--prod', '--config.inject-workspace-packages=true', '--prefer-offline']
  pnpm(`--filter=@portal/${app}`, 'deploy', ...options, folder)
  prune(folder, NEVER_READ)
  mkdirSync(join(folder, 'bin'))
  stripBinary(pinnedNode(), join(folder, 'bin/node'))
  const bytes = weigh(folder)
  if (bytes > SIZE_LIMITS[app]) {
    throw new Error(`${folder} weighs ${formatSize(bytes)}, but may weigh ${formatSize(SIZE_LIMITS[app])}`)
  }
  return bytes
}

/** Bytes as megabytes, such as `161.8 MB`. */
export const formatSize = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
