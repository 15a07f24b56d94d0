import type { CountryCode } from '@portal/domain/place'
import { nextFreeSlug } from '@portal/domain/business'
import { slugify } from '@portal/domain/shared'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { takenSlugs } from '#db/slugs.ts'

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
