import { createHash, randomBytes } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getPersonPictureUrl, getPhotoFileName } from '@portal/domain/business'
import { inject, onTestFinished } from 'vitest'
import { backUp } from '#backup/back-up.ts'
import { restore } from '#backup/restore.ts'
import { databaseFile, openDataDir } from '#db/engine/sqlite/open.ts'
import { createIdentity } from '#db/identity.ts'
import { createFolderStore } from '#media/store/folder-store.ts'
import type { FileStore } from '#media/store/file-store.ts'
import { insertPhotos } from '#media/photos.repository.ts'
import { listPhotoFiles } from '#media/photos.service.ts'
import '#features/orders/orders.table.ts'
import '#features/content/editing/editing.table.ts'
import { addCast } from './cast.ts'
import { newDataDir } from './data-dir.ts'
import { addListings } from './listings.ts'
import { addMail } from './outbox.ts'
import { CONFIG, NOW } from './new-app.ts'

/** The time of backups and restores. */
export const BACKED_UP_AT = NOW

const newName = () => randomBytes(16).toString('base64url')

/**
 * Creates a data folder with every kind of file: a photo of a listing, one of content, a proof of payment and a person's
 * picture, besides a session, a waiting mail, and an unused file.
 */
export async function newPortalFolder() {
  const dataDir = newDataDir()
  copyFileSync(inject('migrated'), databaseFile(dataDir))
  const store = openDataDir(dataDir)
  onTestFinished(() => store.close())
  const media = createFolderStore(join(dataDir, 'media'))
  const { owner } = await addCast(store, NOW)
  const [businessId = 0] = await addListings(store, { ownerId: owner })
  const [photo, content, proof, person] = [newName(), newName(), newName(), newName()]
  const look = { width: 1600, height: 900, color: '#aabbcc' }
  await store.write.transaction().execute(async (trx) => {
    const row = { position: 0, sha256: randomBytes(32), created_at: NOW, bytes: 60 }
    await insertPhotos(trx, [{ ...look, ...row, name: photo, business_id: businessId }])
    await trx
      .insertInto('content_pictures')
      .values({ ...look, name: content, sha256: randomBytes(32), bytes: 60, added_at: NOW })
      .execute()
    await trx
      .updateTable('users')
      .set({ profile_image_url: getPersonPictureUrl(person) })
      .where('id', '=', owner)
      .execute()
    await trx
      .insertInto('sessions')
      .values({ key: randomBytes(32), user_id: owner, created_at: NOW, used_at: NOW, device: null })
      .execute()
  })
  store.writeSqlite.exec(`
    insert into orders (reference, invoice_number, status, created_at, price_held_until, tier, billed_name,
      billed_business, billed_email, billed_country, search_text, total_cents, credit_cents, is_sample)
    values ('PB-1', 'I-1', 'open', 1, 1, 1, 'Moses', 'Auki Hardware', 'moses@shop.test', 'sb', 'moses', 1, 0, 0)`)
  store.writeSqlite
    .prepare('insert into payment_proofs (order_id, name, sha256, at) values (1, ?, ?, 1)')
    .run(proof, randomBytes(32))
  await createIdentity({ store, randomBytes })
  await addMail({ store, config: CONFIG, now: () => NOW, randomBytes })
  const personFile = getPhotoFileName({ name: person, width: 192, format: 'webp' })
  const files = [...[photo, content, proof].flatMap(listPhotoFiles), personFile]
  await media.put([...files, ...listPhotoFiles(newName())].map((name) => ({ name, bytes: randomBytes(100) })))
  return { dataDir, store, media, files, photo }
}

export type PortalFolder = Awaited<ReturnType<typeof newPortalFolder>>

/** Backs a portal up into a new file; returns its path and the report. */
export async function createBackup(
  { dataDir, store, media }: PortalFolder,
  { file = join(newDataDir(), 'backup.tar'), ...options }: { file?: string; media?: FileStore } = {},
) {
  const report = await backUp(
    { dataDir, databaseUrl: null, store, media, now: () => BACKED_UP_AT, build: '1.2.3', ...options },
    file,
  )
  return { file, report }
}

/** Restores a backup into a folder, by default a new one. */
export async function restoreBackup(file: string, dataDir: string = join(newDataDir(), 'data')) {
  const media = createFolderStore(join(dataDir, 'media'))
  const place = { dataDir, databaseUrl: null, place: dataDir }
  const report = await restore({ ...place, media, now: () => BACKED_UP_AT }, file)
  return { dataDir, report }
}

/** Returns the SHA-256 of each file of a media folder by name. */
export function readHashes(dataDir: string): Record<string, string> {
  const folder = join(dataDir, 'media')
  const names = readdirSync(folder).toSorted()
  return Object.fromEntries(
    names.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  )
}
