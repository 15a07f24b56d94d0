import type { BulkKind, QueueCounts, QueueKind } from '@portal/domain/contract'
import { REJECTION_REASONS, REVIEW_REASONS, SUBMISSION_REASONS } from '@portal/domain/moderation'

/** The words of a kind on screens. */
interface KindTexts {
  /** Of the filter. */
  readonly plural: string
  /** Within a sentence. */
  readonly singular: string
  /** At the beginning of a title. */
  readonly capitalised: string
  readonly reasons: readonly { readonly code: string; readonly label: string }[]
  /** Who reads the reason and the note, and what they can do. */
  readonly reader: string
  readonly readerText: string
}

const SENDER = {
  reasons: SUBMISSION_REASONS,
  reader: 'sender',
  readerText: 'We email the sender the reason and your note. They can send it again.',
} as const

/** In display order. */
export const KINDS: Readonly<Record<QueueKind, KindTexts>> = {
  businesses: {
    plural: 'Listings',
    singular: 'business',
    capitalised: 'Business',
    reasons: REJECTION_REASONS,
    reader: 'owner',
    readerText: 'The owner sees the reason and your note, and can fix the listing and resubmit it.',
  },
  edits: {
    plural: 'Edits',
    singular: 'edit',
    capitalised: 'Edit',
    reasons: REJECTION_REASONS,
    reader: 'owner',
    readerText:
      'The published listing doesn’t change. The owner sees the reason and your note, and can correct the changes.',
  },
  reviews: {
    plural: 'Reviews',
    singular: 'review',
    capitalised: 'Review',
    reasons: REVIEW_REASONS,
    reader: 'writer',
    readerText: 'The reviewer sees the reason and your note, and can change the review within 30 days.',
  },
  reports: {
    plural: 'Reports',
    singular: 'report',
    capitalised: 'Report',
    reasons: [],
    reader: 'person who reported it',
    readerText: 'If they reported from an account, we email them your note. Otherwise nobody is notified.',
  },
  events: { plural: 'Events', singular: 'event', capitalised: 'Event', ...SENDER },
  tenders: { plural: 'Tenders', singular: 'tender', capitalised: 'Tender', ...SENDER },
  jobs: { plural: 'Jobs', singular: 'job', capitalised: 'Job', ...SENDER },
}

export const KIND_NAMES = Object.keys(KINDS) as QueueKind[]

/** The kind in an address, as `queue` or `tab`; null for all. */
export function parseKind(query: URLSearchParams): QueueKind | null {
  const name = query.get('queue') ?? query.get('tab')
  return KIND_NAMES.find((kind) => kind === name) ?? null
}

/** Whether items of a kind are titled by the name of a business, which browsers must not translate. */
export const isTitledByName = (kind: QueueKind): boolean => kind === 'businesses' || kind === 'edits'

/** Whether several of a kind can be approved at once: each report needs a decision of its own. */
export const isBulkKind = (kind: QueueKind): kind is BulkKind => kind !== 'reports'

/** How many items wait. */
export const countPending = (counts: QueueCounts): number =>
  KIND_NAMES.reduce((sum, kind) => sum + counts[kind], 0)

/** The texts of a rejection's dialog. */
export interface RejectionTexts {
  /** The button's label. */
  verb: 'Reject' | 'Dismiss' | 'Take down'
  /** Empty where no reason is asked for. */
  reasons: readonly { readonly code: string; readonly label: string }[]
  reader: string
  readerText: string
}

export function toRejectionTexts(kind: QueueKind): RejectionTexts {
  const { reasons, reader, readerText } = KINDS[kind]
  return { verb: kind === 'reports' ? 'Dismiss' : 'Reject', reasons, reader, readerText }
}

/** For a published review that a report is about. */
export const TAKE_DOWN_TEXTS: RejectionTexts = {
  verb: 'Take down',
  reasons: KINDS.reviews.reasons,
  reader: 'writer',
  readerText:
    'It disappears from the page at once and no longer counts. The reviewer sees the reason and your note.',
}
