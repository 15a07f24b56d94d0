import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../workspace.ts'
import { NEVER_READ } from './never-read.ts'

/** The deployable apps, and the size limit of each folder including Node, in bytes. */
export const SIZE_LIMITS = { api: 180_000_000, web: 140_000_000 } as const

export type App = keyof typeof SIZE_LIMITS

export const APPS = Object.keys(SIZE_LIMITS) as readonly App[]

/** The deployable folder of an app, at the root of the workspace. */
export const getDeployableFolder = (app: App): string => join(ROOT, 'deployables', app)

/** The path of the workspace's pinned Node for Linux. */
const getPinnedNode = (): string => join(ROOT, 'node_modules', `node-linux-${process.arch}`, 'bin/node')

/**
 * Runs the pnpm that runs this script, or else the pinned version by npx.
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

/** Removes files below a folder that match one of the patterns, and links that are broken by that. */
function prune(folder: string, patterns: readonly string[]): void {
  for (const path of globSync(patterns, { cwd: folder })) {
    rmSync(join(folder, path), { recursive: true, force: true })
  }
  for (const file of listFiles(folder)) {
    if (!existsSync(file)) rmSync(file)
  }
}

/** Copies a program without its symbol table, which is a seventh of Node and only needed to debug native code. */
function stripBinary(from: string, to: string): void {
  const { status, error, stderr } = spawnSync('strip', ['-o', to, from], { encoding: 'utf8' })
  if (error) throw new Error('strip is missing: install binutils', { cause: error })
  if (status !== 0) throw new Error(stderr)
}

/** The size of all files below a folder, in bytes, without links. */
export const measureSize = (folder: string): number =>
  listFiles(folder)
    .map((path) => lstatSync(path))
    .reduce((bytes, file) => bytes + (file.isFile() ? file.size : 0), 0)

/**
 * Creates the folder that runs an app on its own: its build, its runtime dependencies, and the pinned Node as `bin/node`. The
 * app must have been built.
 * @returns the size of the folder, in bytes
 * @throws an Error on other systems than Linux, and if the folder exceeds its limit
 */
export function createDeployable(app: App): number {
  if (process.platform !== 'linux') throw new Error('A deployable is made on Linux, where it runs')
  const folder = getDeployableFolder(app)
  rmSync(folder, { recursive: true, force: true })
  // Only with this setting does pnpm deploy from the lockfile; no workspace package is installed.
  const options = ['--prod', '--config.inject-workspace-packages=true', '--prefer-offline']
  pnpm(`--filter=@portal/${app}`, 'deploy', ...options, folder)
  prune(folder, NEVER_READ)
  mkdirSync(join(folder, 'bin'))
  stripBinary(getPinnedNode(), join(folder, 'bin/node'))
  const bytes = measureSize(folder)
  if (bytes > SIZE_LIMITS[app]) {
    throw new Error(`${folder} weighs ${formatSize(bytes)}, but may weigh ${formatSize(SIZE_LIMITS[app])}`)
  }
  return bytes
}

/** Formats bytes as megabytes: `161.8 MB`. */
export const formatSize = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
