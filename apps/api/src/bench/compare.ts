import { MAX_RANKED_MATCHES } from './bare/search.ts'
import type { Compared } from './cases.ts'

export interface ComparedAnswer {
  readonly status: number
  readonly body: string
  readonly total: string | null
  readonly link: string | null
}

/** Describes how two answers to one request differ, in whatever order their keys are; null if they don't. */
export function findDifference(
  path: string,
  bare: ComparedAnswer,
  api: ComparedAnswer,
  compared: Compared = 'everything',
): string | null {
  const show = compared === 'everything' ? comparable : amounts
  const [expected, got] = [show(bare), show(api)]
  if (expected === got) return null
  let at = 0
  while (expected[at] === got[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 100)
  return `${path}\n  bare: ${around(expected)}\n  api:  ${around(got)}`
}

const comparable = ({ status, body, total, link }: ComparedAnswer): string =>
  JSON.stringify({ status, total, link, body: sorted(JSON.parse(body)) })

/** Each server ranks by its own rules, but both find the same. The bare server counts ranked matches only. */
const amounts = ({ status, body, total }: ComparedAnswer): string => {
  const items: unknown = JSON.parse(body)
  const counted = Math.min(Number(total), MAX_RANKED_MATCHES)
  return JSON.stringify({ status, items: Array.isArray(items) ? items.length : null, total: counted })
}

/** Fields that each server generates for itself. */
const OWN = new Set(['reference', 'id'])

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const isCreated = 'reference' in value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isCreated || !OWN.has(key))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
