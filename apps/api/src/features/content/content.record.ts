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

interface SharedFields {
  readonly title: string
  /** The excerpt or description that lists show. */
  readonly summary: string
  /** Plain text with empty lines between paragraphs; may be empty. */
  readonly body: string
  /** News category and event type by name, tender kind, job type and skill by slug, resource type, a page's group. */
  readonly category: string
  /** Empty: the whole region. What has a place has one. */
  readonly countries: readonly CountryCode[]
  readonly province?: ProvinceCode | null
  /** The slug of an industry. */
  readonly industry?: string | null
  /** Milliseconds; it is published from then on. */
  readonly publishedAt: number
  /** Milliseconds: when an event or a course begins. */
  readonly startsAt?: number | null
  /** Milliseconds: when an event ends, a tender or a job closes. */
  readonly endsAt?: number | null
  /** IANA name; left out: that of its place. */
  readonly timeZone?: string
  /** Left out: made from the title. One that is taken gets a number. */
  readonly slug?: string
  /** Left out: approved. */
  readonly status?: 'pending' | 'approved'
  readonly isFeatured?: boolean
  readonly isSample?: boolean
  readonly submission?: Submission
  /** The sections of an editorial file, or of what an administrator wrote. */
  readonly document?: Document
}

/** Content of a kind to store. */
export type RecordOf<Kind extends ContentKind> = SharedFields & {
  readonly kind: Kind
  readonly details: ContentDetails[Kind]
}

/** Content of any kind to store. */
export type ContentRecord = { [Kind in ContentKind]: RecordOf<Kind> }[ContentKind]

/** A submission to store, which waits for a decision. */
export type PendingRecord = { [Kind in SubmittedKind]: RecordOf<Kind> }[SubmittedKind] & {
  readonly status: 'pending'
  readonly submission: Submission
}
