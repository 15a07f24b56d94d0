import type { EditableBusiness, EditConflict } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { describe, expect, test } from 'vitest'
import { approve, countWaitingEdits, edit, readEditable, reject } from '#test/edits.ts'
import { getNames } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { registerListing, submit } from '#test/photos.ts'
import { purgeRejectedEdits } from './waiting-edits.service.ts'
import { describeEdit, requireEditedBusiness } from './edit-review.service.ts'
import { newListing } from '#test/edited-listing.ts'

const HOURS = {
  mon: [
    ['08:00', '12:00'],
    ['13:00', '17:00'],
  ],
  sun: [],
  holidays: [],
} as const

const LIVE = {
  phone: '74 12 345',
  email: 'auki@hardware.test',
  businessTypes: ['Services', 'B2B'],
  hours: HOURS,
  temporarilyClosed: true,
  temporarilyClosedUntil: '2026-12-01',
  amenities: ['wifi', 'parking', 'wifi'],
  payments: ['card', 'cash'],
  delivery: ['by-sea'],
} as const

const REVIEWED = {
  name: 'Auki Timber',
  category: 'Manufacturing',
  country: 'western',
  address: 'Gizo',
  point: { latitude: -8.1, longitude: 156.84 },
  directions: 'Behind the market, by the wharf.',
  description: 'Timber and roofing iron for builders in Gizo, cut to any length on the same day.',
  website: 'timber.example',
  socialMedia: { facebook: 'facebook.com/timber', instagram: '', twitter: '' },
  videoUrl: 'https://youtu.be/abcdefghijk',
  tags: ['Sawn timber', '  Roofing   iron ', 'sawn timber'],
}

