import { ConfigError } from '#config/config-error.ts'
import { hasDatabase, type Place } from '#db/engine/open.ts'
import type { FileStore } from '#media/store/file-store.ts'

/**
 * Throws a ConfigError where there are photos and no database file: the database was lost, and an empty one in its place
 * would pass for the portal. Called before the database is opened, which makes the file.
 */
export async function requireDatabaseOfPhotos(place: Place, media: FileStore): Promise<void> {
  if (hasDatabase(place) || !(await hasFiles(media))) return
  throw new ConfigError(
    `There are photos in ${media.place}, but no database in ${place.dataDir}. See DATA_DIR, or restore a backup into an empty folder. To begin anew, run \`migrate --new\``,
  )
}

async function hasFiles(media: FileStore): Promise<boolean> {
  try {
    for await (const _ of media.files()) return true
    return false
  } catch {
    // A place that can't be read tells nothing: what opens it says why.
    return false
  }
}
