import type { Searches, SearchesQuery } from '@portal/domain/contract'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { DAY, toLocalDay } from '@portal/domain/shared'
import type { Kysely } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { purgeInBatches } from '#db/purge.ts'
import { splitSearchWords } from '#db/search/words.ts'
import { createWriteBehind } from '#db/write-behind.ts'
import { RETENTION } from '#shared/retention.ts'
import { listDays } from '../span.ts'
import { anonymizeText } from './anonymize-text.ts'
import {
  addSearches,
  deleteRareTexts,
  deleteTextsBefore,
  findSearchDays,
  findSearchTexts,
  type CountedSearches,
} from './searches.repository.ts'

/** Texts that were searched for less often are never shown; the privacy page says so. */
const MIN_SEARCHES = 3
/** For how long they are kept, in case they become frequent; the privacy page says so. */
const RARE_KEPT_FOR = 30 * DAY

/** Counts what visitors search for, by day. */
export interface SearchCounter {
  /** Counted in the background, so that nobody waits for a write. A blank text is no search. */
  count(typed: string, isFound: boolean): void
  /** Writes pending counts. */
  flush(): Promise<void>
}

export function createSearchCounter({
  store,
  now,
  log,
}: Pick<AppContext, 'store' | 'now' | 'log'>): SearchCounter {
  const counts = createWriteBehind<CountedSearches>({
    write: (batch) =>
      addSearches(
        store.write,
        batch.map(([, row]) => row),
      ),
    merge: (earlier, later) => ({ ...later, count: earlier.count + later.count }),
    log,
    what: 'searches',
  })
  return {
    count(typed, isFound) {
      if (splitSearchWords(typed).length === 0) return
      const text = anonymizeText(typed)
      const day = toLocalDay(now(), PORTAL_TIME_ZONE)
      const key = JSON.stringify([day, isFound, text])
      counts.add(key, { day, text, is_found: isFound ? 1 : 0, count: 1 })
    },
    flush: () => counts.flush(),
  }
}

/** Texts on the page; the file has more. */
const MAX_SHOWN = 25
const MAX_ROWS_IN_FILE = 10_000

/** What visitors searched for, by day, with the most frequent texts. */
export async function readSearches(
  db: Kysely<Database>,
  counter: Pick<SearchCounter, 'flush'>,
  span: SearchesQuery,
): Promise<Searches> {
  listDays(span)
  await counter.flush()
  const days = await findSearchDays(db, span)
  const total = (of: 'searches' | 'withoutResult') => days.reduce((sum, day) => sum + day[of], 0)
  const shown = { minCount: MIN_SEARCHES, limit: MAX_SHOWN }
  return {
    days,
    totals: { searches: total('searches'), withoutResult: total('withoutResult') },
    texts: (await findSearchTexts(db, span, shown)).map(toText),
    textsWithoutResult: (await findSearchTexts(db, span, { ...shown, isFound: 0 })).map(toText),
    minSearches: MIN_SEARCHES,
  }
}

/** Every text that is shown, the most frequent first. */
export async function readSearchTexts(
  db: Kysely<Database>,
  counter: Pick<SearchCounter, 'flush'>,
  span: SearchesQuery,
): Promise<Searches['texts']> {
  listDays(span)
  await counter.flush()
  const rows = await findSearchTexts(db, span, { minCount: MIN_SEARCHES, limit: MAX_ROWS_IN_FILE })
  return rows.map(toText)
}

const toText = ({ isFound, ...text }: Awaited<ReturnType<typeof findSearchTexts>>[number]) => ({
  ...text,
  isFound: isFound === 1,
})

/** Deletes texts after a year, and rare ones after a month; the counts by day stay. */
export async function purgeSearches(db: Kysely<Database>, now: number, signal?: AbortSignal): Promise<void> {
  const dayBefore = (span: number) => toLocalDay(now - span, PORTAL_TIME_ZONE)
  await purgeInBatches(db, (trx, limit) => deleteTextsBefore(trx, dayBefore(RETENTION), limit), signal)
  await purgeInBatches(
    db,
    (trx, limit) => deleteRareTexts(trx, dayBefore(RARE_KEPT_FOR), MIN_SEARCHES, limit),
    signal,
  )
}
