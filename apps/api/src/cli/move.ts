import { join } from 'node:path'
import { pluralize } from '@portal/domain/shared'
import { Command } from 'commander'
import { ConfigError } from '@portal/server/environment'
import { readDatabasePlace, readMediaConfig } from '#config/config.ts'
import { describeDatabaseUrl, parseDatabaseUrl, explainInvalidDatabaseUrl } from '#config/database-url.ts'
import { createFolderStore } from '#media/store/folder-store.ts'
import { createFileStore } from '#media/store/create-file-store.ts'
import type { MoveReport } from '#move/move.ts'
import { formatFirst } from './format-first.ts'
import { print, printError } from './print.ts'
import { runUntilStopped } from './run-until-stopped.ts'

const HELP = `
The portal is stopped meanwhile. DATA_DIR names the folder that it leaves, which keeps all that it has, and is marked so that
nothing starts on it by mistake: keep it until you have a backup of the new database. Photos go to the bucket of MEDIA_URL where
that is set; else they stay in the folder. All rows and files are read back and compared before a server starts on the
database, by their number and their SHA-256. A move that was cut off is repeated by the same command.`

export function createMoveCommand(): Command {
  return new Command('move')
    .requiredOption(
      '--to <url>',
      'the address of an empty database, such as postgres://user:password@host/name',
    )
    .description('moves a portal that is stopped from SQLite to PostgreSQL, and compares all rows')
    .addHelpText('after', HELP)
    .action(run)
}

async function run({ to }: { to: string }): Promise<void> {
  const url = parseDatabaseUrl(to)
  if (url === undefined) throw new ConfigError(`--to ${explainInvalidDatabaseUrl(to)}`)
  const { dataDir, databaseUrl } = readDatabasePlace(process.env)
  if (databaseUrl !== null)
    throw new ConfigError(
      'DATABASE_URL is set, so that the portal is on PostgreSQL already. To move from the SQLite of DATA_DIR, unset it',
    )
  const place = describeDatabaseUrl(url)
  const mediaConfig = readMediaConfig(process.env)
  const from = createFolderStore(join(dataDir, 'media'))
  // Imported lazily, since it loads the PostgreSQL client.
  const { move } = await import('#move/move.ts')
  await runUntilStopped(async (signal) => {
    const bucket = mediaConfig.objectStore ? await createFileStore(mediaConfig) : null
    const photos = bucket && { from, to: bucket }
    const report = await move({ dataDir, url, place, photos, now: Date.now, signal })
    print(formatTables(report))
    print(formatRest(report, { place, media: (bucket ?? from).place }))
    if (report.photos && report.photos.missing.length > 0)
      printError(formatMissing(report.photos.missing, from.place))
  }, `Nothing starts on ${place} until the same command has moved all of it`)
}

function formatTables({ tables }: MoveReport): string {
  const width = Math.max(...tables.map(({ name }) => name.length))
  const numbers = new Intl.NumberFormat('en')
  const lines = tables
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, rows }) => `${name.padEnd(width)}  ${numbers.format(rows).padStart(11)}  equal\n`)
  return lines.join('')
}

function formatRest(
  { tables, notCopied, photos }: MoveReport,
  { place, media }: { readonly place: string; readonly media: string },
): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `${pluralize(rows, 'row')} of ${pluralize(tables.length, 'table')} are in the database ${place}, equal in number and SHA-256`,
    `Not copied: ${notCopied.map(({ tables: names, reason }) => `${names.join(', ')} (${reason})`).join('; ')}`,
    photos
      ? `${pluralize(photos.files, 'photo file')} are in ${media}, equal in SHA-256`
      : `Photos stay in ${media}: every server needs this folder as its DATA_DIR/media, or MEDIA_URL`,
    'Next: set DATABASE_URL to this address for servers and commands, run `photos adopt`, and start the portal with the SESSION_SECRET that it had',
    '',
  ].join('\n')
}

const formatMissing = (missing: readonly string[], folder: string): string =>
  `${pluralize(missing.length, 'photo file')} that the portal refers to are not in ${folder}: ${formatFirst(missing)}\n`
