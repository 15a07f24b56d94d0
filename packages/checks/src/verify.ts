import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { layerTable, tasksOf, type TaskRun } from './layers.ts'
import { ROOT } from './workspace.ts'

/**
 * Runs every check and test, as far as the first that fails, and prints at the end how long each layer took. Arguments
 * go to turbo: `--force` runs again what is cached.
 */

const TURBO = join(ROOT, 'node_modules/turbo/bin/turbo')
const SUMMARIES = join(ROOT, '.turbo/runs')

interface Summary {
  readonly execution: { readonly startTime: number }
  readonly tasks: readonly TaskRun[]
}

/** Runs a script on this Node; answers its exit code. */
const run = (script: string, ...args: string[]): number =>
  spawnSync(process.execPath, [script, ...args], { cwd: ROOT, stdio: 'inherit' }).status ?? 1

const runTasks = (tasks: readonly string[], ...options: string[]): number =>
  run(TURBO, 'run', ...tasks, '--env-mode=loose', '--summarize', ...options, ...process.argv.slice(2))

/** What turbo has noted of its runs, in their order. */
function readSummaries(): TaskRun[] {
  const runs = globSync('*.json', { cwd: SUMMARIES })
    .map((file) => JSON.parse(readFileSync(join(SUMMARIES, file), 'utf8')) as Summary)
    .toSorted((a, b) => a.execution.startTime - b.execution.startTime)
  return runs.flatMap(({ tasks }) => tasks)
}

// Only the last run's are kept.
rmSync(SUMMARIES, { recursive: true, force: true })
const begun = Date.now()
process.exitCode =
  run(join(import.meta.dirname, 'install-chromium.ts')) ||
  runTasks(tasksOf(false), '--concurrency=100%') ||
  runTasks(tasksOf(true), '--concurrency=1')
console.log(`\n${layerTable(readSummaries(), Date.now() - begun)}`)
