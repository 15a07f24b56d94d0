import { parsePhotoFile, PHOTO_FORMATS, PHOTO_WIDTHS, photoFileName } from '@portal/domain/business'
import { HOUR } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import { createSemaphore } from '#shared/semaphore.ts'
import { finishedName } from './file-store.ts'
import { namesInUse } from './photos.repository.ts'
import { checkHeader, resizePhoto } from './resize.ts'
import type { SentPhoto } from './sent-images.ts'
import { storageProblem } from './storage-problem.ts'

/** A photo whose files are stored. Until a row names it, nobody sees it and the sweep may take it. */
export interface KeptPhoto {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly color: string
  /** Of the bytes as they were sent, in hexadecimal. */
  readonly sha256: string
  /** What its files take together. */
  readonly bytes: number
}

type MediaContext = Pick<AppContext, 'store' | 'media' | 'disk' | 'randomBytes' | 'log'>

/** A photo takes a second of a core and some 100 MB while it is decoded. */
const inTurn = createSemaphore({
  atOnce: 2,
  queue: 64,
  busy: 'Many photos are being sent right now. Please try again in a few seconds',
  retryAfter: 10,
})

const NAME_BYTES = 16

/**
 * Stores every size of sent photos, an identical one once; where one can't be, none is kept. All headers are read
 * before anything is decoded, and after the first that fails no other is begun.
 */
export async function keepPhotos(
  context: MediaContext,
  sent: readonly SentPhoto[],
): Promise<readonly KeptPhoto[]> {
  const distinct = sent.filter(
    ({ sha256 }, position) => sent.findIndex((photo) => photo.sha256 === sha256) === position,
  )
  for (const photo of distinct) await checkHeader(photo)
  const failure = new AbortController()
  const outcomes = await Promise.allSettled(distinct.map((photo) => keepPhoto(context, photo, failure)))
  const kept = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  if (!failure.signal.aborted) return kept
  await discardUnused(context, kept)
  throw failure.signal.reason
}

async function keepPhoto(
  { media, disk, randomBytes }: MediaContext,
  photo: SentPhoto,
  failure: AbortController,
): Promise<KeptPhoto> {
  const failed = (error: unknown): never => {
    failure.abort(error)
    throw error
  }
  const { sizes, ...measures } = await inTurn(() => {
    failure.signal.throwIfAborted()
    // Before the turn ends, since the next begins at once.
    return resizePhoto(photo).catch(failed)
  })
  const name = randomBytes(NAME_BYTES).toString('base64url')
  const files = sizes.map(({ bytes, ...size }) => ({ name: photoFileName({ name, ...size }), bytes }))
  await media.put(files).catch((error: unknown) => {
    disk.suspect()
    failed(storageProblem(error))
  })
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  return { name, ...measures, sha256: photo.sha256, bytes }
}

/** Removes the files of photos that became nobody's. What fails here is left to the sweep. */
export async function discardUnused(
  { store, media, log }: MediaContext,
  photos: readonly Pick<KeptPhoto, 'name'>[],
): Promise<void> {
  try {
    const names = photos.map(({ name }) => name)
    const used = await namesInUse(store.read, names)
    await media.remove(names.filter((name) => !used.has(name)).flatMap(fileNamesOf))
  } catch (err) {
    log.warn({ err }, 'photos that nobody has were left to the sweep')
  }
}

/** The files of a photo, in every size and format. */
export const fileNamesOf = (name: string): string[] =>
  PHOTO_WIDTHS.flatMap((width) => PHOTO_FORMATS.map((format) => photoFileName({ name, width, format })))

/** Younger files may belong to a submission that is still under way. */
const LEFT_ALONE_FOR = HOUR
const SWEPT_TOGETHER = 500

/** Removes files that no photo has: of submissions that died, and of photos that were replaced. Answers how many. */
export async function sweepMedia({
  store,
  media,
  now,
}: Pick<AppContext, 'store' | 'media' | 'now'>): Promise<number> {
  let swept = 0
  let batch: string[] = []
  const sweepBatch = async () => {
    const orphans = await orphansAmong({ store, media }, batch, now() - LEFT_ALONE_FOR)
    await media.remove(orphans)
    swept += orphans.length
    batch = []
  }
  for await (const name of media.names()) {
    batch.push(name)
    if (batch.length === SWEPT_TOGETHER) await sweepBatch()
  }
  await sweepBatch()
  return swept
}

/** Files without a photo that were written before a moment; what is no photo's file at all is somebody else's. */
async function orphansAmong(
  { store, media }: Pick<AppContext, 'store' | 'media'>,
  files: readonly string[],
  before: number,
): Promise<string[]> {
  const named = files.flatMap((file) => {
    const photo = parsePhotoFile(finishedName(file))
    return photo ? [{ file, name: photo.name }] : []
  })
  const used = await namesInUse(store.read, [...new Set(named.map(({ name }) => name))])
  const orphans: string[] = []
  for (const { file, name } of named) {
    const isStray = !used.has(name) || finishedName(file) !== file
    if (isStray && ((await media.writtenAt(file)) ?? Infinity) < before) orphans.push(file)
  }
  return orphans
}
