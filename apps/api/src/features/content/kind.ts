import { resolvePlace, type CountryCode, type ProvinceCode } from '@portal/domain/place'
import type { Call, Document } from '@portal/domain/contract'
import type { RecordOf } from './content.record.ts'
import type { ContentDetails, ContentKind, ContentListRow, ContentRow } from './content.table.ts'

/** A row of a kind as lists have it, its JSON read. */
export type ListRow<Name extends ContentKind = ContentKind> = Omit<
  ContentListRow,
  'countries' | 'details'
> & {
  readonly countries: readonly CountryCode[]
  readonly details: ContentDetails[Name]
  /** How often its file was fetched. */
  readonly downloads: number
}

/** A row of a kind whole. */
export type DetailRow<Name extends ContentKind = ContentKind> = ListRow<Name> &
  Pick<ContentRow, 'body' | 'document'> & {
    /** Places at an event that are held for who has not confirmed theirs yet. */
    readonly held: number
  }

/** What every list is asked by. */
export interface ContentQuery {
  readonly country?: string | undefined
  readonly search?: string | undefined
  readonly featured?: boolean | null | undefined
  readonly limit?: number | undefined
  readonly page?: number | undefined
}

/** Which of a kind are meant, whatever the time. */
export interface ContentFilter {
  readonly country?: CountryCode
  readonly province?: ProvinceCode
  /** Any of these; left out: all. */
  readonly categories?: readonly string[]
  readonly industry?: string
  readonly featured?: boolean
  /** What `details` hold under a name. */
  readonly details?: Readonly<Record<string, string>>
}

/** Part of a list: which by their times, and in which order. A list is one part after the other. */
export interface Part {
  readonly order: 'newest' | 'soonest' | 'latest' | 'closing' | 'closed' | 'title'
  readonly endsAfter?: number
  readonly endsBy?: number
  readonly startsAfter?: number
  /** Begins at no time of its own. */
  readonly isUndated?: true
  /** Touches the span of its own time zone. */
  readonly spans?: readonly { readonly zone: string; readonly from: number; readonly until: number }[]
}

/** What a query asks for. */
export interface ListQuery {
  readonly filter: ContentFilter
  readonly parts: readonly Part[]
}

/** A kind of content is data: how it is called, narrowed, ordered, shown and found. */
export interface Kind<Name extends ContentKind = ContentKind> {
  readonly name: Name
  /** As refusals call one: `Article not found`. */
  readonly singularLabel: string
  /** The calls that answer its list, where it has one, and one of it. */
  readonly calls: { readonly list?: Call; readonly one: Call }
  /** Parts of its address that are screens of their own, and no slug. */
  readonly reserved: readonly string[]
  /**
   * How a country narrows: `place` to what is there, `named` to what names it, `meant` to what names it or is for the
   * whole region.
   */
  readonly countries: 'place' | 'named' | 'meant'
  /** What it is found by beside its texts and its place. */
  words(record: RecordOf<Name>): readonly (string | null)[]
  /** Null when the query names something that does not exist. */
  parseQuery(query: ContentQuery, now: number): ListQuery | null
  /** As lists show it. */
  item(row: ListRow<Name>): object
  /** As its own page shows it. */
  detail(row: DetailRow<Name>, now: number): object
  /** What its feed says, where it has one. */
  readonly feed?: {
    readonly title: string
    readonly description: string
    describe(row: ListRow<Name>): string
    category(row: ListRow<Name>): string
  }
  /** The path of its page on the site. */
  path(row: Pick<ListRow<Name>, 'slug' | 'category' | 'details'>): string
}

/** The part of a filter that every kind has; null when it names something that does not exist. */
export function sharedFilter({ country, featured }: ContentQuery): ContentFilter | null {
  const place = country?.trim() ? resolvePlace(country) : undefined
  if (place === null || featured === null) return null
  return {
    ...(place && { country: place.country }),
    ...(place?.province && { province: place.province }),
    ...(featured !== undefined && { featured }),
  }
}

/** What a filter's text names: undefined where none is sent, null where there is no such thing. */
export const named = <Found>(
  text: string | undefined,
  find: (text: string) => Found | null,
): Found | null | undefined => (text?.trim() ? find(text) : undefined)

export const instant = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** The text in sections of what an editorial file was made into. */
export function documentOf({ slug, document }: Pick<DetailRow, 'slug' | 'document'>): Document {
  if (document === null) throw new Error(`${slug} has no text in sections`)
  return JSON.parse(document) as Document
}
