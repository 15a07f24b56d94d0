import type { Business, EditableBusiness, OwnBusiness, QueueDetail } from '@portal/domain/contract'
import { describe, expect, test } from 'vitest'
import { edit, readEditable } from '#test/edits.ts'
import { addListings } from '#test/listings.ts'
import { readMails } from '#test/mails.ts'
import { newModeration } from '#test/moderation.ts'
import { SHOP } from '#test/photos.ts'
import type { BusinessRecord } from './businesses.record.ts'

async function newVerified(record: Partial<BusinessRecord> = {}) {
  const moderation = await newModeration()
  const { portal, admin, decide } = moderation
  const [id = 0] = await addListings(portal.store, {
    name: 'Auki Hardware',
    ownerId: portal.ids.owner,
    isVerified: true,
    ...record,
  })
  const owner = await portal.signIn('owner')
  const key = { kind: 'edits', id } as const
  return {
    ...moderation,
    owner,
    id,
    change: async (fields: Parameters<typeof edit>[3]) => edit(portal, owner, id, fields),
    approve: () => decide(key, { status: 'approved' }),
    differences: async () =>
      (await portal.get(`/api/admin/queue/items/edits/${id}`, admin)).json<QueueDetail>().differences,
    isVerified: async () => (await portal.get(`/api/businesses/${id}`)).json<Business>().isVerified,
    lastMail: async () => (await readMails(portal)).at(-1)?.text.replaceAll(/\s+/g, ' ') ?? '',
    audit: async () => {
      const rows = await portal.store.read.selectFrom('audit').selectAll().orderBy('id').execute()
      return rows.map(({ action, subject_kind, actor_id }) => [action, subject_kind, actor_id])
    },
  }
}

describe('an approved edit', () => {
  test.each([{ name: 'Auki Timber' }, { country: 'western' }, { address: 'Malu’u' }])(
    'with %j ends the Verified mark, and notifies its owner',
    async (fields) => {
      const { portal, owner, id, change, approve, differences, isVerified, lastMail, audit } =
        await newVerified()
      await change(fields)
      expect(await isVerified()).toBe(true)
      expect(await differences()).toContainEqual(expect.objectContaining({ field: 'Verified mark' }))
      const preview = await portal.get(`/api/businesses/${id}/edit/preview`, owner)
      expect(preview.json<OwnBusiness>().isVerified).toBe(false)
      expect((await approve()).statusCode).toBe(200)
      expect(await isVerified()).toBe(false)
      expect(await lastMail()).toContain('no longer shows the Verified mark')
      expect(await audit()).toEqual([
        ['edited', 'business', portal.ids.owner],
        ['approved', 'edit', portal.ids.admin],
        ['verification withdrawn', 'business', portal.ids.admin],
      ])
    },
  )

  test('with anything else keeps it', async () => {
    const { change, approve, differences, isVerified, lastMail } = await newVerified()
    await change({ name: 'AUKI Hardware', tags: ['Nails'], point: { latitude: -8.77, longitude: 160.7 } })
    expect(await differences()).not.toContainEqual(expect.objectContaining({ field: 'Verified mark' }))
    await approve()
    expect(await isVerified()).toBe(true)
    expect(await lastMail()).not.toContain('Verified')
  })

  test('that is undone restores it', async () => {
    const { change, approve, undo, isVerified } = await newVerified()
    await change({ name: 'Auki Timber' })
    await undo(await approve())
    expect(await isVerified()).toBe(true)
  })
})

test('an administrator’s own edit keeps the mark', async () => {
  const { portal, admin, id, isVerified } = await newVerified()
  await edit(portal, admin, id, { name: 'Auki Timber' })
  expect(await isVerified()).toBe(true)
})

describe('a rejected listing that is sent in again', () => {
  const marked = async ({ portal, owner, id }: Awaited<ReturnType<typeof newVerified>>) =>
    (await readEditable(portal, owner, id)).isVerified

  test('by an edit with another name loses it', async () => {
    const portal = await newVerified({ status: 'rejected' })
    const response = await portal.change({ name: 'Auki Timber' })
    expect(response.json<EditableBusiness>().isVerified).toBe(false)
    expect(await portal.audit()).toContainEqual([
      'verification withdrawn',
      'business',
      portal.portal.ids.owner,
    ])
  })

  test.each([
    [{}, true],
    [{ name: 'Auki Timber' }, false],
    [{ businessLicense: 'SI-2026-77' }, false],
  ])('by its form with %j keeps it: %s', async (changed, keeps) => {
    const asSentIn = { name: SHOP.name, province: 'malaita', address: 'Auki', businessLicense: null } as const
    const verified = await newVerified({ status: 'rejected', ...asSentIn })
    const response = await verified.portal.inject({
      method: 'PUT',
      url: `/api/businesses/${verified.id}/registration`,
      payload: { ...SHOP, country: 'malaita', address: 'Auki', ...changed },
      cookies: verified.owner,
    })
    expect(response.statusCode).toBe(200)
    expect(await marked(verified)).toBe(keeps)
  })
})
