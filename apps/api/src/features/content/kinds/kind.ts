import { resolvePlace, type CountryCode, type ProvinceCode } from '@portal/domain/place'
import type { Call, Document } from '@portal/domain/contract'
import type { RecordOf } from '../content.record.ts'
import type { ContentDetails, ContentKind, ContentListRow, ContentRow } from '../content.table.ts'

/** A row of a kind for lists, with its JSON parsed. */
export type ListRow<Name extends ContentKind = ContentKind> = Omit<
  ContentListRow,
  'countries' | 'details'
> & {
  readonly countries: readonly CountryCode[]
  readonly details: ContentDetails[Name]
  /** How often its file was downloaded. */
  readonly downloads: number
}

/** A row of a kind for its own page. */
export type DetailRow<Name extends ContentKind = ContentKind> = ListRow<Name> &
  Pick<ContentRow, 'body' | 'document'> & {
    /** Held, unconfirmed places at an event. */
    readonly held: number
  }

/** The query that every list takes. */
export interface ContentQuery {
  readonly country?: string | undefined
  readonly search?: string | undefined
  readonly featured?: boolean | null | undefined
  readonly limit?: number | undefined
  readonly page?: number | undefined
}

/** Narrows a list by anything but time. */
export interface ContentFilter {
  readonly country?: CountryCode
  readonly province?: ProvinceCode
  /** Any of these; left out: all. */
  readonly categories?: readonly string[]
  readonly industry?: string
  readonly featured?: boolean
  /** Values in `details`, by name. */
  readonly details?: Readonly<Record<string, string>>
}

/** A segment of a list: rows narrowed by time, in one order. A list is its segments one after the other. */
export interface ListSegment {
  readonly order: 'newest' | 'soonest' | 'latest' | 'closing' | 'closed' | 'title'
  readonly endsAfter?: number
  readonly endsBy?: number
  readonly startsAfter?: number
  readonly publishedAfter?: number
  /** Only rows without a start. */
  readonly isUndated?: true
  /** Only rows that overlap the range of their time zone. */
  readonly zonedRanges?: readonly { readonly zone: string; readonly from: number; readonly until: number }[]
}

/** A query as filter and segments. */
export interface ListQuery {
  readonly filter: ContentFilter
  readonly segments: readonly ListSegment[]
}

/** A kind of content as data: its name, filters, order, views and search words. */
export interface Kind<Name extends ContentKind = ContentKind> {
  readonly name: Name
  /** Used in refusals: `Article not found`. */
  readonly singularLabel: string
  /** The calls of its list, where it has one, and of one item. */
  readonly calls: { readonly list?: Call; readonly one: Call }
  /** Slugs that are screens of the site. */
  readonly reservedSlugs: readonly string[]
  /**
   * What a filter by country matches: content located there, content that mentions it, or also content for the whole
   * region.
   */
  readonly countryFilter: 'location' | 'mention' | 'mention-or-region'
  /** Words that it is found by, beside its texts and its place. */
  searchWords(record: Pick<RecordOf<Name>, 'category' | 'details'>): readonly (string | null)[]
  /** Null when the query names something that does not exist. */
  parseQuery(query: ContentQuery, now: number): ListQuery | null
  /** The view in lists. */
  item(row: ListRow<Name>): object
  /** The view on its own page. */
  detail(row: DetailRow<Name>, now: number): object
  /** Its feed, where it has one. */
  readonly feed?: {
    readonly title: string
    readonly description: string
    describe(row: ListRow<Name>): string
    category(row: ListRow<Name>): string
  }
  /** The path of its page. */
  path(row: Pick<ListRow<Name>, 'slug' | 'category' | 'details'>): string
}

/** Parses the filters that every kind has; null when a value does not exist. */
export function parseSharedFilter({ country, featured }: ContentQuery): ContentFilter | null {
  const place = country?.trim() ? resolvePlace(country) : undefined
  if (place === null || featured === null) return null
  return {
    ...(place && { country: place.country }),
    ...(place?.province && { province: place.province }),
    ...(featured !== undefined && { featured }),
  }
}

/** Resolves the text of a filter: undefined where it is blank, null where there is no such value. */
export const resolveFilter = <Found>(
  text: string | undefined,
  find: (text: string) => Found | null,
): Found | null | undefined => (text?.trim() ? find(text) : undefined)

export const toIsoString = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** The document of content made from an editorial file. */
export function parseDocument({ slug, document }: Pick<DetailRow, 'slug' | 'document'>): Document {
  if (document === null) throw new Error(`${slug} has no text in sections`)
  return JSON.parse(document) as Document
}

/** The document of a text with headings, lists or pictures; none for plain text. */
export const toWrittenDocument = ({ document }: Pick<DetailRow, 'document'>): { document?: Document } =>
  document === null ? {} : { document: JSON.parse(document) as Document }
