import {
  parsePhotoFile,
  parsePhotoUrl,
  PHOTO_FORMATS,
  PHOTO_WIDTHS,
  getPhotoFileName,
} from '@portal/domain/business'
import { HOUR } from '@portal/domain/shared'
import type { Kysely } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { createFairSemaphore } from '#shared/fair-semaphore.ts'
import { findIncompleteNames, findUsedNames, listUsedPhotos } from './photos.repository.ts'
import { claimMedia } from './owner.service.ts'
import { checkHeader, resizePhoto } from './resize.ts'
import type { SentPhoto } from './decode-sent-images.ts'
import { toSavingProblem } from './storage-problem.ts'
import { removePartSuffix, type StoredFile } from './store/file-store.ts'

/** A photo with stored files. Until a row names it, nobody sees it and the sweep may delete it. */
export interface StoredPhoto {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly color: string
  /** SHA-256 of the sent bytes, in hexadecimal. */
  readonly sha256: string
  /** The total size of its files. */
  readonly bytes: number
}

type MediaContext = Pick<AppContext, 'store' | 'media' | 'disk' | 'randomBytes' | 'log'>

/**
 * Limits decoding, which takes a second of CPU time and 100 MB a photo. Accounts take turns, so that none delays
 * another.
 */
export const decodingSemaphore = createFairSemaphore({
  atOnce: 2,
  queue: 32,
  busy: 'Many photos are being sent right now. Please try again in a few seconds',
  retryAfter: 10,
})

/** The random bytes of a photo's name, which nobody can guess. */
export const NAME_BYTES = 16

/**
 * Stores all sent photos in every size, identical ones once, or none if one fails. All headers are checked before any photo
 * is decoded; after the first failure no other photo is started. `account` is that of the sender.
 */
export async function storePhotos(
  context: MediaContext,
  sent: readonly SentPhoto[],
  { account }: { readonly account: number | null },
): Promise<readonly StoredPhoto[]> {
  const distinct = sent.filter(
    ({ sha256 }, position) => sent.findIndex((photo) => photo.sha256 === sha256) === position,
  )
  for (const photo of distinct) await checkHeader(photo)
  const failure = new AbortController()
  const outcomes = await Promise.allSettled(
    distinct.map((photo) => storePhoto(context, photo, { account, failure })),
  )
  const stored = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  if (!failure.signal.aborted) return stored
  await deleteUnusedPhotos(context, stored)
  throw failure.signal.reason
}

interface PhotoWork {
  readonly account: number | null
  readonly failure: AbortController
}

async function storePhoto(
  { media, disk, randomBytes }: MediaContext,
  photo: SentPhoto,
  { account, failure }: PhotoWork,
): Promise<StoredPhoto> {
  const abortOthers = (error: unknown): never => {
    failure.abort(error)
    throw error
  }
  const { sizes, ...measures } = await decodingSemaphore(String(account), () => {
    failure.signal.throwIfAborted()
    // Aborts before the semaphore is released, since the release starts the next photo at once.
    return resizePhoto(photo).catch(abortOthers)
  })
  const name = randomBytes(NAME_BYTES).toString('base64url')
  const files = sizes.map(({ bytes, ...size }) => ({ name: getPhotoFileName({ name, ...size }), bytes }))
  await media.put(files).catch((error: unknown) => {
    abortOthers(toSavingProblem(error, disk))
  })
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  return { name, ...measures, sha256: photo.sha256, bytes }
}

/** Deletes the files of photos that no business uses. Failures are left to the sweep. */
export async function deleteUnusedPhotos(
  { store, media, log }: MediaContext,
  photos: readonly Pick<StoredPhoto, 'name'>[],
): Promise<void> {
  try {
    const names = photos.map(({ name }) => name)
    const used = await findUsedNames(store.read, names)
    await media.remove(names.filter((name) => !used.has(name)).flatMap(listPhotoFiles))
  } catch (err) {
    log.warn({ err }, 'photos that nobody has were left to the sweep')
  }
}

/** Lists the file names of a photo in every size and format. */
export const listPhotoFiles = (name: string): string[] =>
  PHOTO_WIDTHS.flatMap((width) => PHOTO_FORMATS.map((format) => getPhotoFileName({ name, width, format })))

/** Returns the file from which all others of a photo can be created. */
export const getLargestFileName = (name: string): string =>
  getPhotoFileName({ name, width: 1600, format: 'webp' })

/**
 * Lists the names of all files that rows refer to, each once, whether they exist or not. Sizes that a photo may still lack
 * are left out.
 */
export async function* listUsedFiles(db: Kysely<Database>): AsyncGenerator<string> {
  for await (const { photos, pictureUrls } of listUsedPhotos(db)) {
    const incomplete = await findIncompleteNames(db, photos)
    for (const name of photos)
      if (incomplete.has(name)) yield getLargestFileName(name)
      else yield* listPhotoFiles(name)
    // Pictures of other sites have no file.
    for (const picture of pictureUrls.map(parsePhotoUrl)) if (picture) yield getPhotoFileName(picture)
  }
}

/** Finds which of these files rows refer to. */
export async function findUsedFiles(db: Kysely<Database>, files: readonly string[]): Promise<string[]> {
  const getName = (file: string) => parsePhotoFile(file)?.name ?? ''
  const used = await findUsedNames(db, files.map(getName))
  return files.filter((file) => used.has(getName(file)))
}

/** Younger files may belong to a pending submission. */
const ORPHAN_GRACE_PERIOD = HOUR
const SWEEP_BATCH = 5_000

/**
 * Deletes orphaned files, of failed submissions and of replaced photos; returns how many. A store of another database has
 * photos that are unknown here, so that nothing is deleted there. The signal ends it between two files.
 */
export async function sweepMedia(
  {
    store,
    media,
    now,
    randomBytes,
    log,
  }: Pick<AppContext, 'store' | 'media' | 'now' | 'randomBytes' | 'log'>,
  signal?: AbortSignal,
): Promise<number> {
  if (!(await claimMedia({ store, media, randomBytes }))) {
    log.warn(
      { place: media.place },
      'photos belong to another database, so that none is swept: where this portal takes the place of that one, run `photos adopt`',
    )
    return 0
  }
  let swept = 0
  let batch: StoredFile[] = []
  const sweepBatch = async () => {
    const orphans = await findOrphans(store, batch, now() - ORPHAN_GRACE_PERIOD)
    await media.remove(orphans)
    swept += orphans.length
    batch = []
  }
  for await (const file of media.files()) {
    if (signal?.aborted) return swept
    batch.push(file)
    if (batch.length === SWEEP_BATCH) await sweepBatch()
  }
  await sweepBatch()
  return swept
}

/** Finds the orphans among files: written before an instant, and of no photo. Files with other names are ignored. */
async function findOrphans(
  { read }: Pick<AppContext['store'], 'read'>,
  files: readonly StoredFile[],
  before: number,
): Promise<string[]> {
  const old = files.flatMap(({ name: file, writtenAt }) => {
    const photo = writtenAt < before ? parsePhotoFile(removePartSuffix(file)) : null
    return photo ? [{ file, name: photo.name }] : []
  })
  const used = await findUsedNames(read, [...new Set(old.map(({ name }) => name))])
  return old
    .filter(({ file, name }) => !used.has(name) || removePartSuffix(file) !== file)
    .map(({ file }) => file)
}
