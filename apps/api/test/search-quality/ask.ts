import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseFilter } from '#features/businesses/filter.service.ts'
import { createOpenings } from '#features/businesses/openings.repository.ts'
import { createBusinessSearch } from '#features/search/search.service.ts'
import { migrate } from '#db/schema.ts'
import { openStore } from '#db/engine/sqlite/open.ts'
import { seedDemo } from '#demo/seed.ts'
import type { AnsweredQuery } from './measures.ts'
import type { JudgedQuery } from './query-sets.ts'

/** Creates a search of the demo’s listings in a temporary folder. */
export async function createDemoSearch(now: number) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-search-'))
  const store = openStore(join(folder, 'portal.sqlite'))
  store.writeSqlite.pragma('synchronous = off')
  await migrate(store)
  await seedDemo(store, now)
  const search = createBusinessSearch(store, { findOpenKeys: createOpenings(store) })
  return {
    store,
    search,
    async ask({
      query,
      filters,
    }: Pick<JudgedQuery, 'query' | 'filters'>): Promise<Pick<AnsweredQuery, 'found' | 'matchLevel'>> {
      const filter = parseFilter(Object.fromEntries(new URLSearchParams(filters)), now)
      if (!filter) throw new Error(`No such filter: ${filters}`)
      const found = await search.find(query, filter, 'relevance', { limit: 10, offset: 0 }, { now })
      const items = JSON.parse(found.json) as { slug: string }[]
      return { found: items.map(({ slug }) => slug), matchLevel: found.understood?.matchLevel ?? 5 }
    },
    async close() {
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}
