import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { parseJson, toJson } from '#shared/json.ts'
import { sweepMedia } from '#media/photos.service.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { GREEN, RED, registerListing, createSmallPhoto, listStoredFiles } from '#test/photos.ts'
import { watchQueries } from '#test/watch-queries.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { changeBusiness, type BusinessChanges } from '#features/businesses/change-business.ts'
import { findRejectedWithPhotos } from './rejected-photos.repository.ts'
import { purgeRejectedPhotos, REJECTED_RETENTION, UNCONFIRMED_RETENTION } from './rejected-photos.service.ts'

const FILES_OF_A_PHOTO = 6

test('removes only the photos of a business that was rejected long ago and never resubmitted', async () => {
  // Files have the time of the real clock.
  const now = Date.now() + DAY
  const portal = await newApp({ now: () => now })
  const owner = await portal.signIn('owner')
  const change = (id: number, changes: BusinessChanges) =>
    portal.store.write.transaction().execute((trx) => changeBusiness(trx, id, changes))
  const states: readonly BusinessChanges[] = [
    { status: 'rejected', rejected_at: now - REJECTED_RETENTION - 1 },
    { status: 'rejected', rejected_at: now - REJECTED_RETENTION },
    { status: 'pending' },
    { status: 'approved' },
  ]
  const ids: number[] = []
  for (const state of states) {
    const { id } = await registerListing(portal, owner, {
      images: [await createSmallPhoto(GREEN), await createSmallPhoto(RED)],
    })
    await change(id, state)
    ids.push(id)
  }
  const [purged = 0] = ids
  const elsewhere = 'https://photos.example/shop.jpg'
  const before = await portal.store.read
    .selectFrom('businesses')
    .selectAll()
    .where('id', '=', purged)
    .executeTakeFirstOrThrow()
  await change(purged, {
    images: toJson([elsewhere, ...parseJson(before.images)]),
    photos: toJson([null, ...parseJson(before.photos)]),
  })

  expect(await purgeRejectedPhotos(portal.store, now)).toBe(1)
  expect(await purgeRejectedPhotos(portal.store, now)).toBe(0)
  expect(await sweepMedia(portal.context)).toBe(2 * FILES_OF_A_PHOTO)
  expect(await listStoredFiles(portal)).toHaveLength(3 * 2 * FILES_OF_A_PHOTO)
  const rows = await portal.store.read.selectFrom('businesses').selectAll().orderBy('id').execute()
  expect(rows.map((row) => (JSON.parse(row.photos) as object[]).length)).toEqual([1, 2, 2, 2])
  expect(rows[0]).toMatchObject({
    name: before.name,
    status: 'rejected',
    images: JSON.stringify([elsewhere]),
  })
})

test('keeps the photos of unconfirmed accounts for a shorter time', async () => {
  const portal = await newApp()
  const owner = await portal.signIn('owner')
  const confirm = (at: number | null) =>
    portal.store.write
      .updateTable('users')
      .set({ email_confirmed_at: at })
      .where('id', '=', portal.ids.owner)
      .execute()
  const { id } = await registerListing(portal, owner, { images: [await createSmallPhoto(GREEN)] })
  await portal.store.write
    .transaction()
    .execute((trx) => changeBusiness(trx, id, { status: 'rejected', rejected_at: NOW }))
  await confirm(NOW)
  expect(await purgeRejectedPhotos(portal.store, NOW + REJECTED_RETENTION)).toBe(0)
  await confirm(null)
  expect(await purgeRejectedPhotos(portal.store, NOW + UNCONFIRMED_RETENTION)).toBe(0)
  expect(await purgeRejectedPhotos(portal.store, NOW + UNCONFIRMED_RETENTION + 1)).toBe(1)
})

test('finds the businesses by an index', async () => {
  const { db, plans } = watchQueries(await newSqliteStore())
  await findRejectedWithPhotos(db, { confirmed: NOW, unconfirmed: NOW }, 20)
  expect(plans().join('\n')).toContain('USING INDEX businesses_rejected (rejected_at<?)')
  expect(plans().join('\n')).not.toMatch(/SCAN|TEMP B-TREE/)
})
