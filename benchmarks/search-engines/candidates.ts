import { createListedWords } from '@portal/api/src/db/search/lexicon.ts'
import type { Store } from '@portal/api/src/db/engine/store.ts'
import {
  ENGINES,
  openStoreOf,
  type Engine,
  type PortalsData,
} from '@portal/api/test/search-engines/portals.ts'
import { untilDone } from './until-done.ts'

/**
 * Milliseconds of processor time for the candidates of one misspelt word, without the search that they are for: in this process
 * and in the server of PostgreSQL together.
 */
export async function measureCandidates(
  data: PortalsData,
  { warmUp, words }: { readonly warmUp: readonly string[]; readonly words: readonly string[] },
  serverTime: () => number,
): Promise<Readonly<Record<Engine, number>>> {
  const taken = { SQLite: 0, PostgreSQL: 0 }
  for (const engine of ENGINES)
    await untilDone(async (onEnd) => {
      const find = await createFinder(await openStoreOf(engine, data, onEnd))
      for (const word of warmUp) await find(word)
      // SQLite asks no server, which may be tidying up meanwhile.
      const time = () => ownTime() + (engine === 'PostgreSQL' ? serverTime() : 0)
      const before = time()
      for (const word of words) await find(word)
      taken[engine] = (time() - before) / words.length
    })
  return taken
}

async function createFinder(store: Store) {
  const listed = createListedWords(store)(await store.versions())
  return (word: string) => listed.similar(word)
}

function ownTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e3
}
