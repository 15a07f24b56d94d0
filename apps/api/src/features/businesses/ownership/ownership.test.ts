import type { DeletedBusiness, EditableBusiness, OfferedBusiness } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { describe, expect, test } from 'vitest'
import { approve, countWaitingEdits, edit, readEditable } from '#test/edits.ts'
import { addListings, namesIn } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { changeBusiness } from '../change-business.ts'
import { purgeDeletedBusinesses } from './deletion.service.ts'
import { purgeHandovers } from './handover.service.ts'

type Cookies = Record<string, string>

async function newListing() {
  let now = NOW
  const portal = await newApp({ now: () => now })
  const [owner, other, admin] = [
    await portal.signIn('owner'),
    await portal.signIn('other'),
    await portal.signIn('admin'),
  ]
  const [id = 0] = await addListings(portal.store, { ownerId: portal.ids.owner })
  const url = `/api/businesses/${id}`
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, cookies: Cookies, payload?: object) =>
    portal.inject({ method, url: path, cookies, ...(payload && { payload }) })
  return {
    portal,
    owner,
    other,
    admin,
    id,
    url,
    send,
    listed: async () => namesIn(await portal.get('/api/businesses?search=auki')),
    status: async (cookies: Cookies = {}) => (await portal.get(url, cookies)).statusCode,
    mails: () => portal.store.read.selectFrom('outbox').selectAll().orderBy('id').execute(),
    wait: (milliseconds: number) => {
      now += milliseconds
      return now
    },
  }
}

describe('a pause', () => {
  test('hides a listing from the public until it ends', async () => {
    const { owner, url, send, listed, status } = await newListing()
    const paused = await send('PUT', `${url}/paused`, owner, { paused: true })
    expect(paused.json()).toEqual({ pausedAt: new Date(NOW).toISOString() })
    expect([await listed(), await status(), await status(owner)]).toEqual([[], 404, 200])
    await send('PUT', `${url}/paused`, owner, { paused: true })
    await send('PUT', `${url}/paused`, owner, { paused: false })
    expect([await listed(), await status()]).toEqual([['Auki Hardware'], 200])
  })

  test('does not end with a suspension, nor end one', async () => {
    const { portal, owner, id, url, send, status } = await newListing()
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

  test('is for the owner of an approved listing', async () => {
    const { portal, owner, other, admin, url, send } = await newListing()
    for (const cookies of [other, admin])
      expect((await send('PUT', `${url}/paused`, cookies, { paused: true })).statusCode).toBe(404)
    const [pending = 0] = await addListings(portal.store, { ownerId: portal.ids.owner, status: 'pending' })
    const answer = await send('PUT', `/api/businesses/${pending}/paused`, owner, { paused: true })
    expect(answer.statusCode).toBe(409)
  })
})

describe('a deleted listing', () => {
  test('is gone for everybody, and can be taken back for 30 days as it was', async () => {
    const { portal, owner, other, id, url, send, listed, status } = await newListing()
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

  test('is deleted with all that belongs to it once the days are over', async () => {
    const { portal, owner, url, send, wait } = await newListing()
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

describe('a handover', () => {
  async function offered() {
    const listing = await newListing()
    const { owner, url, send, mails } = listing
    const answer = await send('POST', `${url}/handover`, owner, { email: 'other@portal.test' })
    const [mail] = await mails()
    const token = /handover\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    return { ...listing, answer, mail, token }
  }

  test('changes nothing until the other person accepts, and then everything', async () => {
    const { portal, answer, mail, token, owner, other, id, url, send, mails } = await offered()
    const until = new Date(NOW + 7 * DAY).toISOString()
    expect(answer.json()).toEqual({ email: 'other@portal.test', until })
    expect(mail).toMatchObject({ to_address: 'other@portal.test', holds_token: 1 })
    expect((await readEditable(portal, owner, id)).handover).toEqual({ email: 'other@portal.test', until })
    expect((await send('POST', '/api/handovers/review', other, { token })).json<OfferedBusiness>()).toEqual({
      id,
      name: 'Auki Hardware',
      ownerName: 'Moses Tara',
      email: 'o***@portal.test',
      until,
      isForYou: true,
      isAccepted: false,
    })
    for (const _ of ['once', 'again'])
      expect((await send('POST', '/api/handovers/accept', other, { token })).json()).toEqual({ id })
    expect((await portal.get(`${url}/edit`, owner)).statusCode).toBe(404)
    expect((await portal.get(`${url}/edit`, other)).json<EditableBusiness>().handover).toBeNull()
    expect((await mails()).slice(1).map(({ to_address, subject }) => [to_address, subject])).toEqual([
      ['owner@portal.test', 'Auki Hardware was handed over'],
      ['other@portal.test', 'Auki Hardware was handed over'],
    ])
  })

  test('is for the address that it was sent to', async () => {
    const { admin, token, send } = await offered()
    const answer = await send('POST', '/api/handovers/accept', admin, { token })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({
      message: 'This listing is offered to o***@portal.test. Please sign in with that address',
    })
  })

  test.each([
    ['is withdrawn', ({ send, url, owner }) => send('DELETE', `${url}/handover`, owner)],
    [
      'is replaced',
      ({ send, url, owner }) => send('POST', `${url}/handover`, owner, { email: 'admin@portal.test' }),
    ],
    ['is of a listing that is deleted', ({ send, url, owner }) => send('DELETE', url, owner)],
    [
      'is of a listing that was deleted and taken back',
      async ({ send, url, owner }) => {
        await send('DELETE', url, owner)
        return send('POST', `${url}/restore`, owner)
      },
    ],
    [
      'is of a listing that somebody else has by now',
      async ({ portal, id }) =>
        portal.store.write
          .transaction()
          .execute((trx) => changeBusiness(trx, id, { owner_id: portal.ids.admin })),
    ],
  ] as const satisfies readonly [string, (of: Awaited<ReturnType<typeof offered>>) => Promise<unknown>][])(
    'ends where it %s',
    async (_, end) => {
      const offer = await offered()
      await end(offer)
      const answer = await offer.send('POST', '/api/handovers/accept', offer.other, { token: offer.token })
      expect(answer.statusCode).toBe(404)
    },
  )

  test('ends after 7 days', async () => {
    const { portal, token, wait, send, owner, id } = await offered()
    const now = wait(7 * DAY)
    const other = await portal.signIn('other')
    expect((await send('POST', '/api/handovers/accept', other, { token })).statusCode).toBe(404)
    await purgeHandovers(portal.store.write, now)
    const later = await portal.signIn('owner')
    expect((await readEditable(portal, later, id)).handover).toBeNull()
    expect(owner).not.toEqual(later)
  })

  test('is not to oneself, nor by others', async () => {
    const { owner, other, url, send } = await newListing()
    const own = await send('POST', `${url}/handover`, owner, { email: 'owner@portal.test' })
    expect(own.json()).toMatchObject({ fields: { email: 'This is your own address' } })
    const foreign = await send('POST', `${url}/handover`, other, { email: 'other@portal.test' })
    expect(foreign.statusCode).toBe(404)
  })

  test('and a deletion at once: one of both happens', async () => {
    const { owner, other, token, url, send } = await offered()
    const [deleted, accepted] = await Promise.all([
      send('DELETE', url, owner),
      send('POST', '/api/handovers/accept', other, { token }),
    ])
    expect([deleted.statusCode, accepted.statusCode].toSorted((low, high) => low - high)).toEqual([200, 404])
  })
})
