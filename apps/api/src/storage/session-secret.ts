import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder } from './data-folder.ts'

/** The secret that a demo without one of its own signs sessions with: they outlive a restart. */
export function lastingSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  makeDataFolder(dataDir)
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}
