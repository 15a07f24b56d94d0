import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '@portal/server/environment'
import { syncFolder, writeDurably } from './durable-files.ts'

/** The file in a data folder whose portal was moved to a server: when, and where to. */
export const MOVED = 'moved-to-postgresql'

/** Marks a data folder whose portal was moved, so that nobody uses it by mistake. `place` is shown to people. */
export async function markAsMoved(dataDir: string, place: string, at: number): Promise<void> {
  const mark = join(dataDir, MOVED)
  // A portal that continued here after an earlier move has such a file.
  await rm(mark, { force: true })
  await writeDurably(mark, `${new Date(at).toISOString()} ${place}\n`)
  await syncFolder(dataDir)
}

/**
 * Throws a ConfigError if a portal was moved from a data folder: new data would be lost, and both portals would send the
 * waiting mails.
 */
export function requireNotMoved(dataDir: string): void {
  const content = readMark(dataDir)
  if (content === null) return
  const [at, ...place] = content.trim().split(' ')
  throw new ConfigError(
    `DATA_DIR is ${JSON.stringify(dataDir)}, whose portal was moved to ${place.join(' ')} on ${at ?? ''}. Set DATABASE_URL, or delete ${MOVED} there to go on with the portal as it was then`,
  )
}

function readMark(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, MOVED), 'utf8')
  } catch {
    // Opening the database reports what is wrong with an unreadable folder.
    return null
  }
}
