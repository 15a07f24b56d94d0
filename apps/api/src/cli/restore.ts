import { pluralize } from '@portal/domain/shared'
import { Command } from 'commander'
import { restore, type RestoreReport } from '#backup/restore.ts'
import { readFolderOfDatabase, readMediaConfig } from '#config/config.ts'
import { openMedia } from '#media/store/open-media.ts'
import { runToTheEnd } from './run-to-the-end.ts'
import { resolveTypedPath } from './typed-path.ts'

const HELP = `
DATA_DIR names the folder to restore into: an empty one, or one that is not there yet. Nothing starts on it before everything
was checked. Everybody is signed out, and mails that waited when the backup was made are held, since they may have been sent
since: \`outbox send --given-up\` sends them.`

export function restoreCommand(): Command {
  return new Command('restore')
    .argument('<file>', 'a file that `backup` wrote')
    .description('puts database and photos of a backup into an empty DATA_DIR, and checks all of it')
    .addHelpText('after', HELP)
    .action(run)
}

async function run(path: string): Promise<void> {
  const file = resolveTypedPath(path)
  await runToTheEnd(async (signal) => {
    const dataDir = readFolderOfDatabase(process.env)
    const media = await openMedia(readMediaConfig(process.env))
    const report = await restore({ dataDir, media, now: Date.now, signal }, file)
    process.stdout.write(formatReport(dataDir, report))
  })
}

function formatReport(dataDir: string, { manifest, files, missing, settled }: RestoreReport): string {
  const { createdAt, database } = manifest
  const rows = Object.values(database.tables).reduce((sum, count) => sum + count, 0)
  return [
    `The backup of ${new Date(createdAt).toISOString()} is in ${dataDir}: ${pluralize(rows, 'row')} and ${pluralize(files, 'photo file')}, all checked`,
    ...(missing > 0 ? [`${pluralize(missing, 'photo file')} were missing when it was made`] : []),
    ...(settled.migrations.length > 0 ? [`Migrated: ${settled.migrations.join(', ')}`] : []),
    `${pluralize(settled.sessions, 'session')} ended: everybody signs in again`,
    ...(settled.mails > 0
      ? [
          `${pluralize(settled.mails, 'mail')} that waited then are held. Where they were not sent since, \`outbox send --given-up\` sends them`,
        ]
      : []),
    'Start the portal on this folder, with the SESSION_SECRET that it had',
    '',
  ].join('\n')
}
