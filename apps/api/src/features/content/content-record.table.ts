import type { Document } from '@portal/domain/contract'
import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import type { ContentDetails, ContentKind } from './content.table.ts'

/** The kinds of content that anybody may send in. */
export const SUBMITTED_KINDS = ['event', 'tender', 'job'] as const satisfies readonly ContentKind[]
export type SubmittedKind = (typeof SUBMITTED_KINDS)[number]

/** Who sent something in, and the reference they were given. */
export interface Submission {
  readonly reference: string
  readonly name: string
  readonly email: string
  /** Milliseconds. */
  readonly at: number
}

interface Shared {
  readonly title: string
  /** What lists show: an excerpt, a description. */
  readonly summary: string
  /** Plain text, its paragraphs apart by an empty line; may be empty. */
  readonly body: string
  /** News category and event type by name, tender kind, job type and skill by slug, resource type, a page's group. */
  readonly category: string
  /** Empty: the whole region. What has a place has one. */
  readonly countries: readonly CountryCode[]
  readonly province?: ProvinceCode | null
  /** The slug of an industry. */
  readonly industry?: string | null
  /** Milliseconds; it shows from then on. */
  readonly publishedAt: number
  /** Milliseconds: when an event or a course begins. */
  readonly startsAt?: number | null
  /** Milliseconds: when an event ends, a tender or a job closes. */
  readonly endsAt?: number | null
  /** IANA; left out: that of its place. */
  readonly timeZone?: string
  /** Left out: made of the title. One that is taken gets a number behind. */
  readonly slug?: string
  /** Left out: approved. */
  readonly status?: 'pending' | 'approved'
  readonly isFeatured?: boolean
  readonly isSample?: boolean
  readonly submission?: Submission
  /** The text in sections, of what an editorial file says. */
  readonly document?: Document
}

/** Something of a kind to store. */
export type RecordOf<Kind extends ContentKind> = Shared & {
  readonly kind: Kind
  readonly details: ContentDetails[Kind]
}

/** Something to store, of any kind. */
export type ContentRecord = { [Kind in ContentKind]: RecordOf<Kind> }[ContentKind]

/** A submission to store, which waits for a decision. */
export type PendingRecord = { [Kind in SubmittedKind]: RecordOf<Kind> }[SubmittedKind] & {
  readonly status: 'pending'
  readonly submission: Submission
}
