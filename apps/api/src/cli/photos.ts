import { randomBytes } from 'node:crypto'
import { formatNumber, pluralize } from '@portal/domain/shared'
import { Command } from 'commander'
import { readMediaConfig } from '#config/config.ts'
import { adoptMedia } from '#media/owner.service.ts'
import { checkPhotos, type NotCompared, type PhotoReport } from '#media/photo-check.service.ts'
import { StoreError } from '#media/store/file-store.ts'
import { createFileStore } from '#media/store/create-file-store.ts'
import { createReadProgress } from './photos-progress.ts'
import { print, printError } from './print.ts'
import { withStore } from './with-store.ts'

const CHECK_HELP = `
Ends with 0 where all agree, with 1 where something differs, and with 2 where files can't be reached. It changes nothing.
The database has one size for all files of a photo: where some are missing, and for pictures of people and proofs of payment,
which have no size there, only --read finds a file that was cut off. It decodes every file, and takes the processor for a
while: every ten seconds it says how far it is.
Files of no photo count once they are two hours old: until then the server may be at work on them, and its sweep comes
every hour.`

const ADOPT_HELP = `
Photos belong to one database. A restored or moved portal is another one: it shows them and adds to them, and removes none until it is
told by this command that it takes the place of the other. From then on it removes files that its own database does not name: stop
the other portal first, and never run this in a rehearsal.`

export function createPhotosCommand(): Command {
  return new Command('photos')
    .description('The files of photos')
    .addCommand(createCheckCommand())
    .addCommand(
      new Command('adopt')
        .description('makes the photos in MEDIA_URL or DATA_DIR/media those of this portal')
        .addHelpText('after', ADOPT_HELP)
        .action(adopt),
    )
}

const createCheckCommand = (): Command =>
  new Command('check')
    .description('compares the photos that the database names with the files in MEDIA_URL or DATA_DIR/media')
    .option('--read', 'also read and decode every file, to see whether it is a whole picture')
    .addHelpText('after', CHECK_HELP)
    .action(({ read = false }: { read?: boolean }) => check(read))

async function adopt(): Promise<void> {
  const media = await createFileStore(readMediaConfig(process.env))
  const isTakenOver = await withStore((store) => adoptMedia({ store, media, randomBytes }))
  print(
    `The photos in ${media.place} belong to this portal${isTakenOver ? ', and no longer to another' : ''}\n`,
  )
}

const DIFFERENT = 1
const NOT_CHECKED = 2

async function check(reads: boolean): Promise<void> {
  const media = await createFileStore(readMediaConfig(process.env))
  try {
    const onRead = createReadProgress({
      write: (line) => printError(line),
      now: () => performance.now(),
    })
    const report = await withStore((store) =>
      checkPhotos({ store, media, now: store.now }, { reads, onRead }),
    )
    print(describe(report, media.place))
    if (listDifferences(report).some(({ lines }) => lines.length > 0)) process.exitCode = DIFFERENT
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    printError(`Photos can’t be checked: ${error.message}\n`)
    process.exitCode = NOT_CHECKED
  }
}

interface Difference {
  /** The kind of difference, printed after the count. */
  readonly title: string
  readonly lines: readonly string[]
}

const listDifferences = ({ missing, orphans, empty, sizes, damaged }: PhotoReport): Difference[] => [
  { title: `${pluralize(missing.length, 'file')} missing`, lines: missing },
  { title: `${pluralize(orphans.length, 'file')} of no photo`, lines: orphans },
  { title: `${pluralize(empty.length, 'file')} empty`, lines: empty },
  {
    title: `${pluralize(sizes.length, 'photo')} of another size than the database says`,
    lines: sizes.map(
      ({ name, recorded, stored, isComplete }) =>
        `${name}: ${formatNumber(stored)} bytes${isComplete ? '' : ' without those that are missing'}, recorded ${formatNumber(recorded)}`,
    ),
  },
  ...(damaged ? [{ title: `${pluralize(damaged.length, 'file')} damaged`, lines: damaged }] : []),
]

/** Returns nothing if every file was decoded, which shows more than sizes do. */
function describeNotCompared({ incomplete, unrecorded }: NotCompared, isRead: boolean): string[] {
  const photos = [
    ...(incomplete > 0 ? [`${pluralize(incomplete, 'photo')} with files missing`] : []),
    ...(unrecorded > 0 ? [`${pluralize(unrecorded, 'photo')} without a size in the database`] : []),
  ]
  if (isRead || photos.length === 0) return []
  return [`Sizes not compared: ${photos.join(', ')}. A file that was cut off there is found by --read`]
}

/** Formats a line with the count of each kind of difference, followed by the names. */
function describe(report: PhotoReport, place: string): string {
  const { photos, files, notCompared, damaged } = report
  return [
    `${pluralize(photos, 'photo')} in the database, ${pluralize(files, 'file')} of theirs in ${place}`,
    ...listDifferences(report).flatMap(({ title, lines }) => [title, ...lines.map((line) => `  ${line}`)]),
    ...describeNotCompared(notCompared, damaged !== null),
    '',
  ].join('\n')
}
