import { openListedWords } from '#db/search/lexicon.ts'
import type { Store } from '#db/engine/store.ts'
import { openMeter, type TimeTaken } from './meter.ts'
import { ENGINES, openStoreOf, type Engine, type PortalsData } from './portals.ts'
import { untilDone } from './until-done.ts'

/** What looking the candidates of misspelt words up takes, without the search that they are for: all words, in milliseconds. */
export async function measureCandidates(
  data: PortalsData,
  { warmUp, words }: { readonly warmUp: readonly string[]; readonly words: readonly string[] },
  serverTime: () => number,
): Promise<Readonly<Record<Engine, TimeTaken>>> {
  const { meter, taken } = openMeter(serverTime)
  for (const engine of ENGINES)
    await untilDone(async (onEnd) => {
      const store = await openStoreOf(engine, data, onEnd)
      const find = await openFinder(store)
      for (const word of warmUp) await find(word)
      await meter(engine, async () => {
        for (const word of words) await find(word)
      })
    })
  return taken
}

async function openFinder(store: Store) {
  const listed = openListedWords(store)
  const begun = await store.versions()
  return (word: string) => store.lookUp(() => listed.similar(word), begun)
}