describe('an edit of a public listing', () => {
  test('is public at once for live fields', async () => {
    const { portal, owner, id, seen } = await newListing()
    const response = await edit(portal, owner, id, LIVE as never)
    expect(response.statusCode).toBe(200)
    expect(response.json<EditableBusiness>()).toMatchObject({ waiting: null, version: 1 })
    expect(await seen()).toMatchObject({
      phone: '+6777412345',
      email: 'auki@hardware.test',
      businessTypes: ['B2B', 'Services'],
      hours: HOURS,
      temporarilyClosed: true,
      temporarilyClosedUntil: '2026-12-01',
      amenities: ['parking', 'wifi'],
      payments: ['cash', 'card'],
      delivery: ['by-sea'],
    })
  })

  test('waits for other fields, and the public sees the approved values', async () => {
    const { portal, owner, id, seen } = await newListing()
    const before = await seen()
    const response = (await edit(portal, owner, id, REVIEWED)).json<EditableBusiness>()
    expect(await seen()).toEqual(before)
    expect(response.fields).toMatchObject({
      name: 'Auki Timber',
      country: 'western',
      website: 'https://timber.example',
      socialMedia: { facebook: 'https://facebook.com/timber' },
      tags: ['Sawn timber', 'Roofing iron'],
    })
    expect(response.stored).toMatchObject({ name: 'Auki Hardware', website: null, tags: [] })
    expect(response.waiting).toMatchObject({ status: 'pending', dueAt: '2026-11-25T05:00:00.000Z' })
    expect(response.waiting?.changes.map(({ field }) => field)).toEqual(Object.keys(REVIEWED))
    const { business, edit: queued } = await requireEditedBusiness(portal.store.read, id)
    expect(queued && describeEdit({ business, edit: queued })).toEqual(response.waiting?.changes)
    expect(await countWaitingEdits(portal)).toBe(1)
  })

  test('is public once it is approved, at a new address that the old one leads to', async () => {
    const { portal, owner, id, seen } = await newListing()
    await edit(portal, owner, id, REVIEWED)
    await approve(portal, id)
    expect(await seen()).toMatchObject({
      name: 'Auki Timber',
      slug: 'auki-timber',
      province: 'western',
      latitude: -8.1,
      tags: ['Sawn timber', 'Roofing iron'],
    })
    expect((await portal.get('/api/businesses/auki-hardware')).json()).toMatchObject({ slug: 'auki-timber' })
    expect(getNames(await portal.get('/api/businesses?search=roofing+sawn'))).toEqual(['Auki Timber'])
    expect(getNames(await portal.get('/api/businesses?province=malaita'))).toEqual([])
    expect((await readEditable(portal, owner, id)).waiting).toBeNull()
    expect(await countWaitingEdits(portal)).toBe(0)
  })

  test('stays editable once it is rejected, and is submitted again with the next change', async () => {
    const { portal, owner, id, seen } = await newListing()
    await edit(portal, owner, id, { name: 'Auki Timber', tags: ['Timber'] })
    await reject(portal, id)
    expect((await readEditable(portal, owner, id)).waiting).toMatchObject({
      status: 'rejected',
      dueAt: null,
      reason: 'Important details are missing',
      note: 'Please say what you sell',
    })
    await edit(portal, owner, id, { phone: '7412345' })
    expect((await readEditable(portal, owner, id)).waiting?.status).toBe('rejected')
    await edit(portal, owner, id, { name: 'Auki Timber Yard' })
    const { waiting } = await readEditable(portal, owner, id)
    expect(waiting).toMatchObject({ status: 'pending', reason: null, note: null })
    expect(waiting?.changes.map(({ field, after }) => [field, after])).toEqual([
      ['name', 'Auki Timber Yard'],
      ['tags', ['Timber']],
    ])
    expect((await seen()).name).toBe('Auki Hardware')
  })

  test('drops a waiting field that is set to its approved value, and ends with the last one', async () => {
    const { portal, owner, id } = await newListing()
    await edit(portal, owner, id, { name: 'Auki Timber', tags: ['Timber'] })
    await edit(portal, owner, id, { name: 'Auki Hardware' })
    expect((await readEditable(portal, owner, id)).waiting?.changes).toEqual([
      { field: 'tags', before: [], after: ['Timber'] },
    ])
    await edit(portal, owner, id, { tags: [] })
    expect((await readEditable(portal, owner, id)).waiting).toBeNull()
    expect(await countWaitingEdits(portal)).toBe(0)
  })

  test('that was rejected and never sent in again is removed after 180 days', async () => {
    const { portal, owner, id } = await newListing()
    await edit(portal, owner, id, { name: 'Auki Timber' })
    await reject(portal, id)
    await purgeRejectedEdits(portal.store, NOW + 180 * DAY)
    expect((await readEditable(portal, owner, id)).waiting).not.toBeNull()
    await purgeRejectedEdits(portal.store, NOW + 180 * DAY + 1)
    expect((await readEditable(portal, owner, id)).waiting).toBeNull()
  })

  test('is withdrawn as a whole', async () => {
    const { portal, owner, id } = await newListing()
    await edit(portal, owner, id, { name: 'Auki Timber', phone: '7412345' })
    const url = `/api/businesses/${id}/edit`
    for (const _ of ['once', 'again']) {
      const response = await portal.inject({ method: 'DELETE', url, cookies: owner })
      expect(response.json()).toMatchObject({
        waiting: null,
        fields: { name: 'Auki Hardware', phone: '+6777412345' },
      })
    }
  })

  test.each([
    [{ website: 'https://a.example' }, { website: '' }, { website: null }],
    [{ videoUrl: 'https://youtu.be/a' }, { videoUrl: '' }, { videoUrl: null }],
    [{ directions: 'By the wharf' }, { directions: '' }, { directions: null }],
    [{ tags: ['Ice', 'Fish'] }, { tags: ['Fish'] }, { tags: ['Fish'] }],
    [{ latitude: -8.8, longitude: 160.7 }, { point: null }, { latitude: null, longitude: null }],
    [
      { socialMedia: { facebook: 'https://facebook.com/a', twitter: 'https://x.com/a' } },
      { socialMedia: { facebook: 'https://facebook.com/a' } },
      { socialMedia: { facebook: 'https://facebook.com/a' } },
    ],
  ])('removes at once from %j what %j leaves out', async (record, fields, expected) => {
    const { portal, owner, id, seen } = await newListing(record)
    const response = await edit(portal, owner, id, fields)
    expect(response.json<EditableBusiness>().waiting).toBeNull()
    expect(await seen()).toMatchObject(expected)
  })

  test('by an administrator is public at once', async () => {
    const { portal, owner, admin, id, seen } = await newListing()
    await edit(portal, owner, id, { name: 'Auki Timber' })
    const response = (await edit(portal, admin, id, { name: 'Auki Iron' })).json<EditableBusiness>()
    expect(response.reviewed).toEqual([])
    expect(response.fields.name).toBe('Auki Iron')
    expect((await seen()).name).toBe('Auki Iron')
    expect((await readEditable(portal, owner, id)).fields.name).toBe('Auki Timber')
  })

  test('is refused from others, and for an unknown listing', async () => {
    const { portal, owner, other, id } = await newListing()
    expect((await portal.get(`/api/businesses/${id}/edit`, other)).statusCode).toBe(404)
    expect((await edit(portal, other, id, { version: 0, name: 'Mine' })).statusCode).toBe(404)
    expect((await edit(portal, owner, 999, { version: 0, name: 'Mine' })).statusCode).toBe(404)
  })
})

