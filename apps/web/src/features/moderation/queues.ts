import type { QueueCounts, SubmissionKind } from '@portal/domain/contract'
import type { DecidedKind } from './useDecision.ts'

/** In display order. */
export const QUEUE_KINDS = ['events', 'tenders', 'jobs'] as const satisfies readonly SubmissionKind[]

/** Texts of the queues other than listings. */
export const QUEUES = {
  events: {
    kind: 'event',
    title: 'Events',
    empty: 'Events that people send in stand here until you approve or reject them.',
  },
  tenders: {
    kind: 'tender',
    title: 'Tenders',
    empty: 'Tenders that people send in stand here until you approve or reject them.',
  },
  jobs: {
    kind: 'job',
    title: 'Jobs',
    empty: 'Jobs that people send in stand here until you approve or reject them.',
  },
} as const satisfies Record<SubmissionKind, { kind: DecidedKind; title: string; empty: string }>

/** The queue in an address, as `queue` or `tab`; null for the listings. */
export const parseQueue = (query: URLSearchParams): SubmissionKind | null => {
  const name = query.get('queue') ?? query.get('tab')
  return QUEUE_KINDS.find((kind) => kind === name) ?? null
}

/** Total number of pending items. */
export const countPending = ({ businesses, events, tenders, jobs }: QueueCounts): number =>
  businesses + events + tenders + jobs
