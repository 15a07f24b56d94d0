import { join } from 'node:path'
import { pluralize } from '@portal/domain/shared'
import { Command } from 'commander'
import { explainError } from '#backup/explain.ts'
import { getDatabaseEntry } from '#backup/manifest.ts'
import { requireSpace } from '#backup/require-space.ts'
import { createWorkingFolder } from '#backup/working-folder.ts'
import { readDatabasePlace } from '#config/config.ts'
import { copyDatabase } from '#db/engine/backup.ts'
import { hasDatabase } from '#db/engine/open.ts'
import { SchemaError } from '#db/schema-error.ts'
import { print } from './print.ts'
import { runUntilStopped } from './run-until-stopped.ts'

const HELP = `
The server may run meanwhile: a copy is examined, in DATA_DIR, and removed again, so it needs as much free space as the
database takes. On SQLite all pages, indexes, references between rows and full-text indexes are read. On PostgreSQL the copy is
made by \`pg_dump\` and read back by \`pg_restore\`, which have to be on PATH. Ends with 0 for a sound database, else with 1.
The sqlite3 of Debian is older than the SQLite of the portal and reports failures that are none: use this command.`

export function createCheckCommand(): Command {
  return new Command('check')
    .description('proves that the database is healthy, while the server runs')
    .addHelpText('after', HELP)
    .action(check)
}

const DAMAGED = 1

async function check(): Promise<void> {
  const place = readDatabasePlace(process.env)
  if (!hasDatabase(place)) throw new SchemaError('absent')
  await runUntilStopped(async (signal) => {
    const folder = await createWorkingFolder(join(place.dataDir, 'check'))
    try {
      const file = join(folder.path, getDatabaseEntry(place.databaseUrl === null ? 'sqlite' : 'postgres'))
      const copy = await copyDatabase(place, file, {
        signal,
        requireSpace: (bytes) => requireSpace(folder.path, bytes),
      })
      const { damage, facts } = copy
      await copy.close()
      print(damage.length === 0 ? describeSound(facts.tables) : describeDamage(damage))
      if (damage.length > 0) process.exitCode = DAMAGED
    } catch (error) {
      throw explainError(error, place.dataDir)
    } finally {
      await folder.remove()
    }
  })
}

function describeSound(tables: Readonly<Record<string, number>>): string {
  const counts = Object.values(tables)
  const rows = counts.reduce((sum, count) => sum + count, 0)
  return `The database is sound: ${pluralize(rows, 'row')} in ${pluralize(counts.length, 'table')}\n`
}

const describeDamage = (damage: readonly string[]): string =>
  [
    `The database is damaged: ${damage.join('. ')}`,
    'Keep the backups that you have. Stop the portal, and restore the last one into an empty folder.',
    '',
  ].join('\n')