describe('an edit of a listing that is not approved', () => {
  test('changes the submission, and a moderator who was reading it has to read it again', async () => {
    let now = NOW
    const portal = await newApp({ now: () => now })
    const [owner, admin] = [await portal.signIn('owner'), await portal.signIn('admin')]
    const { id, submittedAt } = await registerListing(portal, owner, {})
    now += 1000
    const response = (await edit(portal, owner, id, { name: 'Wild Honey' })).json<EditableBusiness>()
    expect(response).toMatchObject({
      status: 'pending',
      waiting: null,
      reviewed: [],
      stored: { name: 'Wild Honey' },
    })
    const decided = await portal.inject({
      method: 'PATCH',
      url: `/api/admin/businesses/${id}/status`,
      payload: { status: 'approved', submittedAt },
      cookies: admin,
    })
    expect(decided.statusCode).toBe(409)
  })

  test('submits a rejected one again, with a receipt', async () => {
    const portal = await newApp()
    const [owner, admin] = [await portal.signIn('owner'), await portal.signIn('admin')]
    const { id } = (await submit(portal, owner)).json<{ id: number }>()
    const url = `/api/admin/businesses/${id}/status`
    await portal.inject({ method: 'PATCH', url, payload: { status: 'rejected' }, cookies: admin })
    expect((await edit(portal, owner, id, { tags: ['Honey'] })).json()).toMatchObject({ status: 'pending' })
    const mails = await portal.store.read.selectFrom('outbox').select('subject').execute()
    expect(mails.map(({ subject }) => subject)).toContain(
      'We have received your corrected listing: Kolombangara Honey',
    )
  })
})

describe('two at once', () => {
  test('the later save is refused with what changed, and stores nothing', async () => {
    const { portal, owner, id } = await newListing()
    const { version } = await readEditable(portal, owner, id)
    await edit(portal, owner, id, { version, name: 'Auki Timber', phone: '7412345' })
    const late = await edit(portal, owner, id, { version, name: 'Auki Iron', tags: ['Iron'] })
    expect(late.statusCode).toBe(409)
    const { changes, present } = late.json<EditConflict>()
    expect(changes).toEqual([
      { field: 'name', yours: 'Auki Iron', theirs: 'Auki Timber' },
      { field: 'phone', theirs: '+6777412345' },
    ])
    expect(present?.fields).toMatchObject({ name: 'Auki Timber', tags: [] })
    const settled = await edit(portal, owner, id, {
      version: present?.version ?? 0,
      name: 'Auki Iron',
      tags: ['Iron'],
    })
    expect(settled.json<EditableBusiness>().fields).toMatchObject({ name: 'Auki Iron', tags: ['Iron'] })
  })

  test('the same save again, after a lost response, is no conflict', async () => {
    const { portal, owner, id } = await newListing()
    const input = { version: 0, name: 'Auki Timber', hours: HOURS, phone: '74 12 345' } as never
    const first = await edit(portal, owner, id, input)
    const again = await edit(portal, owner, id, input)
    expect(again.statusCode).toBe(200)
    expect(again.json()).toEqual(first.json())
  })

  test('a caller without a version replaces only its fields', async () => {
    const { portal, owner, id } = await newListing()
    await edit(portal, owner, id, { phone: '7412345', tags: ['Iron'] })
    const response = await portal.inject({
      method: 'PATCH',
      url: `/api/businesses/${id}`,
      payload: { phone: '7454321' },
      cookies: owner,
    })
    expect(response.statusCode).toBe(200)
    expect(response.json<EditableBusiness>().fields).toMatchObject({ phone: '+6777454321', tags: ['Iron'] })
  })

  test('an approval between reading and saving counts as a change', async () => {
    const { portal, owner, id } = await newListing()
    await edit(portal, owner, id, { name: 'Auki Timber' })
    const { version } = await readEditable(portal, owner, id)
    await approve(portal, id)
    const late = await edit(portal, owner, id, { version, name: 'Auki Iron' })
    expect(late.json<EditConflict>().changes).toEqual([
      { field: 'name', yours: 'Auki Iron', theirs: 'Auki Timber' },
    ])
  })

  test('reviews and decisions about the listing don’t count as changes', async () => {
    const { portal, owner, id } = await newListing()
    const { version } = await readEditable(portal, owner, id)
    await edit(portal, owner, id, { name: 'Auki Timber' })
    const { version: waiting } = await readEditable(portal, owner, id)
    await reject(portal, id)
    expect(waiting).toBe(version + 1)
    expect((await readEditable(portal, owner, id)).version).toBe(waiting)
  })

  test('a decision about a withdrawn edit is refused', async () => {
    const { portal, owner, admin, id } = await newListing()
    await edit(portal, owner, id, { name: 'Auki Timber' })
    await portal.inject({ method: 'DELETE', url: `/api/businesses/${id}/edit`, cookies: owner })
    const response = await portal.inject({
      method: 'PATCH',
      url: `/api/admin/edits/${id}/status`,
      payload: { status: 'approved' },
      cookies: admin,
    })
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { message: 'This edit was withdrawn or approved' },
    ])
  })
})
