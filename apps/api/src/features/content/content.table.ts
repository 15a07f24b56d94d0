import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import type { CourseMode, ResourceTabSlug, ResourceTopic } from '@portal/reference-data'
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely'

/** The kinds of content; each has a file in `kinds/`. */
export const CONTENT_KINDS = ['news', 'event', 'tender', 'job', 'course', 'resource', 'page'] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

/** What a kind has beside the shared columns, as JSON in `details`. */
export interface ContentDetails {
  news: {
    readonly author: string | null
    readonly featuredImageUrl: string | null
    /** What the picture shows, and its caption, if administrators wrote them. */
    readonly picture?: { readonly alt: string; readonly caption: string | null }
  }
  event: {
    readonly location: string
    readonly organiser: string
    /** A text such as "Free". */
    readonly price: string
    /** How many attendees are expected. */
    readonly attendees: number | null
    readonly speaker: string | null
    readonly company: string | null
    readonly website: string | null
    readonly contactEmail: string | null
    readonly capacity: number | null
  }
  tender: {
    readonly issuer: string
    /** The issuer's own number. */
    readonly reference: string | null
    readonly value: string | null
    readonly eligibility: string | null
    readonly lots: readonly { readonly title: string; readonly description: string }[]
    readonly documents: readonly { readonly title: string; readonly url: string }[]
    readonly howToSubmit: string
    readonly contactName: string | null
    readonly contactEmail: string | null
    readonly contactPhone: string | null
  }
  job: {
    readonly employer: string
    /** The employer's own number. */
    readonly reference: string | null
    readonly location: string
    readonly salary: string | null
    readonly requirements: string | null
    readonly howToApply: string
    readonly applyUrl: string | null
    readonly contactEmail: string | null
  }
  course: {
    readonly provider: string
    readonly mode: CourseMode
    readonly duration: string
    readonly price: string
    readonly location: string | null
    readonly howToEnrol: string
  }
  resource: {
    readonly topic: ResourceTopic
    readonly tab: ResourceTabSlug
    /** The file in `content/files` to download; null: the text itself. */
    readonly file: string | null
    /** Bytes of the download. */
    readonly size: number
    /** Pages of A4. */
    readonly pages: number
    readonly reviewedOn: string
    readonly sources: readonly {
      readonly title: string
      readonly publisher: string
      readonly url: string | null
      readonly date: string
    }[]
  }
  page: {
    readonly path: string
    readonly updatedOn: string
    readonly isFaq: boolean
    /** Other pages, by path and title. */
    readonly related: readonly { readonly path: string; readonly title: string }[]
  }
}

export interface ContentTable {
  id: Generated<number>
  kind: ContentKind
  /** Unique within its kind. */
  slug: string
  /** Pending ones wait in the queue; only approved ones are public. */
  status: 'pending' | 'approved' | 'rejected'
  /** It is published from this instant on. */
  published_at: number
  /** When an event or a course begins. */
  starts_at: number | null
  /** When an event ends; when a tender or a job closes. */
  ends_at: number | null
  /** IANA name; its times are shown in this zone. */
  time_zone: string | null
  /** JSON: country codes; an empty list is the whole region. */
  countries: string
  /** The country, where there is exactly one. */
  country: ColumnType<CountryCode | null, never, never>
  province: ProvinceCode | null
  /** News category and event type by name, tender kind, job type and skill by slug, resource type, a page's group. */
  category: string
  /** The slug of an industry. */
  industry: string | null
  is_featured: 0 | 1
  is_sample: 0 | 1
  /** Minutes to read its body. */
  read_time: number
  /** How often a published event was changed, by which calendar programs update. */
  sequence: Generated<number>
  /** Places taken at an event. */
  registrations: Generated<number>
  title: string
  /** The title, folded, with other spellings of its words, for searches of administrators. */
  title_text: Generated<string>
  summary: string
  /** JSON: `ContentDetails` of the kind. */
  details: string
  /** Search words: names of category, organisation and place, details of the kind, and other spellings of all its words. */
  words: string
  /** Tokens that narrow a search, made by `listFacetTokens`. */
  facets: string
  /** Plain text with empty lines between paragraphs. */
  body: string
  /** JSON: the sections of an editorial file, or of what an administrator wrote; null for all other content. */
  document: string | null
  /** The hash of an editorial record: it is stored again when this differs. Null for all other content. */
  file_hash: string | null
  /** Of a submission: the reference that its submitter quotes. */
  reference: string | null
  submitter_name: string | null
  submitter_email: string | null
  submitted_at: number | null
  rejection_reason: string | null
  rejection_note: string | null
  rejected_at: number | null
}

/** How often a resource was downloaded; in a table of its own, so that a download does not raise the public version. */
export interface ContentDownloadsTable {
  content_id: number
  count: number
}

export type ContentRow = Selectable<ContentTable>
export type NewContentRow = Insertable<ContentTable>

/** The columns that lists read: all but the long texts. */
export const CONTENT_LIST_COLUMNS = [
  'id',
  'kind',
  'slug',
  'status',
  'published_at',
  'starts_at',
  'ends_at',
  'time_zone',
  'countries',
  'province',
  'category',
  'industry',
  'is_featured',
  'is_sample',
  'read_time',
  'registrations',
  'sequence',
  'title',
  'summary',
  'details',
] as const satisfies readonly (keyof ContentRow)[]

export type ContentListRow = Pick<ContentRow, (typeof CONTENT_LIST_COLUMNS)[number]>

declare module '#db/database.ts' {
  interface Database {
    content: ContentTable
    content_downloads: ContentDownloadsTable
  }
}
