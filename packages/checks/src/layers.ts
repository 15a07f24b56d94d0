/** A part of `npm test`, and the turbo tasks that it consists of. */
interface Layer {
  readonly name: string
  readonly tasks: readonly string[]
  /** Whether its tasks run one at a time, once all static checks are done: they start servers and browsers. */
  readonly runsAlone?: true
  /** Whether each package has a line of its own. */
  readonly byPackage?: true
}

export const LAYERS: readonly Layer[] = [
  { name: 'format', tasks: ['format', 'format:root'] },
  { name: 'lint', tasks: ['lint', 'lint:root'] },
  { name: 'spelling', tasks: ['spelling'] },
  { name: 'import rules', tasks: ['lint:imports'] },
  { name: 'dead code', tasks: ['dead-code'] },
  { name: 'types', tasks: ['types', 'types:root'] },
  { name: 'build', tasks: ['build'] },
  { name: 'unit tests', tasks: ['test'], runsAlone: true, byPackage: true },
  { name: 'stories', tasks: ['test:stories'], runsAlone: true },
  { name: 'end-to-end tests', tasks: ['test:e2e'], runsAlone: true },
  { name: 'budgets', tasks: ['test:budgets'], runsAlone: true },
]

/** The tasks of all layers that run alone, or of all others. */
export const tasksOf = (runsAlone: boolean): string[] =>
  LAYERS.filter((layer) => (layer.runsAlone ?? false) === runsAlone).flatMap(({ tasks }) => tasks)

/** What turbo's summary says of a task that ran. */
export interface TaskRun {
  readonly taskId: string
  readonly task: string
  readonly package: string
  /** The script that it runs. */
  readonly command: string
  readonly cache: { readonly status: 'HIT' | 'MISS' }
  /** Moments in milliseconds; missing where the task was not reached. */
  readonly execution?: {
    readonly startTime: number
    readonly endTime: number
    readonly exitCode: number | null
  }
}

/** The command of a task that a package doesn't have. */
export const NO_SCRIPT = '<NONEXISTENT>'

const isRun = ({ command, execution }: TaskRun): boolean => execution !== undefined && command !== NO_SCRIPT
const secondsOf = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** How long some tasks took together, each by itself, and how they ended. */
function resultOf(runs: readonly TaskRun[]): [time: string, note: string] {
  const cached = runs.filter(({ cache }) => cache.status === 'HIT').length
  if (runs.length === 0) return ['not run', '']
  if (cached === runs.length) return ['cached', '']
  const spent = runs.map(({ execution }) => (execution ? execution.endTime - execution.startTime : 0))
  const isFailed = runs.some(({ execution }) => execution?.exitCode !== 0)
  const note = cached > 0 ? `${cached} of ${runs.length} cached` : ''
  return [secondsOf(spent.reduce((sum, one) => sum + one, 0)), isFailed ? 'failed' : note]
}

function rowsOf({ name, tasks, byPackage }: Layer, all: readonly TaskRun[]): [string, string, string][] {
  const runs = all.filter((run) => isRun(run) && tasks.includes(run.task))
  if (!byPackage || runs.length === 0) return [[name, ...resultOf(runs)]]
  return runs
    .toSorted((a, b) => a.package.localeCompare(b.package))
    .map((run) => [`${name}, ${run.package}`, ...resultOf([run])])
}

/** Each task once: a build that ran is in the cache when the tests that rest on it begin. */
const onceEach = (runs: readonly TaskRun[]): TaskRun[] => [
  ...new Map(runs.toReversed().map((run) => [run.taskId, run])).values(),
]

/**
 * How long each layer took, as a table: the runs in the order in which they came, and what all took together in
 * milliseconds.
 */
export function layerTable(all: readonly TaskRun[], wall: number): string {
  const runs = onceEach(all)
  const rows = [
    ...LAYERS.flatMap((layer) => rowsOf(layer, runs)),
    ['all of it', secondsOf(wall), ''] as const,
  ]
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map(([name, time, note]) =>
      `${name.padEnd(widths[0] ?? 0)}  ${time.padStart(widths[1] ?? 0)}  ${note}`.trimEnd(),
    )
    .join('\n')
}
