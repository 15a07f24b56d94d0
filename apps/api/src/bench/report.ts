/** The measurements of one server in one case. */
export interface Side {
  readonly requestsPerSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Microseconds of processor time per request. */
  readonly cpu: number
  /** Megabytes in memory afterwards. */
  readonly memory: number
  /** Share of requests that were told to come back later. */
  readonly refused: number
}

export interface Measured {
  readonly name: string
  readonly aim: number | null
  readonly bare: Side
  readonly api: Side
  /** The ratio of processor time, API to bare server, of each round: both are measured within seconds. */
  readonly ratios: readonly number[]
}

const COLUMNS = [
  'what',
  'bare, req/s',
  'API, req/s',
  'bare, p50 ms',
  'API, p50 ms',
  'bare, p99 ms',
  'API, p99 ms',
  'bare, µs CPU',
  'API, µs CPU',
  'bare, MB',
  'API, MB',
  'req/s ratio',
  'CPU ratio',
  'middle half',
  'aim',
]

/**
 * The results as a Markdown table; ratios are API to bare server. That of processor time is the median of the rounds,
 * with their interquartile range.
 */
export function table(results: readonly Measured[]): string {
  const lines = results.map(cellsOf)
  const rule = COLUMNS.map((_, position) => (position === 0 ? '---' : '---:'))
  return [COLUMNS, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function cellsOf({ name, aim, bare, api, ratios }: Measured): string[] {
  const ratio = median(ratios)
  const pair = (show: (side: Side) => string) => [show(bare), show(api)]
  return [
    name + refusals(api.refused),
    ...pair(({ requestsPerSecond }) => Math.round(requestsPerSecond).toLocaleString('en')),
    ...pair(({ p50 }) => formatTenths(p50)),
    ...pair(({ p99 }) => formatTenths(p99)),
    ...pair(({ cpu }) => Math.round(cpu).toLocaleString('en')),
    ...pair(({ memory }) => String(Math.round(memory))),
    (api.requestsPerSecond / bare.requestsPerSecond).toFixed(2),
    ratio.toFixed(2),
    `${quantile(ratios, 0.25).toFixed(2)}–${quantile(ratios, 0.75).toFixed(2)}`,
    verdict(aim, ratio, api.refused),
  ]
}

/** With more refusals than this, the processor time is mostly theirs, so that the aim is not judged. */
const MAX_REFUSED = 0.05

function verdict(aim: number | null, ratio: number, refused: number): string {
  if (aim === null) return '–'
  if (refused > MAX_REFUSED) return `${aim}, not judged`
  return ratio > aim ? `${aim}, missed` : String(aim)
}

const refusals = (share: number): string => (share === 0 ? '' : ` (${(share * 100).toFixed(1)} % refused)`)

const formatTenths = (value: number): string => (Math.round(value * 10) / 10).toFixed(1)

/** The median; of an even number the lower of the two in the middle. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The value that a share of the others lie below, between two of them the lower. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}
