import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDataFolder } from './data-folder.ts'

/**
 * Reads or creates the secret of a demo that has none configured: stored in DATA_DIR, so that sessions outlive a restart.
 */
export function readOrCreateSessionSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  createDataFolder(dataDir)
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}
