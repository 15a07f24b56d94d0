import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '@portal/server/environment'
import { syncFolder, writeDurably } from './durable-files.ts'

/** The file that a data folder has once its portal was moved to a server: when, and where to. */
export const MOVED = 'moved-to-postgresql'

/** Marks a data folder whose portal was moved, so that nobody goes on with it unawares. `place` is named to people. */
export async function markAsMoved(dataDir: string, place: string, at: number): Promise<void> {
  const mark = join(dataDir, MOVED)
  // Of a portal that went on here after an earlier move.
  await rm(mark, { force: true })
  await writeDurably(mark, `${new Date(at).toISOString()} ${place}\n`)
  await syncFolder(dataDir)
}

/**
 * Throws a ConfigError where a portal was moved from a data folder: what it takes would be lost, and mails that waited would
 * be sent by both.
 */
export function requireNotMoved(dataDir: string): void {
  const said = readMark(dataDir)
  if (said === null) return
  const [at, ...place] = said.trim().split(' ')
  throw new ConfigError(
    `DATA_DIR is ${JSON.stringify(dataDir)}, whose portal was moved to ${place.join(' ')} on ${at ?? ''}. Set DATABASE_URL, or delete ${MOVED} there to go on with the portal as it was then`,
  )
}

function readMark(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, MOVED), 'utf8')
  } catch {
    // What opens the database says what is wrong with a folder that this user can't read.
    return null
  }
}
