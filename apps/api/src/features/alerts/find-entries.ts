import { parseAlertFilters, type AlertList, type FilteredList } from '@portal/domain/alert'
import { getBusinessPath } from '@portal/domain/business'
import { BusinessFilters, calls, type Call } from '@portal/domain/contract'
import { getPlaceLabel } from '@portal/domain/place'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Database } from '#db/database.ts'
import type { ReadTime } from '#db/version.ts'
import type { ContentKind } from '#features/content/content.table.ts'
import { describeRow, type Content, type ContentQuery } from '#features/content/content.service.ts'
import { findPublishedPaths } from '#features/content/publication/publication.service.ts'
import { findPublicPaths } from '#features/directory/public-paths.service.ts'
import type { FindNew } from '#features/directory/new-businesses.service.ts'
import { markSampleTitle } from '#shared/sample-title.ts'

/** An entry of a list as an alert tells it. */
export interface Entry {
  readonly id: number
  readonly title: string
  readonly path: string
  readonly text: string
}

/** Where the entries of alerts come from. */
export interface EntrySources {
  readonly content: Pick<Content, 'newest'>
  readonly findNew: FindNew
}

interface Options {
  /** Published later than this instant; milliseconds. */
  readonly after: number
  readonly limit: number
}

const KINDS: Readonly<Record<Exclude<AlertList, 'businesses'>, { kind: ContentKind; call: Call }>> = {
  news: { kind: 'news', call: calls.listNews },
  events: { kind: 'event', call: calls.listEvents },
  tenders: { kind: 'tender', call: calls.listTenders },
  jobs: { kind: 'job', call: calls.listJobs },
  resources: { kind: 'resource', call: calls.listResources },
}

/** What is public in a list with its filters and was first published after an instant, the newest first. */
export async function findEntries(
  { content, findNew }: EntrySources,
  { list, filters }: FilteredList,
  { after, limit }: Options,
  at: ReadTime,
): Promise<Entry[]> {
  // A later version may no longer know a filter.
  if (parseAlertFilters(list, filters) !== filters) return []
  const query = toQuery(filters)
  if (list === 'businesses') {
    const found = await findNew(v.parse(BusinessFilters, query), { after, limit }, at)
    return found.map(({ id, card }) => ({
      id,
      title: markSampleTitle({ title: card.name, is_sample: card.isSample ? 1 : 0 }),
      path: getBusinessPath(card),
      text: `${card.excerpt} ${getPlaceLabel(card, { country: true })}.`.trim(),
    }))
  }
  const { kind: name, call } = KINDS[list]
  const contentQuery = v.parse(call.query ?? v.object({}), query) as ContentQuery
  const rows = await content.newest(name, { ...contentQuery, limit }, at, after)
  return rows.map((row) => ({
    id: row.id,
    title: markSampleTitle(row),
    ...describeRow(name, row),
  }))
}

/** Which entries of a list are public at an instant, by id. */
export async function findPublished(
  db: Kysely<Database>,
  { list }: FilteredList,
  ids: readonly number[],
  now: number,
): Promise<ReadonlySet<number>> {
  if (list === 'businesses') return new Set((await findPublicPaths(db, ids, now)).keys())
  const paths = await findPublishedPaths(db, ids, now)
  return new Set(ids.filter((id) => paths.has(`${KINDS[list].kind} ${id}`)))
}

/** The filters as a call gets them: a parameter that is repeated is a list. */
function toQuery(filters: string): Record<string, string | string[]> {
  const params = new URLSearchParams(filters)
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}
