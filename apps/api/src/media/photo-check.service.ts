import { parsePhotoFile, PERSON_PICTURE_WIDTH, getPhotoFileName } from '@portal/domain/business'
import { HOUR } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import { findPhotosInUse, findUsedNames, type PhotoInUse } from './photos.repository.ts'
import { findDamaged, type OnRead } from './photo-check-files.ts'
import { findLargestFile, listPhotoFiles } from './photos.service.ts'
import { removePartSuffix } from './store/file-store.ts'

/** How the photos that the database names and the stored files agree. */
export interface PhotoReport {
  /** Photos that the database names. */
  readonly photos: number
  /** Stored files of theirs. */
  readonly files: number
  /** Files that a photo should have. */
  readonly missing: readonly string[]
  /** Files of no photo that the sweep should have removed. */
  readonly orphans: readonly string[]
  /** Files without a byte. */
  readonly empty: readonly string[]
  /** Photos whose files have another size than the database says. */
  readonly sizes: readonly WrongSize[]
  readonly notCompared: NotCompared
  /** Files that are no whole picture; null where they were not read. */
  readonly damaged: readonly string[] | null
}

interface WrongSize {
  readonly name: string
  /** In bytes, of all its files. */
  readonly recorded: number
  readonly stored: number
  /** Whether all its files are there. If not, those that are should be smaller than all. */
  readonly isComplete: boolean
}

/** How many photos have files whose size agrees with nothing and disagrees with nothing. */
export interface NotCompared {
  /** The database has the sum of all files alone, and some are missing. */
  readonly incomplete: number
  /** The database has no size of them. */
  readonly unrecorded: number
}

type CheckContext = Pick<AppContext, 'store' | 'media' | 'now'>

/** The sweep comes every hour and leaves files alone that are younger than one. */
const ORPHAN_AGE = 2 * HOUR

/** What was found so far of a photo. */
interface Found extends PhotoInUse {
  readonly fileNames: readonly string[]
  readonly files: Set<string>
  stored: number
}

interface CheckOptions {
  /** Whether each file is read and decoded, too: the sizes alone take next to no time against that. */
  readonly reads: boolean
  readonly onRead?: OnRead
}

/**
 * Compares the photos that the database names with the stored files. It may run beside a server: what is sent in or removed
 * meanwhile is no difference.
 */
export async function checkPhotos(
  { store, media, now }: CheckContext,
  { reads, onRead = () => undefined }: CheckOptions,
): Promise<PhotoReport> {
  const photos = new Map<string, Found>()
  for (const photo of await findPhotosInUse(store.read))
    photos.set(photo.name, { ...photo, fileNames: fileNamesOf(photo), files: new Set(), stored: 0 })
  const orphans: string[] = []
  const files: string[] = []
  const empty: string[] = []
  for await (const file of media.files()) {
    const name = parsePhotoFile(removePartSuffix(file.name))?.name
    if (name === undefined) continue
    const photo = photos.get(name)
    if (photo?.fileNames.includes(file.name)) {
      files.push(file.name)
      photo.files.add(file.name)
      photo.stored += file.size
      if (file.size === 0) empty.push(file.name)
    } else if (file.writtenAt < now() - ORPHAN_AGE) orphans.push(file.name)
  }
  const damaged = reads ? await findDamaged(media, files, onRead) : null
  const missing = await confirmMissing({ store, media }, photos)
  return {
    photos: photos.size,
    files: files.length,
    missing,
    orphans: await confirmOrphans(store, orphans),
    empty: empty.toSorted(),
    sizes: [...photos.values()].flatMap(wrongSize),
    notCompared: countNotCompared(photos, missing),
    damaged,
  }
}

const fileNamesOf = ({ name, isPerson }: PhotoInUse): string[] =>
  isPerson ? [getPhotoFileName({ name, width: PERSON_PICTURE_WIDTH, format: 'webp' })] : listPhotoFiles(name)

/** Files that are still missing of photos that are still in use. */
async function confirmMissing(
  { store, media }: Pick<CheckContext, 'store' | 'media'>,
  photos: ReadonlyMap<string, Found>,
): Promise<string[]> {
  const missing: string[] = []
  for (const { name, isIncomplete, fileNames, files } of photos.values()) {
    const required = isIncomplete ? [findLargestFile(name)] : fileNames
    if (files.size === fileNames.length || !(await findUsedNames(store.read, [name])).has(name)) continue
    for (const file of required) if (!files.has(file) && (await media.stat(file)) === null) missing.push(file)
  }
  return missing.toSorted()
}

/** A photo may have come into use since the photos were read. Unfinished files are orphans whatever their name. */
async function confirmOrphans({ read }: CheckContext['store'], files: readonly string[]): Promise<string[]> {
  const orphans: string[] = []
  for (const file of files) {
    const name = parsePhotoFile(file)?.name
    if (name === undefined || !(await findUsedNames(read, [name])).has(name)) orphans.push(file)
  }
  return orphans.toSorted()
}

/** The database has the sum of all files: of a photo that lacks some, too much is left as soon as they reach it. */
function wrongSize({ name, bytes, fileNames, files, stored }: Found): WrongSize[] {
  if (bytes === null || files.size === 0) return []
  const isComplete = files.size === fileNames.length
  const isWrong = isComplete ? stored !== bytes : stored >= bytes
  return isWrong ? [{ name, recorded: bytes, stored, isComplete }] : []
}

function countNotCompared(photos: ReadonlyMap<string, Found>, missing: readonly string[]): NotCompared {
  const lacking = new Set(missing.map((file) => parsePhotoFile(file)?.name))
  const left = [...photos.values()].filter(({ files }) => files.size > 0)
  return {
    incomplete: left.filter(
      (photo) => photo.bytes !== null && lacking.has(photo.name) && wrongSize(photo).length === 0,
    ).length,
    unrecorded: left.filter(({ bytes }) => bytes === null).length,
  }
}
