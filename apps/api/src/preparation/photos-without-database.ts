import { ConfigError } from '@portal/server/environment'
import { hasDatabase, type Place } from '#db/engine/open.ts'
import type { Store } from '#db/engine/store.ts'
import type { FileStore } from '#media/store/file-store.ts'

/**
 * Throws a ConfigError if there are photos but no database file: the database was lost, and a new empty one would be taken
 * for the portal. Must be called before the database is opened, which creates the file.
 */
export async function requireDatabaseOfPhotos(place: Place, media: FileStore): Promise<void> {
  if (hasDatabase(place) || !(await hasFiles(media))) return
  throw new ConfigError(
    `There are photos in ${media.place}, but no database in ${place.dataDir}. See DATA_DIR, or restore a backup into an empty folder. ${TO_BEGIN_ANEW}`,
  )
}

const TO_BEGIN_ANEW = 'To begin anew, run `migrate --new`'

/** Checks the same for a database on a server, which exists but has no tables yet. */
export async function requireTablesOfPhotos(
  { schema }: Pick<Store, 'schema'>,
  media: FileStore,
): Promise<void> {
  if ((await schema.executed()).length > 0 || !(await hasFiles(media))) return
  throw new ConfigError(
    `There are photos in ${media.place}, but the database is empty. See DATABASE_URL, or restore a backup. ${TO_BEGIN_ANEW}`,
  )
}

async function hasFiles(media: FileStore): Promise<boolean> {
  try {
    for await (const _ of media.files()) return true
    return false
  } catch {
    // The store can't be read: opening it reports why.
    return false
  }
}
