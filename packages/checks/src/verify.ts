import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { formatLayerTable, listTasks, type TaskRun } from './layers.ts'
import { ROOT } from './workspace.ts'

/**
 * Runs all checks and tests up to the first failure, and prints the time of each layer. Arguments go to turbo: `--force`
 * ignores the cache.
 */

const TURBO = join(ROOT, 'node_modules/turbo/bin/turbo')
const SUMMARIES = join(ROOT, '.turbo/runs')

interface Summary {
  readonly execution: { readonly startTime: number }
  readonly tasks: readonly TaskRun[]
}

/** Runs a script on this Node; returns its exit code. */
const run = (script: string, ...args: string[]): number =>
  spawnSync(process.execPath, [script, ...args], { cwd: ROOT, stdio: 'inherit' }).status ?? 1

const runTasks = (tasks: readonly string[], ...options: string[]): number =>
  run(TURBO, 'run', ...tasks, '--env-mode=loose', '--summarize', ...options, ...process.argv.slice(2))

/** Reads turbo's run summaries in chronological order. */
function readSummaries(): TaskRun[] {
  const runs = globSync('*.json', { cwd: SUMMARIES })
    .map((file) => JSON.parse(readFileSync(join(SUMMARIES, file), 'utf8')) as Summary)
    .toSorted((a, b) => a.execution.startTime - b.execution.startTime)
  return runs.flatMap(({ tasks }) => tasks)
}

// Only the summaries of this run count.
rmSync(SUMMARIES, { recursive: true, force: true })
const startedAt = Date.now()
process.exitCode =
  run(join(import.meta.dirname, 'install-chromium.ts')) ||
  runTasks(listTasks(false), '--concurrency=100%') ||
  runTasks(listTasks(true), '--concurrency=1')
console.log(`\n${formatLayerTable(readSummaries(), Date.now() - startedAt)}`)
