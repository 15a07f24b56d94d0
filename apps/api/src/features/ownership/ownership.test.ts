import type { DeletedBusiness } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { describe, expect, test } from 'vitest'
import { approve, countWaitingEdits, edit, readEditable } from '#test/edits.ts'
import { addListings } from '#test/listings.ts'
import { NOW } from '#test/new-app.ts'
import { changeBusiness } from '#features/businesses/change-business.ts'
import { purgeDeletedBusinesses } from './deletion.service.ts'
import { newOwnedListing } from '#test/owned-listing.ts'

describe('a pause', () => {
  test('hides a listing from the public until it ends', async () => {
    const { owner, url, send, listed, status } = await newOwnedListing()
    const paused = await send('PUT', `${url}/paused`, owner, { paused: true })
    expect(paused.json()).toEqual({ pausedAt: new Date(NOW).toISOString() })
    expect([await listed(), await status(), await status(owner)]).toEqual([[], 404, 200])
    await send('PUT', `${url}/paused`, owner, { paused: true })
    await send('PUT', `${url}/paused`, owner, { paused: false })
    expect([await listed(), await status()]).toEqual([['Auki Hardware'], 200])
  })

  test('neither ends with a suspension nor ends one', async () => {
    const { portal, owner, id, url, send, status } = await newOwnedListing()
    const suspend = (suspended_at: number | null) =>
      portal.store.write.transaction().execute((trx) => changeBusiness(trx, id, { suspended_at }))
    await send('PUT', `${url}/paused`, owner, { paused: true })
    await suspend(NOW)
    await suspend(null)
    expect(await status()).toBe(404)
    await suspend(NOW)
    await send('PUT', `${url}/paused`, owner, { paused: false })
    expect(await status()).toBe(404)
    await suspend(null)
    expect(await status()).toBe(200)
  })

  test('is only for the owner of an approved listing', async () => {
    const { portal, owner, other, admin, url, send } = await newOwnedListing()
    for (const cookies of [other, admin])
      expect((await send('PUT', `${url}/paused`, cookies, { paused: true })).statusCode).toBe(404)
    const [pending = 0] = await addListings(portal.store, { ownerId: portal.ids.owner, status: 'pending' })
    const response = await send('PUT', `/api/businesses/${pending}/paused`, owner, { paused: true })
    expect(response.statusCode).toBe(409)
  })
})

describe('a deleted listing', () => {
  test('is hidden from everybody, and can be restored for 30 days', async () => {
    const { portal, owner, other, id, url, send, listed, status } = await newOwnedListing()
    await edit(portal, owner, id, { name: 'Auki Timber' })
    const deleted = (await send('DELETE', url, owner)).json<DeletedBusiness>()
    expect(deleted).toEqual({
      id,
      name: 'Auki Hardware',
      restorableUntil: new Date(NOW + 30 * DAY).toISOString(),
    })
    expect((await send('DELETE', url, owner)).json()).toEqual(deleted)
    expect([await listed(), await status(), await countWaitingEdits(portal)]).toEqual([[], 404, 0])
    expect((await portal.get('/api/deleted-businesses', owner)).json()).toEqual([deleted])
    expect((await portal.get('/api/deleted-businesses', other)).json()).toEqual([])
    expect((await edit(portal, owner, id, { version: 1, name: 'No' })).statusCode).toBe(404)
    expect((await send('POST', `${url}/restore`, other)).statusCode).toBe(404)
    for (const _ of ['once', 'again'])
      expect((await send('POST', `${url}/restore`, owner)).json()).toEqual({ id, slug: 'auki-hardware' })
    expect([await listed(), await status()]).toEqual([['Auki Hardware'], 200])
    expect((await readEditable(portal, owner, id)).waiting?.status).toBe('pending')
    await approve(portal, id)
    expect(await listed()).toEqual(['Auki Timber'])
  })

  test('is permanently deleted with all its data after that', async () => {
    const { portal, owner, url, send, wait } = await newOwnedListing()
    const message = { name: 'Mele', email: 'mele@visitor.test', message: 'Do you sell nails?' }
    expect((await send('POST', `${url}/messages`, {}, message)).statusCode).toBe(201)
    await send('DELETE', url, owner)
    const readChanges = async () =>
      (await portal.store.read.selectFrom('audit').select(['action', 'changes']).execute()).map(
        ({ action, changes }) => [
          action,
          changes === null ? null : Object.keys(JSON.parse(changes) as object),
        ],
      )
    const last = wait(30 * DAY) - 1
    await purgeDeletedBusinesses(portal.store, last)
    expect(await readChanges()).toEqual([['deleted', ['removed_at', 'restorable_until']]])
    expect(await portal.store.read.selectFrom('businesses').select('id').execute()).toHaveLength(1)
    await purgeDeletedBusinesses(portal.store, last + 1)
    expect(await portal.store.read.selectFrom('businesses').select('id').execute()).toEqual([])
    expect(await portal.store.read.selectFrom('business_messages').select('id').execute()).toEqual([])
    expect(await readChanges()).toEqual([['deleted', null]])
    const later = await portal.signIn('owner')
    expect((await send('POST', `${url}/restore`, later)).statusCode).toBe(404)
  })
})
