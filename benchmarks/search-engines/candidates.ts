import { createListedWords } from '@portal/api/src/db/search/lexicon.ts'
import type { Store } from '@portal/api/src/db/engine/store.ts'
import {
  ENGINES,
  openEngineStore,
  type Engine,
  type PortalsData,
} from '@portal/api/test/search-engines/portals.ts'
import { withCleanup } from './with-cleanup.ts'

/**
 * Measures the processor time for the correction candidates of one misspelt word, without the search itself, in milliseconds: of
 * this process and the PostgreSQL server together.
 */
export async function measureCandidates(
  data: PortalsData,
  { warmUp, words }: { readonly warmUp: readonly string[]; readonly words: readonly string[] },
  serverTime: () => number,
): Promise<Readonly<Record<Engine, number>>> {
  const times = { SQLite: 0, PostgreSQL: 0 }
  for (const engine of ENGINES)
    await withCleanup(async (onEnd) => {
      const find = await createFinder(await openEngineStore(engine, data, onEnd))
      for (const word of warmUp) await find(word)
      // SQLite needs no server; PostgreSQL's may run background work meanwhile.
      const readTime = () => getOwnTime() + (engine === 'PostgreSQL' ? serverTime() : 0)
      const before = readTime()
      for (const word of words) await find(word)
      times[engine] = (readTime() - before) / words.length
    })
  return times
}

async function createFinder(store: Store) {
  const listed = createListedWords(store)(await store.versions())
  return (word: string) => listed.findSimilar(word)
}

function getOwnTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e3
}
