import { join } from 'node:path'
import { copyDatabase } from '#db/engine/backup.ts'
import type { CopiedDatabase } from '#db/engine/copied-database.ts'
import type { Place } from '#db/engine/open.ts'
import type { Store } from '#db/engine/store.ts'
import { resetTrustedTime } from '#db/clock.ts'
import { dropIdentity } from '#db/identity.ts'
import { recordLastBackup, type LastBackup } from '#db/last-backup.ts'
import { migrate } from '#db/schema.ts'
import { raiseVersionsPast } from '#db/version.ts'
import { endAllSessions } from '#features/accounts/sessions.service.ts'
import { abandonRestoredMails } from '#mail/outbox/outbox.service.ts'
import { CommandError } from '#shared/command-error.ts'
import { getDatabaseEntry } from './manifest.ts'
import { requireSpace } from './require-space.ts'

/** Changes to a restored database, so that it can run where another copy of it ran before. */
export interface RestoreChanges {
  /** Migrations that it lacked. */
  readonly migrations: readonly string[]
  /** Sessions that were ended. */
  readonly sessions: number
  /** Mails that are paused, since they may have been sent already. */
  readonly mails: number
}

/** Copies the portal's database into a folder while others write to it. Throws a CommandError if it is damaged. */
export async function copySoundDatabase(
  place: Place,
  folder: string,
  signal?: AbortSignal,
): Promise<CopiedDatabase & { readonly file: string }> {
  const file = join(folder, getDatabaseEntry(place.databaseUrl === null ? 'sqlite' : 'postgres'))
  const copy = await copyDatabase(place, file, {
    signal,
    // Space for the copy and the archive.
    requireSpace: (bytes) => requireSpace(folder, 2 * bytes),
  })
  const [damage] = copy.damage
  if (damage === undefined) return { ...copy, file }
  await copy.close()
  throw new CommandError(
    `The portal’s own database is damaged, so that no backup was made of it: ${damage}. Keep the backups that you have, and restore the last one`,
  )
}

/**
 * Migrates a restored database, and resets what another copy may have changed since: it ends sessions, pauses waiting mails
 * and raises versions. Photos of a bucket still belong to the other copy. The backup is recorded as its last one.
 */
export async function resetRestoredDatabase(
  store: Store,
  { now, backup }: { readonly now: number; readonly backup: LastBackup },
): Promise<RestoreChanges> {
  const migrations = await migrate(store)
  return store.write.transaction().execute(async (trx) => {
    const sessions = await endAllSessions(trx)
    const mails = await abandonRestoredMails(trx, now)
    await raiseVersionsPast(trx, now)
    await dropIdentity(trx)
    await resetTrustedTime(trx)
    await recordLastBackup(trx, backup)
    return { migrations, sessions, mails }
  })
}
