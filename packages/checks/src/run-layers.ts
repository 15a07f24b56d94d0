import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { formatLayerTable, formatLogEnd, hasFailed, listTasks, type Layer, type TaskRun } from './layers.ts'
import { ROOT } from './workspace.ts'

const TURBO = join(ROOT, 'node_modules/turbo/bin/turbo')
const SUMMARIES = join(ROOT, '.turbo/runs')
/** Enough for one failed test with its code frame, or for several without. */
const LOG_LINES = 80

interface Summary {
  readonly execution: { readonly startTime: number }
  readonly tasks: readonly TaskRun[]
}

/** Runs a script on this Node; returns its exit code. */
const run = (script: string, ...args: string[]): number =>
  spawnSync(process.execPath, [script, ...args], { cwd: ROOT, stdio: 'inherit' }).status ?? 1

/** Turbo shows the output of its tasks, but not that of cached ones. */
const TURBO_OPTIONS = ['--env-mode=loose', '--summarize', '--output-logs=new-only']

const runTasks = (tasks: readonly string[], concurrency: string): number =>
  tasks.length === 0
    ? 0
    : run(TURBO, 'run', ...tasks, ...TURBO_OPTIONS, `--concurrency=${concurrency}`, ...process.argv.slice(2))

/** Reads turbo's run summaries in chronological order. */
function readSummaries(): TaskRun[] {
  const runs = globSync('*.json', { cwd: SUMMARIES })
    .map((file) => JSON.parse(readFileSync(join(SUMMARIES, file), 'utf8')) as Summary)
    .toSorted((a, b) => a.execution.startTime - b.execution.startTime)
  return runs.flatMap(({ tasks }) => tasks)
}

/** Prints the end of a failed task's output again, since other tasks may have printed hundreds of lines after it. */
function printFailure({ taskId, logFile }: TaskRun): void {
  const log = join(ROOT, logFile)
  if (existsSync(log))
    console.log(`\n${taskId} failed:\n${formatLogEnd(readFileSync(log, 'utf8'), LOG_LINES)}`)
}

/**
 * Runs the tasks of layers up to the first failure, then repeats the failures and prints the time of each layer. Arguments of
 * the process are passed to turbo: `--force` ignores the cache.
 */
export function runLayers(layers: readonly Layer[]): void {
  // Only the summaries of this run count.
  rmSync(SUMMARIES, { recursive: true, force: true })
  const startedAt = Date.now()
  process.exitCode =
    run(join(import.meta.dirname, 'install-chromium.ts')) ||
    runTasks(listTasks(layers, false), '100%') ||
    runTasks(listTasks(layers, true), '1')
  const runs = readSummaries()
  for (const failed of runs.filter(hasFailed)) printFailure(failed)
  console.log(`\n${formatLayerTable(layers, runs, Date.now() - startedAt)}`)
}
