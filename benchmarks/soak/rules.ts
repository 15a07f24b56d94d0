import type { Deploy } from './deploys.ts'
import type { Exchange } from './exchange.ts'
import type { ProcessLife } from './memory.ts'
import type { StoredItem } from './stored.ts'
import type { Submission } from './submissions.ts'

export interface SoakResult {
  exchanges: readonly Exchange[]
  deploys: readonly Deploy[]
  lives: readonly ProcessLife[]
  submissions: readonly Submission[]
  found: readonly StoredItem[]
  errors: readonly string[]
}

const MAX_SPREAD = 0.1
/** A request sent before the old process closed its socket may be cut a moment later. */
const SLACK_MS = 1_000
const MAX_EVIDENCE = 10

/** Whether a connection was cut by a restart. */
export const isCutByDeploy = ({ at, ms }: Exchange, deploys: readonly Deploy[]): boolean =>
  deploys.some(({ from, until }) => at + ms >= from && at <= until + SLACK_MS)

/** The violated rules of a soak with their evidence; empty if there are none. */
export function listBrokenRules(result: SoakResult): string[] {
  return [
    ...limitEvidence(listFaults(result)),
    ...limitEvidence(listCuts(result)),
    ...limitEvidence(listLost(result)),
    ...listDeployFaults(result),
    ...listMemoryFaults(result),
    ...limitEvidence(result.errors.map((line) => `The log reports an error: ${line}`)),
  ]
}

const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

const listFaults = ({ exchanges }: SoakResult): string[] =>
  exchanges
    .filter(({ fault }) => fault !== null)
    .map(({ what, at, fault }) => `At ${formatSeconds(at)}, ${what}: ${fault}`)

const listCuts = ({ exchanges, deploys }: SoakResult): string[] =>
  exchanges
    .filter((one) => one.outcome === 'cut' && one.fault === null && !isCutByDeploy(one, deploys))
    .map(
      ({ what, at }) =>
        `At ${formatSeconds(at)}, ${what}: the connection broke off though nothing was being replaced`,
    )

/** Lists submissions that were not acknowledged, or not stored exactly once under their reference. */
function listLost({ submissions, found }: SoakResult): string[] {
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

const listDeployFaults = ({ deploys }: SoakResult): string[] =>
  deploys
    .filter(({ exitCode }) => exitCode !== 0)
    .map(({ name, exitCode }) => `The ${name} process ended with ${exitCode} when it was asked to stop`)

function listMemoryFaults({ lives }: SoakResult): string[] {
  const judged = lives.filter(({ spread }) => spread !== null)
  const missing = (['api', 'web'] as const).filter((one) => !judged.some(({ name }) => name === one))
  return [
    ...missing.map((name) => `Memory of the ${name} process was not measured for long enough`),
    ...judged
      .filter(({ spread }) => (spread ?? 0) > MAX_SPREAD)
      .map(
        ({ name, spread, from, until }) =>
          `Memory of the ${name} process moved by ${((spread ?? 0) * 100).toFixed(1)} % from ${formatSeconds(from)} to ${formatSeconds(until)}`,
      ),
  ]
}

/** Keeps the first lines, and counts the others. */
const limitEvidence = (lines: readonly string[]): string[] =>
  lines.length <= MAX_EVIDENCE
    ? [...lines]
    : [...lines.slice(0, MAX_EVIDENCE), `… and ${lines.length - MAX_EVIDENCE} more of this kind`]
