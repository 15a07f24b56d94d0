import { parseIndustry, getNextFreeSlug } from '@portal/domain/business'
import { getCountry, getProvince, getTimeZone } from '@portal/domain/place'
import { getTown } from '#db/search/towns.ts'
import { isSlug, slugify } from '@portal/domain/shared'
import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { listFacetTokens } from '#db/search/match.ts'
import { listWordForms, foldWord, listOtherSpellings } from '@portal/domain/search'
import { findTakenSlugsIn } from '#db/slugs.ts'
import type { ContentRecord } from './content.record.ts'
import type { NewContentRow } from './content.table.ts'
import { getKind } from './kinds/kinds.ts'

/** The id and slug of a stored record. */
export interface StoredContent {
  readonly id: number
  readonly slug: string
}

/** What a slug is made of. */
type SlugSource = Pick<ContentRecord, 'kind' | 'slug' | 'title'>

/** Stores a draft of which nothing but kind and title is known. */
export async function insertBareDraft(
  trx: Transaction<Database>,
  { kind, title }: SlugSource,
  at: number,
): Promise<StoredContent> {
  const bare = { summary: '', body: '', words: '', details: '{}', countries: '[]', category: '' }
  return trx
    .insertInto('content')
    .values({
      ...bare,
      kind,
      title,
      title_text: toTitleText(title),
      slug: await findDraftSlug(trx, { kind, title }, ''),
      status: 'pending',
      published_at: at,
      facets: listFacetTokens({ kind }).join(' '),
      is_featured: 0,
      is_sample: 0,
      read_time: 1,
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
}

/** Stores content of any kinds, in the order of the records; a slug that is taken within its kind gets a number. */
export async function insertContent(
  trx: Transaction<Database>,
  records: readonly ContentRecord[],
): Promise<StoredContent[]> {
  const stored: StoredContent[] = []
  for (const [kind, ofKind] of Map.groupBy(records.entries(), ([, record]) => record.kind)) {
    const wanted = ofKind.map(([, record]) => chooseSlug(record))
    const taken = await findTakenSlugsIn(trx, ['content'], wanted, sql`kind = ${kind}`)
    const isTaken = (slug: string) => taken.has(slug) || getKind(kind).reservedSlugs.includes(slug)
    for (const [position, [place, record]] of ofKind.entries()) {
      const slug = getNextFreeSlug(wanted[position] ?? '', isTaken)
      taken.add(slug)
      const row = toContentRow(record, slug)
      stored[place] = await trx
        .insertInto('content')
        .values(row)
        .returning(['id', 'slug'])
        .executeTakeFirstOrThrow()
    }
  }
  return stored
}

/** The slug of a draft whose title may have changed: its own where that still fits, or a free one. */
export async function findDraftSlug(
  trx: Transaction<Database>,
  record: SlugSource,
  own: string,
): Promise<string> {
  const wanted = chooseSlug(record)
  if (own === wanted || (/^-\d+$/.test(own.slice(wanted.length)) && own.startsWith(wanted))) return own
  const taken = await findTakenSlugsIn(trx, ['content'], [wanted], sql`kind = ${record.kind}`)
  return getNextFreeSlug(
    wanted,
    (slug) => taken.has(slug) || getKind(record.kind).reservedSlugs.includes(slug),
  )
}

/** A slug with a letter in it: digits alone would be read as an id. */
function chooseSlug({ kind, slug, title }: SlugSource): string {
  const wanted = slug ?? slugify(title)
  return isSlug(wanted) ? wanted : [kind, wanted].filter((part) => part !== '').join('-')
}

/** The row of a record with its slug. */
export function toContentRow(record: ContentRecord, slug: string): NewContentRow {
  const { submission } = record
  return {
    kind: record.kind,
    slug,
    status: record.status ?? 'approved',
    published_at: record.publishedAt,
    starts_at: record.startsAt ?? null,
    ends_at: record.endsAt ?? null,
    time_zone: findTimeZone(record),
    countries: JSON.stringify(record.countries),
    province: record.province ?? null,
    category: record.category,
    industry: record.industry ?? null,
    is_featured: record.isFeatured ? 1 : 0,
    is_sample: record.isSample ? 1 : 0,
    read_time: estimateReadTime(record.body),
    title: record.title,
    title_text: toTitleText(record.title),
    summary: record.summary,
    details: JSON.stringify(record.details),
    words: collectSearchWords(record).join(' '),
    facets: listFacetTokens({ kind: record.kind }).join(' '),
    body: record.body,
    document: record.document ? JSON.stringify(record.document) : null,
    file_hash: null,
    reference: submission?.reference ?? null,
    submitter_name: submission?.name ?? null,
    submitter_email: submission?.email ?? null,
    submitted_at: submission?.at ?? null,
    rejection_reason: null,
    rejection_note: null,
    rejected_at: null,
  }
}

/** The time zone of content with one place; null for all other content. */
function findTimeZone({ timeZone: own, countries, details }: ContentRecord): string | null {
  const [country, ...others] = countries
  if (own !== undefined || country === undefined || others.length > 0) return own ?? null
  const address = 'location' in details ? details.location : null
  return getTimeZone({ country, address, town: getTown({ country, province: null, address }) })
}

/** The words by which administrators find a title. */
export const toTitleText = (title: string): string =>
  [foldWord(title), ...listOtherSpellings(title).map(({ word }) => word)].join(' ')

const WORDS_PER_MINUTE = 200

const estimateReadTime = (body: string): number =>
  Math.max(1, Math.round(body.split(/\s+/).length / WORDS_PER_MINUTE))

/** The fields that search words come from. */
type SearchSource = Pick<
  ContentRecord,
  'title' | 'summary' | 'body' | 'countries' | 'province' | 'industry' | 'category' | 'kind' | 'details'
>

/**
 * Search words beside title and texts: words of the kind, names of place and industry, and other spellings of all
 * words.
 */
export function collectSearchWords(record: SearchSource): string[] {
  const words = [
    ...getKind(record.kind).searchWords(record),
    ...record.countries.map((code) => getCountry(code).name),
    record.province ? getProvince(record.province).name : null,
    record.industry ? (parseIndustry(record.industry)?.name ?? null) : null,
  ].filter((word) => word !== null)
  return [...words, ...listWordForms([record.title, record.summary, ...words, record.body].join('\n'))]
}
