import type { Exchange, Group } from './exchange.ts'
import type { ProcessLife, Sample } from './memory.ts'
import { isCutByDeploy, type SoakResult } from './rules.ts'

const MINUTE_MS = 60_000
const MEGABYTE = 1024 * 1024
const GROUPS: readonly Group[] = ['views', 'calls', 'searches', 'own', 'submissions']

const formatRow = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const formatHead = (first: string, others: readonly string[]): string[] => [
  formatRow([first, ...others]),
  formatRow(['---', ...others.map(() => '---:')]),
]

function formatQuantile(numbers: readonly number[], share: number): string {
  const sorted = numbers.toSorted((a, b) => a - b)
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
}

const listStatuses = (
  exchanges: readonly Exchange[],
  deploys: SoakResult['deploys'],
): (string | number)[] => {
  const count = (fits: (exchange: Exchange) => boolean): number => exchanges.filter(fits).length
  const times = exchanges.filter(({ outcome }) => outcome !== 'cut').map(({ ms }) => ms)
  return [
    count(({ outcome }) => outcome === 200 || outcome === 201),
    count(({ outcome }) => outcome === 304),
    count(({ outcome }) => outcome === 429),
    count(({ outcome, fault }) => outcome === 503 && fault === null),
    count((one) => one.outcome === 'cut' && isCutByDeploy(one, deploys)),
    count((one) => one.fault !== null || (one.outcome === 'cut' && !isCutByDeploy(one, deploys))),
    formatQuantile(times, 0.5),
    formatQuantile(times, 0.99),
  ]
}

const STATUSES = [
  '200, 201',
  '304',
  '429',
  '503 with Retry-After',
  'cut by deploy',
  'faults',
  'p50, ms',
  'p99, ms',
]

const formatMegabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(0)

/** A process's last memory sample within a minute. */
const formatMemoryAt = (samples: readonly Sample[], name: Sample['name'], minute: number): string => {
  const last = samples.findLast((one) => one.name === name && Math.floor(one.at / MINUTE_MS) === minute)
  return last ? formatMegabytes(last.bytes) : '–'
}

/** The report by minute. */
export function formatMinutes({ exchanges, deploys }: SoakResult, samples: readonly Sample[]): string[] {
  const byMinute = Map.groupBy(exchanges, ({ at }) => Math.floor(at / MINUTE_MS))
  const lines = [...byMinute]
    .toSorted(([a], [b]) => a - b)
    .map(([minute, some]) =>
      formatRow([
        minute + 1,
        ...GROUPS.map((group) => some.filter((one) => one.group === group).length),
        ...listStatuses(some, deploys),
        formatMemoryAt(samples, 'api', minute),
        formatMemoryAt(samples, 'web', minute),
      ]),
    )
  return [...formatHead('minute', [...GROUPS, ...STATUSES, 'API, MB', 'web, MB']), ...lines]
}

/** The report by kind of request. */
export function formatKinds({ exchanges, deploys }: SoakResult): string[] {
  const lines = [...Map.groupBy(exchanges, ({ what }) => what)].map(([what, some]) =>
    formatRow([what, some.length, ...listStatuses(some, deploys)]),
  )
  return [...formatHead('what', ['requests', ...STATUSES]), ...lines.toSorted()]
}

const formatClock = (ms: number): string =>
  `${Math.floor(ms / MINUTE_MS)}:${String(Math.floor((ms % MINUTE_MS) / 1000)).padStart(2, '0')}`

const formatLife = ({ name, from, until, slices, spread }: ProcessLife): string[] =>
  spread === null
    ? []
    : [
        `- memory of the ${name === 'api' ? 'API' : 'web server'} from ${formatClock(from)} to ${formatClock(until)}: ${formatMegabytes(Math.min(...slices))} to ${formatMegabytes(Math.max(...slices))} MB, ${(spread * 100).toFixed(1)} % (aim: at most 10 %)`,
      ]

/** The results outside the tables. */
export function listSummary({ deploys, lives, submissions, found }: SoakResult): string[] {
  const acknowledged = submissions.filter(({ reference }) => reference !== null)
  const marks = new Set(submissions.map(({ mark }) => mark))
  const stored = found.filter(({ mark }) => marks.has(mark)).length
  const repeated = submissions.filter(({ tries }) => tries > 1).length
  return [
    `- submissions: ${submissions.length} sent by ${new Set(submissions.map(({ sender }) => sender.address)).size} addresses, ${repeated} of them more than once under the same key; ${acknowledged.length} acknowledged, ${stored} stored`,
    ...deploys.map(
      ({ name, from, until, exitCode }) =>
        `- the ${name === 'api' ? 'API' : 'web server'} was restarted at ${formatClock(from)} and answered again after ${((until - from) / 1000).toFixed(1)} s; the old process ended with ${exitCode}`,
    ),
    ...lives.flatMap(formatLife),
  ]
}
