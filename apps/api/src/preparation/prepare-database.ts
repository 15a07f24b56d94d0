import type { Config } from '#config/config.ts'
import { migrate } from '#db/schema.ts'
import type { Store } from '#db/engine/store.ts'
import { refreshSearchIndex } from '#features/search/rebuild.repository.ts'
import { rewriteSearchWords } from '#features/content/search-words.repository.ts'
import { syncEditorial } from '#features/content/editorial/editorial.service.ts'

interface Prepared {
  /** Names of the migrations that were run. */
  readonly migrations: readonly string[]
  /** Whether the search index was rebuilt. */
  readonly isSearchRenewed: boolean
  /** The number of imported editorial texts. */
  readonly texts: number
}

/** Prepares a database for this version: its schema, the search index, and the texts that ship with the product. */
export async function prepareDatabase(
  store: Store,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<Prepared> {
  return {
    migrations: await migrate(store),
    isSearchRenewed: await refreshSearchIndex(store.write, rewriteSearchWords),
    texts: await syncEditorial(store, { publicUrl, now: store.now() }),
  }
}
