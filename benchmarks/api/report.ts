import { median } from '../shared/median.ts'

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
  /** The share of requests with a 503. */
  readonly refused: number
}

export interface Measured {
  readonly name: string
  /** The most processor time that the API may take, as a multiple of the base's. */
  readonly aim: number
  /** The server that the API is compared with. */
  readonly base: Side
  readonly api: Side
  /** The ratio of processor time, API to base, of each round. */
  readonly ratios: readonly number[]
}

/** What the API is compared with, and the highest ratio of cost; null for each case's own. */
export interface Base {
  readonly name: string
  readonly aim: number | null
}

/**
 * The results as a Markdown table; ratios are API to base. That of processor time is the median of the rounds, with
 * their interquartile range.
 */
export function formatTable(results: readonly Measured[], base: Base): string {
  const sides = ['req/s', 'p50 ms', 'p99 ms', 'µs CPU', 'MB'].flatMap((what) =>
    [base.name, 'API'].map((name) => `${name}, ${what}`),
  )
  const columns = ['what', ...sides, 'req/s ratio', 'CPU ratio', 'middle half', 'aim']
  const lines = results.map((result) => formatCells({ ...result, aim: base.aim ?? result.aim }))
  const rule = columns.map((_, position) => (position === 0 ? '---' : '---:'))
  return [columns, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function formatCells({ name, aim, base, api, ratios }: Measured): string[] {
  const ratio = median(ratios)
  const pair = (show: (side: Side) => string) => [show(base), show(api)]
  return [
    name + formatRefusals(api.refused),
    ...pair(({ requestsPerSecond }) => Math.round(requestsPerSecond).toLocaleString('en')),
    ...pair(({ p50 }) => formatTenths(p50)),
    ...pair(({ p99 }) => formatTenths(p99)),
    ...pair(({ cpu }) => Math.round(cpu).toLocaleString('en')),
    ...pair(({ memory }) => String(Math.round(memory))),
    (api.requestsPerSecond / base.requestsPerSecond).toFixed(2),
    ratio.toFixed(2),
    `${getQuantile(ratios, 0.25).toFixed(2)}–${getQuantile(ratios, 0.75).toFixed(2)}`,
    formatVerdict(aim, ratio, api.refused),
  ]
}

/** With more rejections the processor time is mostly theirs, so the aim is not judged. */
const MAX_REFUSED = 0.05

function formatVerdict(aim: number, ratio: number, refused: number): string {
  if (refused > MAX_REFUSED) return `${aim}, not judged`
  return ratio > aim ? `${aim}, missed` : String(aim)
}

const formatRefusals = (share: number): string =>
  share === 0 ? '' : ` (${(share * 100).toFixed(1)} % refused)`

const formatTenths = (value: number): string => (Math.round(value * 10) / 10).toFixed(1)

/** A quantile, linearly interpolated. */
function getQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (sorted.length - 1) * share
  const [below = 0, above = below] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
  return below + (above - below) * (at - Math.floor(at))
}
