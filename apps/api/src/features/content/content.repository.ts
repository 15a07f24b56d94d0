import { industryFromText, nextFreeSlug } from '@portal/domain/business'
import { countryOf, provinceOf, timeZoneOf } from '@portal/domain/place'
import { isSlug, slugify } from '@portal/domain/shared'
import { sql, type Transaction, type Updateable } from 'kysely'
import type { Database } from '#db/database.ts'
import { facetTokens } from '#db/search/match.ts'
import { takenSlugs } from '#db/slugs.ts'
import type { ContentRecord } from './content.record.ts'
import type { ContentRow, ContentTable, NewContentRow } from './content.table.ts'
import { kindOf } from './kinds.ts'

/** What was stored, in the order of its records. */
export interface StoredContent {
  readonly id: number
  readonly slug: string
}

/** Stores content of any kinds; a slug that its kind has already gets a number behind. */
export async function insertContent(
  trx: Transaction<Database>,
  records: readonly ContentRecord[],
): Promise<StoredContent[]> {
  const stored: StoredContent[] = []
  for (const [kind, ofKind] of Map.groupBy(records.entries(), ([, record]) => record.kind)) {
    const wanted = ofKind.map(([, record]) => wantedSlug(record))
    const taken = await takenSlugs(trx, ['content'], wanted, sql`kind = ${kind}`)
    const isTaken = (slug: string) => taken.has(slug) || kindOf(kind).reserved.includes(slug)
    for (const [position, [place, record]] of ofKind.entries()) {
      const slug = nextFreeSlug(wanted[position] ?? '', isTaken)
      taken.add(slug)
      const row = contentRow(record, slug)
      stored[place] = await trx
        .insertInto('content')
        .values(row)
        .returning(['id', 'slug'])
        .executeTakeFirstOrThrow()
    }
  }
  return stored
}

/** Publishes something or takes it from the public; answers the row as it is afterwards. */
export const changeStatus = (
  trx: Transaction<Database>,
  id: number,
  changes: Pick<
    Updateable<ContentTable>,
    'status' | 'published_at' | 'rejection_reason' | 'rejection_note' | 'rejected_at'
  >,
): Promise<ContentRow> =>
  trx.updateTable('content').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Digits alone would be read as an id. */
function wantedSlug({ kind, slug, title }: ContentRecord): string {
  const wanted = slug ?? slugify(title)
  return isSlug(wanted) ? wanted : [kind, wanted].filter((part) => part !== '').join('-')
}

/** The row of a record under a slug. */
export function contentRow(record: ContentRecord, slug: string): NewContentRow {
  const { submission } = record
  return {
    kind: record.kind,
    slug,
    status: record.status ?? 'approved',
    published_at: record.publishedAt,
    starts_at: record.startsAt ?? null,
    ends_at: record.endsAt ?? null,
    time_zone: timeZone(record),
    countries: JSON.stringify(record.countries),
    province: record.province ?? null,
    category: record.category,
    industry: record.industry ?? null,
    is_featured: record.isFeatured ? 1 : 0,
    is_sample: record.isSample ? 1 : 0,
    read_time: readTime(record.body),
    title: record.title,
    summary: record.summary,
    details: JSON.stringify(record.details),
    words: wordsOf(record).join(' '),
    facets: facetTokens({ kind: record.kind }).join(' '),
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

/** Only what has one place has a clock. */
function timeZone({ timeZone: own, countries, details }: ContentRecord): string | null {
  const [country, ...others] = countries
  if (own !== undefined || country === undefined || others.length > 0) return own ?? null
  return timeZoneOf({ country, address: 'location' in details ? details.location : null })
}

const WORDS_PER_MINUTE = 200

const readTime = (body: string): number =>
  Math.max(1, Math.round(body.split(/\s+/).length / WORDS_PER_MINUTE))

/** What is searched beside title and texts: what the kind says, and the names of place and industry. */
function wordsOf(record: ContentRecord): string[] {
  const words = [
    ...kindOf(record.kind).words(record),
    ...record.countries.map((code) => countryOf(code).name),
    record.province ? provinceOf(record.province).name : null,
    record.industry ? (industryFromText(record.industry)?.name ?? null) : null,
  ]
  return words.filter((word) => word !== null)
}
