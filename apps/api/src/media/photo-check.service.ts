import { parsePhotoFile, PERSON_PICTURE_WIDTH, photoFileName } from '@portal/domain/business'
import { HOUR } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import { findPhotosInUse, findUsedNames, type PhotoInUse } from './photos.repository.ts'
import { listPhotoFiles } from './photos.service.ts'
import { isPicture } from './resize.ts'
import { StoreError, withoutPartSuffix, type FileStore } from './store/file-store.ts'
import { readWhole } from './store/read-whole.ts'

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
  /** Photos whose files have another size than the database says. */
  readonly sizes: readonly WrongSize[]
  /** Files that are no picture; null where they were not read. */
  readonly damaged: readonly string[] | null
}

interface WrongSize {
  readonly name: string
  /** In bytes, of all its files. */
  readonly recorded: number
  readonly stored: number
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

/**
 * Compares the photos that the database names with the stored files; `reads` opens each file too, which takes as long as
 * reading all of them. It may run beside a server: what is sent in or removed meanwhile is no difference.
 */
export async function checkPhotos(
  { store, media, now }: CheckContext,
  { reads }: { readonly reads: boolean },
): Promise<PhotoReport> {
  const photos = new Map<string, Found>()
  for (const photo of await findPhotosInUse(store.read))
    photos.set(photo.name, { ...photo, fileNames: fileNamesOf(photo), files: new Set(), stored: 0 })
  const orphans: string[] = []
  const damaged: string[] = []
  let files = 0
  for await (const file of media.files()) {
    const name = parsePhotoFile(withoutPartSuffix(file.name))?.name
    if (name === undefined) continue
    const photo = photos.get(name)
    if (photo?.fileNames.includes(file.name)) {
      files += 1
      photo.files.add(file.name)
      photo.stored += file.size
      if (reads && !(await isWhole(media, file.name))) damaged.push(file.name)
    } else if (file.writtenAt < now() - ORPHAN_AGE) orphans.push(file.name)
  }
  return {
    photos: photos.size,
    files,
    missing: await confirmMissing({ store, media }, photos),
    orphans: await confirmOrphans(store, orphans),
    sizes: [...photos.values()].flatMap(wrongSize),
    damaged: reads ? damaged : null,
  }
}

const fileNamesOf = ({ name, isPerson }: PhotoInUse): string[] =>
  isPerson ? [photoFileName({ name, width: PERSON_PICTURE_WIDTH, format: 'webp' })] : listPhotoFiles(name)

/** Files that are still missing of photos that are still in use. */
async function confirmMissing(
  { store, media }: Pick<CheckContext, 'store' | 'media'>,
  photos: ReadonlyMap<string, Found>,
): Promise<string[]> {
  const missing: string[] = []
  for (const { name, fileNames, files } of photos.values()) {
    if (files.size === fileNames.length || !(await findUsedNames(store.read, [name])).has(name)) continue
    for (const file of fileNames)
      if (!files.has(file) && (await media.stat(file)) === null) missing.push(file)
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

/** Of a photo whose files are all there. */
function wrongSize({ name, bytes, fileNames, files, stored }: Found): WrongSize[] {
  const isComplete = files.size === fileNames.length
  return isComplete && bytes !== null && bytes !== stored ? [{ name, recorded: bytes, stored }] : []
}

/** One that was removed meanwhile is not damaged. */
async function isWhole(media: FileStore, name: string): Promise<boolean> {
  const bytes = await readWhole(media, name).catch((cause: unknown) => {
    if (cause instanceof StoreError) throw cause
    throw new StoreError(`${media.place}: ${name} can’t be read to its end`, { cause })
  })
  return bytes === null || isPicture(bytes)
}
