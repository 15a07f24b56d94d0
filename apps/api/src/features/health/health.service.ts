import type { AppContext } from '#context.ts'
import { missingMigrations } from '#db/migrate.ts'
import { Problem } from '#problem.ts'
import { writeReadiness } from './health.repository.ts'

const RETRY_AFTER_SECONDS = 5
/** Asking costs a write: however often anyone asks, it is made once in this time. */
const KEPT_FOR = 1000

/** Whether the database is in shape and takes writes; resolves, or throws the reason why not. */
export function openReadiness({ store, now, log }: AppContext): () => Promise<void> {
  let asked: { readonly at: number; readonly answer: Promise<void> } | undefined
  const check = async () => {
    const missing = await missingMigrations(store.read)
    if (missing.length > 0) throw notReady(`Migrations are missing: ${missing.join(', ')}`)
    await writeReadiness(store.write, now()).catch((err: unknown) => {
      log.error({ err }, 'the database takes no writes')
      throw notReady('The database takes no writes')
    })
  }
  return () => {
    if (!asked || now() - asked.at >= KEPT_FOR) asked = { at: now(), answer: check() }
    return asked.answer
  }
}

export const notReady = (reason: string): Problem =>
  new Problem('unavailable', reason, { retryAfter: RETRY_AFTER_SECONDS })
