import type { EditableBusiness, OfferedBusiness } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { describe, expect, test } from 'vitest'
import { readEditable } from '#test/edits.ts'
import { NOW } from '#test/new-app.ts'
import { changeBusiness } from '#features/businesses/change-business.ts'
import { purgeHandovers } from './handovers.service.ts'
import { newOwnedListing } from '#test/owned-listing.ts'

describe('a handover', () => {
  async function offered() {
    const listing = await newOwnedListing()
    const { owner, url, send, mails } = listing
    const response = await send('POST', `${url}/handover`, owner, { email: 'other@portal.test' })
    const [mail] = await mails()
    const token = /handover\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    return { ...listing, response, mail, token }
  }

  test('transfers everything once the other person accepts, and nothing before', async () => {
    const { portal, response, mail, token, owner, other, id, url, send, mails } = await offered()
    const until = new Date(NOW + 7 * DAY).toISOString()
    expect(response.json()).toEqual({ email: 'other@portal.test', until })
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

  test('works only for the address that it was sent to', async () => {
    const { admin, token, send } = await offered()
    const response = await send('POST', '/api/handovers/accept', admin, { token })
    expect(response.statusCode).toBe(403)
    expect(response.json()).toEqual({
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
    'ends when it %s',
    async (_, end) => {
      const offer = await offered()
      await end(offer)
      const response = await offer.send('POST', '/api/handovers/accept', offer.other, { token: offer.token })
      expect(response.statusCode).toBe(404)
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

  test('is rejected to oneself and by others', async () => {
    const { owner, other, url, send } = await newOwnedListing()
    const own = await send('POST', `${url}/handover`, owner, { email: 'owner@portal.test' })
    expect(own.json()).toMatchObject({ fields: { email: 'This is your own address' } })
    const foreign = await send('POST', `${url}/handover`, other, { email: 'other@portal.test' })
    expect(foreign.statusCode).toBe(404)
  })

  test('and a concurrent deletion exclude each other', async () => {
    const { owner, other, token, url, send } = await offered()
    const [deleted, accepted] = await Promise.all([
      send('DELETE', url, owner),
      send('POST', '/api/handovers/accept', other, { token }),
    ])
    expect([deleted.statusCode, accepted.statusCode].toSorted((low, high) => low - high)).toEqual([200, 404])
  })
})
