import { SECOND } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import { listUsedPhotos } from './photos.repository.ts'
import { getLargestFileName } from './photos.service.ts'
import type { FileStore } from './store/file-store.ts'

/** A check may use the network, so its result is cached; milliseconds. */
const RESULT_TTL_MS = 10 * SECOND
/** A store that takes longer counts as unreadable; milliseconds. */
const READ_TIMEOUT_MS = 3 * SECOND
/** The number of photos to try: a single missing one says nothing about the others. */
const SAMPLE = 5

type ReadableContext = Pick<AppContext, 'store' | 'media' | 'now' | 'log'>

/** Creates a check whether photo files can be read; it logs changes. */
export function createPhotosCheck({ store, media, now, log }: ReadableContext): () => Promise<boolean> {
  let last: { readonly at: number; readonly isReadable: Promise<boolean> } | undefined
  let wasReadable = true
  const check = async () => {
    const isReadable = await withTimeout(canRead({ store, media }).catch(() => false))
    if (!isReadable && wasReadable) log.error({ place: media.place }, 'photos can’t be read')
    if (isReadable && !wasReadable) log.info({ place: media.place }, 'photos can be read again')
    wasReadable = isReadable
    return isReadable
  }
  return () => {
    if (!last || Math.abs(now() - last.at) >= RESULT_TTL_MS) last = { at: now(), isReadable: check() }
    return last.isReadable
  }
}

/** Whether one of a few photos can be read; without photos, whether the store can be listed. */
async function canRead({ store, media }: Pick<ReadableContext, 'store' | 'media'>): Promise<boolean> {
  for await (const { photos } of listUsedPhotos(store.read)) {
    const names = photos.slice(0, SAMPLE)
    for (const name of names) if (await hasByte(media, getLargestFileName(name))) return true
    if (names.length > 0) return false
  }
  for await (const _ of media.files()) break
  return true
}

async function hasByte(media: Pick<FileStore, 'read'>, file: string): Promise<boolean> {
  const opened = await media.read(file, { start: 0, end: 0 })
  if (!opened) return false
  for await (const _ of opened.stream) return true
  return false
}

async function withTimeout(isReadable: Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), READ_TIMEOUT_MS)
  void isReadable.then(resolve)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
  }
}
