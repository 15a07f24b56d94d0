import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '#db/engine/store.ts'
import { toExportedBusiness } from '#features/directory/exported.view.ts'
import {
  importBusinesses,
  type ImportOptions,
  type RowOutcome,
} from '#features/import-export/import.service.ts'
import { NOW } from './new-app.ts'
import { newStore } from './new-store.ts'
import { onRunFinished } from './run-end.ts'

/** Creates a file for one test. */
export function createFile(name: string, content: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-import-'))
  onRunFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

/** Returns the path of a file in test/fixtures. */
export const fixture = (name: string): string => join(import.meta.dirname, 'fixtures', name)

/** Imports a file; returns the summary and the outcome of each row. */
export async function importFile(store: Store, file: string, options: Partial<ImportOptions> = {}) {
  const outcomes: RowOutcome[] = []
  const summary = await importBusinesses(store, {
    file,
    dryRun: false,
    now: NOW,
    pause: async () => {},
    onOutcome: (outcome) => outcomes.push(outcome),
    ...options,
  })
  return { ...summary, outcomes }
}

/** Imports a file with one object; returns the created listing and the notes on it. */
export async function importObject(cells: Record<string, unknown>, options: Partial<ImportOptions> = {}) {
  const store = await newStore()
  const object = { name: 'Shop', country: 'sb', category: 'Other', ...cells }
  const { outcomes } = await importFile(store, createFile('a.json', JSON.stringify([object])), options)
  const [row] = await readListings(store)
  return { listing: row && toExportedBusiness(row), notes: outcomes[0]?.notes }
}

/** Formats the number of each row that was not imported, with the reasons. */
export const formatRefusals = (outcomes: readonly RowOutcome[]): string[] =>
  outcomes.filter(({ isImported }) => !isImported).map(({ row, notes }) => `${row} ${notes.join('; ')}`)

/** Reads the rows of all listings, the oldest first. */
export const readListings = ({ read }: Store) =>
  read.selectFrom('businesses').selectAll().orderBy('id').execute()

export const readListingNames = async (store: Store): Promise<string[]> =>
  (await readListings(store)).map(({ name }) => name)
