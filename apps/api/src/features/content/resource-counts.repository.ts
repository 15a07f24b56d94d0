import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { isPublished } from './published.repository.ts'

/** How many published resources there are of a type, and how often they were downloaded. */
export interface ResourceCount {
  readonly type: string
  readonly total: number
  readonly downloads: number
}

/** The counts of each type of resource that has any. */
export function countResourcesByType(db: Kysely<Database>, now: number): Promise<ResourceCount[]> {
  return db
    .selectFrom('content')
    .leftJoin('content_downloads', 'content_downloads.content_id', 'content.id')
    .select((eb) => [
      'category as type',
      eb.fn.countAll<number>().as('total'),
      eb.fn.coalesce(eb.fn.sum<number>('count'), eb.lit(0)).as('downloads'),
    ])
    .where('kind', '=', 'resource')
    .where(isPublished(now))
    .groupBy('category')
    .execute()
}
