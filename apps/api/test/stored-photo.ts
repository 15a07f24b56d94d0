import { createHash, randomBytes } from 'node:crypto'
import { pino } from 'pino'
import type { AppContext } from '#context.ts'
import { insertPhotos } from '#media/photos.repository.ts'
import { storePhotos } from '#media/photos.service.ts'
import { addListings } from './listings.ts'
import { LARGE_DISK, NOW } from './new-app.ts'
import { createDrawing } from './photos.ts'

/** Stores a photo and a listing with it; returns its name. */
export async function addStoredPhoto({ store, media }: Pick<AppContext, 'store' | 'media'>): Promise<string> {
  const bytes = await createDrawing().jpeg().toBuffer()
  const log = pino({ level: 'silent' })
  const context = { store, media, disk: LARGE_DISK, randomBytes, log }
  const sha256 = createHash('sha256').update(bytes).digest()
  const sent = { position: 0, bytes, sha256: sha256.toString('hex') }
  const [photo] = await storePhotos(context, [sent], { account: null })
  if (!photo) throw new Error('No photo was stored')
  const [id = 0] = await addListings(store, {})
  const row = { ...photo, business_id: id, position: 0, sha256, created_at: NOW }
  await store.write.transaction().execute((trx) => insertPhotos(trx, [row]))
  return photo.name
}
