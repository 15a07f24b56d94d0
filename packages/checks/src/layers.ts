/** A layer of tests and its turbo tasks. */
export interface Layer {
  readonly name: string
  readonly tasks: readonly string[]
  /** Whether its tasks run one at a time, after the static checks: they start servers and browsers. */
  readonly runsAlone?: true
  /** Whether the table has a line for each package. */
  readonly byPackage?: true
}

/** The layers of `npm test`. */
export const LAYERS: readonly Layer[] = [
  { name: 'format', tasks: ['format', 'format:root'] },
  { name: 'lint and types', tasks: ['lint', 'lint:root'] },
  { name: 'spelling', tasks: ['spelling'] },
  { name: 'import rules', tasks: ['lint:imports'] },
  { name: 'dead code', tasks: ['dead-code'] },
  { name: 'build', tasks: ['build'] },
  { name: 'unit tests', tasks: ['test'], runsAlone: true, byPackage: true },
  { name: 'tests on PostgreSQL', tasks: ['test:postgres'], runsAlone: true },
  { name: 'stories', tasks: ['test:stories'], runsAlone: true },
  { name: 'end-to-end tests', tasks: ['test:e2e'], runsAlone: true },
]

/** The layers of `npm run test:full`. */
export const FULL_LAYERS: readonly Layer[] = [
  { name: 'full tests', tasks: ['test:full'], runsAlone: true, byPackage: true },
]

/** The tasks of the layers that run one at a time, or of the others. */
export const listTasks = (layers: readonly Layer[], runsAlone: boolean): string[] =>
  layers.filter((layer) => (layer.runsAlone ?? false) === runsAlone).flatMap(({ tasks }) => tasks)

/** A task in turbo's run summary. */
export interface TaskRun {
  readonly taskId: string
  readonly task: string
  readonly package: string
  /** The script. */
  readonly command: string
  readonly cache: { readonly status: 'HIT' | 'MISS' }
  /** The file of its output, relative to the repository's root. */
  readonly logFile: string
  /** Times in milliseconds; absent if the task was not reached. */
  readonly execution?: {
    readonly startTime: number
    readonly endTime: number
    readonly exitCode: number | null
  }
}

/** Turbo's command for a task that a package doesn't have. */
export const NO_SCRIPT = '<NONEXISTENT>'

const hasRun = ({ command, execution }: TaskRun): boolean => execution !== undefined && command !== NO_SCRIPT
const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** Whether a task completed and failed; one that turbo stopped has no exit code. */
export const hasFailed = ({ execution }: TaskRun): boolean => (execution?.exitCode ?? 0) !== 0

const COLOURS = /\u001B\[[\d;]*m/g

/** The last lines of a task's output, where test runners report failures; without colours and empty lines. */
export const formatLogEnd = (log: string, lines: number): string =>
  log
    .replaceAll(COLOURS, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-lines)
    .join('\n')

/** The total time of some tasks, and their outcome. */
function summarise(runs: readonly TaskRun[]): [time: string, note: string] {
  const cached = runs.filter(({ cache }) => cache.status === 'HIT').length
  if (runs.length === 0) return ['not run', '']
  if (cached === runs.length) return ['cached', '']
  const spent = runs.map(({ execution }) => (execution ? execution.endTime - execution.startTime : 0))
  const isFailed = runs.some(({ execution }) => execution?.exitCode !== 0)
  const note = cached > 0 ? `${cached} of ${runs.length} cached` : ''
  return [formatSeconds(spent.reduce((sum, one) => sum + one, 0)), isFailed ? 'failed' : note]
}

function createLayerRows(
  { name, tasks, byPackage }: Layer,
  all: readonly TaskRun[],
): [string, string, string][] {
  const runs = all.filter((run) => hasRun(run) && tasks.includes(run.task))
  if (!byPackage || runs.length === 0) return [[name, ...summarise(runs)]]
  return runs
    .toSorted((a, b) => a.package.localeCompare(b.package))
    .map((run) => [`${name}, ${run.package}`, ...summarise([run])])
}

/** Keeps each task once, since the second run finds the builds of the first in the cache. */
const dedupeRuns = (runs: readonly TaskRun[]): TaskRun[] => [
  ...new Map(runs.toReversed().map((run) => [run.taskId, run])).values(),
]

/**
 * Formats the time of each layer as a table, from the runs in chronological order and the total time in milliseconds.
 */
export function formatLayerTable(layers: readonly Layer[], all: readonly TaskRun[], wall: number): string {
  const runs = dedupeRuns(all)
  const rows = [
    ...layers.flatMap((layer) => createLayerRows(layer, runs)),
    ['all of it', formatSeconds(wall), ''] as const,
  ]
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map(([name, time, note]) =>
      `${name.padEnd(widths[0] ?? 0)}  ${time.padStart(widths[1] ?? 0)}  ${note}`.trimEnd(),
    )
    .join('\n')
}
