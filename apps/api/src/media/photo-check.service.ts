import { parsePhotoFile, PERSON_PICTURE_WIDTH, getPhotoFileName } from '@portal/domain/business'
import { HOUR } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import { findPhotosInUse, findUsedNames, type PhotoInUse } from './photos.repository.ts'
import { findDamaged, type OnRead } from './photo-check-files.ts'
import { getLargestFileName, listPhotoFiles } from './photos.service.ts'
import { removePartSuffix } from './store/file-store.ts'

/** How the photos of the database and the stored files differ. */
export interface PhotoReport {
  /** The number of photos in the database. */
  readonly photos: number
  /** The number of stored files of these photos. */
  readonly files: number
  /** Missing files of photos. */
  readonly missing: readonly string[]
  /** Files without a photo that the sweep should have removed. */
  readonly orphans: readonly string[]
  /** Empty files. */
  readonly empty: readonly string[]
  /** Photos whose files have another size than recorded. */
  readonly sizes: readonly WrongSize[]
  readonly notCompared: NotCompared
  /** Files that are damaged pictures; null if they were not read. */
  readonly damaged: readonly string[] | null
}

interface WrongSize {
  readonly name: string
  /** In bytes, of all its files. */
  readonly recorded: number
  readonly stored: number
  /** Whether all its files exist. If not, the existing ones should be smaller than all. */
  readonly isComplete: boolean
}

/** The number of photos whose size could not be compared. */
export interface NotCompared {
  /** The database only has the sum of all files, and some are missing. */
  readonly incomplete: number
  /** The database has no size. */
  readonly unrecorded: number
}

type CheckContext = Pick<AppContext, 'store' | 'media' | 'now'>

/** The sweep runs every hour and ignores files that are younger than one. */
const ORPHAN_AGE = 2 * HOUR

/** The results for a photo so far. */
interface Found extends PhotoInUse {
  readonly fileNames: readonly string[]
  readonly files: Set<string>
  stored: number
}

interface CheckOptions {
  /** Whether to read and decode each file; checking only sizes is much faster. */
  readonly reads: boolean
  readonly onRead?: OnRead
}

/**
 * Compares the photos of the database with the stored files. It may run beside a server: photos that are added or removed
 * meanwhile are no difference.
 */
export async function checkPhotos(
  { store, media, now }: CheckContext,
  { reads, onRead = () => undefined }: CheckOptions,
): Promise<PhotoReport> {
  const photos = new Map<string, Found>()
  for (const photo of await findPhotosInUse(store.read))
    photos.set(photo.name, { ...photo, fileNames: listFileNames(photo), files: new Set(), stored: 0 })
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
    sizes: [...photos.values()].flatMap(findWrongSize),
    notCompared: countNotCompared(photos, missing),
    damaged,
  }
}

const listFileNames = ({ name, isPerson }: PhotoInUse): string[] =>
  isPerson ? [getPhotoFileName({ name, width: PERSON_PICTURE_WIDTH, format: 'webp' })] : listPhotoFiles(name)

/** Returns the files that are still missing, of photos that are still used. */
async function confirmMissing(
  { store, media }: Pick<CheckContext, 'store' | 'media'>,
  photos: ReadonlyMap<string, Found>,
): Promise<string[]> {
  const missing: string[] = []
  for (const { name, isIncomplete, fileNames, files } of photos.values()) {
    const required = isIncomplete ? [getLargestFileName(name)] : fileNames
    if (files.size === fileNames.length || !(await findUsedNames(store.read, [name])).has(name)) continue
    for (const file of required) if (!files.has(file) && (await media.stat(file)) === null) missing.push(file)
  }
  return missing.toSorted()
}

/** Returns the files that still have no photo. Unfinished files are always orphans. */
async function confirmOrphans({ read }: CheckContext['store'], files: readonly string[]): Promise<string[]> {
  const orphans: string[] = []
  for (const file of files) {
    const name = parsePhotoFile(file)?.name
    if (name === undefined || !(await findUsedNames(read, [name])).has(name)) orphans.push(file)
  }
  return orphans.toSorted()
}

/** Compares with the recorded sum of all files: if some are missing, the existing ones must be smaller than it. */
function findWrongSize({ name, bytes, fileNames, files, stored }: Found): WrongSize[] {
  if (bytes === null || files.size === 0) return []
  const isComplete = files.size === fileNames.length
  const isWrong = isComplete ? stored !== bytes : stored >= bytes
  return isWrong ? [{ name, recorded: bytes, stored, isComplete }] : []
}

function countNotCompared(photos: ReadonlyMap<string, Found>, missing: readonly string[]): NotCompared {
  const incompleteCount = new Set(missing.map((file) => parsePhotoFile(file)?.name))
  const left = [...photos.values()].filter(({ files }) => files.size > 0)
  return {
    incomplete: left.filter(
      (photo) => photo.bytes !== null && incompleteCount.has(photo.name) && findWrongSize(photo).length === 0,
    ).length,
    unrecorded: left.filter(({ bytes }) => bytes === null).length,
  }
}
