import type { Deploy } from './deploys.ts'
import type { Exchange } from './exchange.ts'
import type { Life } from './memory.ts'
import type { Found } from './stored.ts'
import type { Submission } from './submissions.ts'

export interface Soaked {
  exchanges: readonly Exchange[]
  deploys: readonly Deploy[]
  lives: readonly Life[]
  submissions: readonly Submission[]
  found: readonly Found[]
  errors: readonly string[]
}

const MOST_SPREAD = 0.1
/** A request that was sent while the old process still listened may break off a moment later. */
const SLACK_MS = 1_000
const MOST_EVIDENCE = 10

/** Whether a connection broke off because a process was being replaced. */
export const isCutByDeploy = ({ at, ms }: Exchange, deploys: readonly Deploy[]): boolean =>
  deploys.some(({ from, until }) => at + ms >= from && at <= until + SLACK_MS)

/** What of the rules of a soak was broken, each with its evidence; empty where all held. */
export function brokenRules(soaked: Soaked): string[] {
  return [
    ...atMost(faults(soaked)),
    ...atMost(cuts(soaked)),
    ...atMost(lost(soaked)),
    ...deployFaults(soaked),
    ...memoryFaults(soaked),
    ...atMost(soaked.errors.map((line) => `The log reports an error: ${line}`)),
  ]
}

const second = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

const faults = ({ exchanges }: Soaked): string[] =>
  exchanges
    .filter(({ fault }) => fault !== null)
    .map(({ what, at, fault }) => `At ${second(at)}, ${what}: ${fault}`)

const cuts = ({ exchanges, deploys }: Soaked): string[] =>
  exchanges
    .filter((one) => one.outcome === 'cut' && one.fault === null && !isCutByDeploy(one, deploys))
    .map(
      ({ what, at }) =>
        `At ${second(at)}, ${what}: the connection broke off though nothing was being replaced`,
    )

/** Every submission has to be acknowledged in the end, and be stored once under the reference it was given. */
function lost({ submissions, found }: Soaked): string[] {
  const byMark = Map.groupBy(found, ({ mark }) => mark)
  return submissions.flatMap(({ mark, reference, otherReference, tries }) => {
    const stored = byMark.get(mark) ?? []
    const references = stored.map((one) => one.reference).join(', ')
    if (otherReference !== null) return `${mark}: a repeat was answered ${otherReference}, not ${reference}`
    if (stored.length > 1) return `${mark} is stored ${stored.length} times: ${references}`
    if (reference === null) return `${mark} was not acknowledged in ${tries} tries`
    if (stored.length === 0) return `${mark} was acknowledged as ${reference} and is not stored`
    return stored[0]?.reference === reference
      ? []
      : `${mark}: ${reference} was acknowledged, ${references} is stored`
  })
}

const deployFaults = ({ deploys }: Soaked): string[] =>
  deploys
    .filter(({ exitCode }) => exitCode !== 0)
    .map(({ name, exitCode }) => `The ${name} process ended with ${exitCode} when it was asked to stop`)

function memoryFaults({ lives }: Soaked): string[] {
  const judged = lives.filter(({ spread }) => spread !== null)
  const missing = (['api', 'web'] as const).filter((one) => !judged.some(({ name }) => name === one))
  return [
    ...missing.map((name) => `Memory of the ${name} process was not measured for long enough`),
    ...judged
      .filter(({ spread }) => (spread ?? 0) > MOST_SPREAD)
      .map(
        ({ name, spread, from, until }) =>
          `Memory of the ${name} process moved by ${((spread ?? 0) * 100).toFixed(1)} % from ${second(from)} to ${second(until)}`,
      ),
  ]
}

/** The first of many, and how many more there are. */
const atMost = (lines: readonly string[]): string[] =>
  lines.length <= MOST_EVIDENCE
    ? [...lines]
    : [...lines.slice(0, MOST_EVIDENCE), `… and ${lines.length - MOST_EVIDENCE} more of this kind`]
