import { existsSync, realpathSync, statSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import { pluralize } from '@portal/domain/shared'
import { Command } from 'commander'
import { backUp, type BackupReport } from '#backup/back-up.ts'
import { formatBytes } from '#backup/require-space.ts'
import { readDatabasePlace, readMediaConfig } from '#config/config.ts'
import { createFileStore } from '#media/store/create-file-store.ts'
import manifest from '../../package.json' with { type: 'json' }
import { formatFirst } from './format-first.ts'
import { print, printError } from './print.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { resolveTypedPath } from './typed-path.ts'
import { withStore } from './with-store.ts'

const HELP = `
The server may run and people may write meanwhile: the backup has every write that was acknowledged before it started, and
the photos with them; on PostgreSQL with photos in S3 it has a list of those, since a bucket has copies of its own.
PostgreSQL is copied by \`pg_dump\` and read back by \`pg_restore\`, which have to be on PATH. The file holds personal data
and password hashes: keep it as private as DATA_DIR, and on another disk. Ends with 1 where photos that the portal refers to
are not there: then it has all the rest. It does not hold SESSION_SECRET, which a restored portal needs too. The way back is
\`restore\`.`

export function createBackupCommand(): Command {
  return new Command('backup')
    .argument('<file>', 'such as /backups/2027-01-31.tar: a new file, in a folder that is there')
    .description('copies database and photos into one file, while the server runs')
    .addHelpText('after', HELP)
    .action(run)
}

/** The exit code of a backup that lacks some photos. */
const INCOMPLETE = 1

async function run(path: string): Promise<void> {
  const file = resolveTypedPath(path)
  await runUntilStopped(async (signal) => {
    const place = readDatabasePlace(process.env)
    const media = await createFileStore(readMediaConfig(process.env))
    const start = performance.now()
    const report = await withStore((store) =>
      backUp({ ...place, store, media, now: Date.now, build: manifest.version, signal }, file),
    )
    print(formatReport(file, report, performance.now() - start))
    if (media.isOnDisk) print(formatShared(media.place, await sumSharedBytes(media.place)))
    const isCopyOfFolder = place.databaseUrl === null || media.isOnDisk
    if (isCopyOfFolder && isWithin(file, place.dataDir)) printError(formatNear(file, place.dataDir))
    if (report.recordError !== null) printError(formatRecordError(report.recordError))
    if (report.lost.length === 0) return
    printError(formatLost(report.lost))
    process.exitCode = INCOMPLETE
  })
}

function formatReport(file: string, report: BackupReport, durationMs: number): string {
  const { bytes, rows, files, isListed, removed, copyMs, longestStepMs } = report
  const lines = [
    `${file} is written and checked: ${formatBytes(bytes)}, ${pluralize(rows, 'row')} and ${isListed ? 'a list of ' : ''}${pluralize(files, 'photo file')}, in ${formatSeconds(durationMs)}`,
    `Copying the database took ${formatSeconds(copyMs)}${longestStepMs === null ? '' : `, at most ${Math.ceil(longestStepMs)} ms at a stretch`}`,
  ]
  if (removed.length > 0)
    lines.push(`${pluralize(removed.length, 'photo file')} that were removed meanwhile are not in it`)
  return `${lines.join('\n')}\n`
}

/** Sums the bytes that hard-linked files of a folder would take as separate copies. */
async function sumSharedBytes(folder: string): Promise<number> {
  const seen = new Set<number>()
  let shared = 0
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    const found = await stat(join(folder, name)).catch(() => null)
    // The server may have removed it meanwhile.
    if (!found) continue
    if (found.nlink > 1 && seen.has(found.ino)) shared += found.size
    seen.add(found.ino)
  }
  return shared
}

const formatShared = (folder: string, bytes: number): string =>
  bytes === 0
    ? ''
    : `Photos that share files in ${folder} have files of their own in it: ${formatBytes(bytes)} more than they take there\n`

const formatSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

/** Whether a file is within a folder, with links resolved; false for a disk mounted within it. */
function isWithin(file: string, folder: string): boolean {
  // A portal on PostgreSQL without photos may have no folder.
  if (!existsSync(folder)) return false
  const [first = ''] = relative(realpathSync(folder), realpathSync(file)).split(sep)
  return first !== '..' && !isAbsolute(first) && statSync(file).dev === statSync(folder).dev
}

const formatNear = (file: string, dataDir: string): string =>
  `${file} lies in ${dataDir}: whatever destroys that folder takes the backup too. Copy it to another disk, best in another place\n`

const formatRecordError = (reason: string): string =>
  `The backup is complete, but could not be noted in the database: ${reason}\n`

const formatLost = (lost: readonly string[]): string =>
  `Missing in the portal, and so in the backup: ${pluralize(lost.length, 'photo file')}: ${formatFirst(lost)}. It doesn’t count as the last backup\n`
