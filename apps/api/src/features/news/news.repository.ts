import { nextFreeSlug } from '@portal/domain/business'
import type { CountryCode } from '@portal/domain/place'
import { slugify } from '@portal/domain/shared'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { openFullText } from '#db/full-text.ts'
import { isOneOf, jsonListHas } from '#db/json.ts'
import type { Store } from '#db/open.ts'
import type { Page } from '#db/pagination.ts'
import { takenSlugs } from '#db/slugs.ts'
import { NEWS_LIST_COLUMNS, type NewsListRow, type NewsRow } from './news.table.ts'

/** An article to store. `publishedAt` in milliseconds: it shows from then on. */
export interface NewsRecord {
  readonly title: string
  readonly excerpt: string
  /** Plain text, its paragraphs apart by an empty line. */
  readonly body: string
  /** The name of a news category. */
  readonly category: string
  readonly publishedAt: number
  readonly slug?: string
  /** Empty: the whole region. */
  readonly countries?: readonly CountryCode[]
  readonly featuredImageUrl?: string | null
  readonly author?: string | null
  readonly isFeatured?: boolean
  readonly isSample?: boolean
}

const WORDS_PER_MINUTE = 200

const readTime = (body: string): number =>
  Math.max(1, Math.round(body.split(/\s+/).length / WORDS_PER_MINUTE))

/** Stores articles; a slug that is taken gets a number behind. */
export async function insertNews(trx: Transaction<Database>, records: readonly NewsRecord[]): Promise<void> {
  const wanted = records.map((record) => record.slug ?? slugify(record.title))
  const taken = await takenSlugs(trx, ['news'], wanted)
  for (const [position, record] of records.entries()) {
    const slug = nextFreeSlug(wanted[position] ?? '', (candidate) => taken.has(candidate))
    taken.add(slug)
    await trx
      .insertInto('news')
      .values({
        slug,
        title: record.title,
        excerpt: record.excerpt,
        featured_image_url: record.featuredImageUrl ?? null,
        published_at: record.publishedAt,
        category: record.category,
        countries: JSON.stringify(record.countries ?? []),
        read_time: readTime(record.body),
        is_featured: record.isFeatured ? 1 : 0,
        is_sample: record.isSample ? 1 : 0,
        author: record.author ?? null,
        body: record.body,
      })
      .execute()
  }
}

/** What a list of articles is confined to. */
export interface NewsFilter {
  readonly country?: CountryCode
  /** Any of these; left out: all. */
  readonly categories?: readonly string[]
  readonly featured?: boolean
  /** Any of these articles; left out: all. */
  readonly ids?: readonly number[]
}

function matching(db: Kysely<Database>, { country, categories, featured, ids }: NewsFilter, now: number) {
  let articles = db.selectFrom('news').where('published_at', '<=', now)
  if (country) articles = articles.where((eb) => jsonListHas(eb.ref('countries'), country))
  if (categories) articles = articles.where('category', 'in', categories)
  if (featured !== undefined) articles = articles.where('is_featured', '=', featured ? 1 : 0)
  if (ids) articles = articles.where((eb) => isOneOf(eb.ref('id'), ids))
  return articles
}

/** Published articles, the newest first. */
export const findNews = (
  db: Kysely<Database>,
  filter: NewsFilter,
  now: number,
  { limit, offset }: Page,
): Promise<NewsListRow[]> =>
  matching(db, filter, now)
    .select(NEWS_LIST_COLUMNS)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countNews(db: Kysely<Database>, filter: NewsFilter, now: number): Promise<number> {
  const { total } = await matching(db, filter, now)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** A published article by slug, or by id when the text is digits only. */
export const findArticle = (
  db: Kysely<Database>,
  idOrSlug: string,
  now: number,
): Promise<NewsRow | undefined> =>
  db
    .selectFrom('news')
    .selectAll()
    .where((eb) => (/^\d+$/.test(idOrSlug) ? eb('id', '=', Number(idOrSlug)) : eb('slug', '=', idOrSlug)))
    .where('published_at', '<=', now)
    .executeTakeFirst()

/** Full text over published articles. */
export const openNewsText = (store: Pick<Store, 'read' | 'readSqlite'>) =>
  openFullText<{ now: number }>(store, {
    index: 'news_search',
    weights: [8, 4, 2, 1],
    where: (rowid, { now }) => sql`${rowid} not in (select id from news where published_at > ${now})`,
  })
