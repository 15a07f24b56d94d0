import type { AppContext } from '#context.ts'
import { findIncompletePhotos, setPhotoBytes } from './photos.repository.ts'
import { listPhotoFiles } from './photos.service.ts'

const BATCH = 200

type CompleteContext = Pick<AppContext, 'store' | 'media'>

/**
 * Makes the sizes that photos lack, and records the size of their files. A picture that several photos show is worked on
 * once. The signal ends it between two pictures.
 */
export async function completePhotos({ store, media }: CompleteContext, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const photos = await findIncompletePhotos(store.read, BATCH)
    if (photos.length === 0) return
    const present = new Set<string>()
    for await (const { name } of media.files()) present.add(name)
    const pictures = Map.groupBy(photos, ({ sha256 }) => sha256.toString('hex'))
    for (const same of pictures.values()) {
      if (signal?.aborted) return
      const [first, ...others] = same.map(({ name }) => name)
      if (first === undefined) continue
      const measured = [await measurePhoto(media, first)]
      for (const other of others) {
        await copyMissing(media, { from: first, to: other, present })
        measured.push(await measurePhoto(media, other))
      }
      await store.write.transaction().execute(async (trx) => {
        for (const photo of measured) await setPhotoBytes(trx, photo)
      })
    }
  }
}

/** One file after the other, so that those that somebody waits for have their turn. The store makes what is missing. */
async function measurePhoto(media: CompleteContext['media'], name: string) {
  let bytes = 0
  for (const file of listPhotoFiles(name)) bytes += (await media.stat(file))?.size ?? 0
  return { name, bytes }
}

interface Copying {
  readonly from: string
  readonly to: string
  /** The names of files that need no copy. */
  readonly present: ReadonlySet<string>
}

async function copyMissing(media: CompleteContext['media'], { from, to, present }: Copying): Promise<void> {
  const sources = listPhotoFiles(from)
  const copies = listPhotoFiles(to).flatMap((file, index) => {
    const source = sources[index]
    return source === undefined || present.has(file) ? [] : [{ from: source, to: file }]
  })
  // One that was made meanwhile refuses the copy. What is missing then is made as any other.
  await media.copy(copies).catch(() => undefined)
}
