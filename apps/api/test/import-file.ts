import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Store } from '#db/engine/open-store.ts'
import { importListings, type ImportOptions, type Outcome } from '#features/transfer/import.service.ts'
import { NOW } from './new-app.ts'

/** A file of its own for one test. */
export function fileOf(name: string, content: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-import-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

/** A file that came with the tests. */
export const fixture = (name: string): string => join(import.meta.dirname, 'fixtures', name)

/** Imports a file and answers what was said of each row too. */
export async function imported(store: Store, file: string, options: Partial<ImportOptions> = {}) {
  const outcomes: Outcome[] = []
  const summary = await importListings(store, {
    file,
    dryRun: false,
    now: NOW,
    pause: async () => {},
    onOutcome: (outcome) => outcomes.push(outcome),
    ...options,
  })
  return { ...summary, outcomes }
}

/** Name and reason of each row that was not taken. */
export const refusals = (outcomes: readonly Outcome[]): string[] =>
  outcomes.filter(({ taken }) => !taken).map(({ row, notes }) => `${row} ${notes.join('; ')}`)
