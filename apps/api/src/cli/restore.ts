import { formatNumber, pluralize } from '@portal/domain/shared'
import { Command } from 'commander'
import { restore, type RestoreReport } from '#backup/restore.ts'
import { readDatabasePlace, readMediaConfig } from '#config/config.ts'
import { describeDatabaseUrl } from '#config/database-url.ts'
import { createFileStore } from '#media/store/create-file-store.ts'
import { formatFirst } from './format-first.ts'
import { print, printError } from './print.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { resolveTypedPath } from './typed-path.ts'

const HELP = `
DATA_DIR names the folder to restore into: an empty one, or one that is not there yet. A backup of PostgreSQL goes into the
empty database of DATABASE_URL, by \`pg_restore\`, which has to be on PATH. Nothing starts there before everything was checked.
Everybody is signed out, and mails that waited when the backup was made are held, since they may have been sent since:
\`outbox send --given-up\` sends them.`

export function createRestoreCommand(): Command {
  return new Command('restore')
    .argument('<file>', 'a file that `backup` wrote')
    .description(
      'puts database and photos of a backup into an empty DATA_DIR or DATABASE_URL, and checks all of it',
    )
    .addHelpText('after', HELP)
    .action(run)
}

async function run(path: string): Promise<void> {
  const file = resolveTypedPath(path)
  await runUntilStopped(async (signal) => {
    const { dataDir, databaseUrl } = readDatabasePlace(process.env)
    const media = await createFileStore(readMediaConfig(process.env))
    const place = databaseUrl === null ? dataDir : describeDatabaseUrl(databaseUrl)
    const report = await restore({ dataDir, databaseUrl, place, media, signal }, file)
    print(formatReport({ place, photos: media.place }, report))
    if (!media.isOnDisk) print(formatOwner(media.place))
    if (report.different.length === 0) return
    printError(formatDifferent(report.different, media.place))
    process.exitCode = 1
  })
}

/** The places of database and photos. */
interface Places {
  readonly place: string
  readonly photos: string
}

export function formatReport(
  { place, photos }: Places,
  { manifest, files, missing, different, changes }: RestoreReport,
): string {
  const { createdAt, database } = manifest
  const rows = Object.values(database.tables).reduce((sum, count) => sum + count, 0)
  return [
    `The backup of ${new Date(createdAt).toISOString()} is in ${place}: ${pluralize(rows, 'row')}, all checked`,
    `${pluralize(files - different.length, 'photo file')} of ${formatNumber(files)} are in ${photos}${different.length > 0 ? `, and ${formatNumber(different.length)} are missing or have another size` : ', all checked'}`,
    ...(missing > 0 ? [`${pluralize(missing, 'photo file')} were missing when it was made`] : []),
    ...(changes.migrations.length > 0 ? [`Migrated: ${changes.migrations.join(', ')}`] : []),
    ...(changes.sessions > 0
      ? [`${pluralize(changes.sessions, 'session')} ended: everybody signs in again`]
      : []),
    ...(changes.mails > 0
      ? [
          `${pluralize(changes.mails, 'mail')} that waited then are held. Where they were not sent since, \`outbox send --given-up\` sends them`,
        ]
      : []),
    `Start the portal on it, with the SESSION_SECRET that it had${different.length > 0 ? '. Pages lack the photos that are missing' : ''}`,
    '',
  ].join('\n')
}

const formatOwner = (place: string): string =>
  `It removes none of the photos in ${place}, which are those of the portal that was backed up. Where it takes its place, run \`photos adopt\`\n`

const formatDifferent = (names: readonly string[], place: string): string =>
  `${pluralize(names.length, 'photo file')} of the backup’s list are not in ${place}, or have another size: ${formatFirst(names)}. Bring them back from a copy of the store, then run \`photos check\`\n`
