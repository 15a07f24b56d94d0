import type { Business, EditableBusiness, QueueDetail } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { edit } from '#test/edits.ts'
import { readMails } from '#test/mails.ts'
import { addWaiting, newModeration } from '#test/moderation.ts'
import { NOW } from '#test/new-app.ts'
import { recordSql } from '#test/record-sql.ts'

/** A listing called Auki Hardware with a waiting change of name and tags. */
async function newEdit() {
  const moderation = await newModeration()
  const waiting = await addWaiting(moderation.portal)
  await moderation.portal.store.write.deleteFrom('outbox').execute()
  const key = { kind: 'edits', id: waiting.edits } as const
  const readPublic = async (slug: string) =>
    (await moderation.portal.get(`/api/businesses/${slug}`)).json<Business>()
  return { ...moderation, key, readPublic }
}

test('shows what an edit changes, and the listing as it would be', async () => {
  const { portal, admin, key } = await newEdit()
  const response = await portal.get(`/api/admin/queue/items/edits/${key.id}`, admin)
  expect(response.json<QueueDetail>()).toMatchObject({
    title: 'Auki Hardware',
    state: { status: 'pending' },
    item: { name: 'Auki Hardware and Timber', tags: ['Roofing iron'] },
    differences: [
      { field: 'Name', before: 'Auki Hardware', after: 'Auki Hardware and Timber' },
      { field: 'What it offers', before: null, after: 'Roofing iron' },
    ],
  })
})

test('an approved edit is public under its new slug, and the owner gets an email', async () => {
  const { portal, decide, key, readPublic } = await newEdit()
  const response = await decide(key, { status: 'approved' })
  const slug = 'auki-hardware-and-timber'
  expect(response.json()).toMatchObject({ ...key, slug, status: 'approved' })
  expect(await readPublic(slug)).toMatchObject({ tags: ['Roofing iron'] })
  const [mail, ...more] = await readMails(portal)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    to_address: 'owner@portal.test',
    subject: 'Your changes are live: Auki Hardware and Timber',
    not_before: NOW + 10_000,
  })
})

/** Reads of the whole row of one business. */
const READS_LISTING = /^select \* from "businesses" where "id" =/

test('an approval reads the listing once', async () => {
  const { decide, key } = await newEdit()
  const readTexts = recordSql()
  expect((await decide(key, { status: 'approved' })).statusCode).toBe(200)
  expect(readTexts().filter((text) => READS_LISTING.test(text))).toHaveLength(1)
})

test('a rejected edit leaves the listing unchanged; its owner gets the reason by email and in the editor', async () => {
  const { portal, decide, key, readPublic } = await newEdit()
  await decide(key, { status: 'rejected', reason: 'misleading', note: 'You sell no timber.' })
  expect(await readPublic('auki-hardware')).toMatchObject({ name: 'Auki Hardware', tags: [] })
  const [mail] = await readMails(portal)
  expect(mail?.subject).toBe('Your changes need another look: Auki Hardware')
  expect(mail?.text).toContain('Reason: Something in the listing is not true')
  expect(mail?.text).toContain(`/dashboard/listings/${key.id}/edit`)
  const form = await portal.get(`/api/businesses/${key.id}/edit`, await portal.signIn('owner'))
  expect(form.json<EditableBusiness>().waiting).toMatchObject({
    status: 'rejected',
    note: 'You sell no timber.',
  })
})

test('the second of two decisions gets the state after the first, even once the edit is gone', async () => {
  const { decide, key } = await newEdit()
  const responses = await Promise.all([
    decide(key, { status: 'approved' }),
    decide(key, { status: 'approved' }),
  ])
  expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  const refused = responses.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json()).toMatchObject({ current: { status: 'approved', by: 'Ruth Kalsakau' } })
})

test('rejects a decision on an edit that its owner has changed since', async () => {
  const { portal, clock, decide, key } = await newEdit()
  clock.now += 1000
  await edit(portal, await portal.signIn('owner'), key.id, { name: 'Auki Timber' })
  const earlier = { status: 'approved', submittedAt: new Date(NOW).toISOString() }
  expect((await decide(key, earlier)).statusCode).toBe(409)
})

test('rejects undoing an approval once the owner has made changes', async () => {
  const { portal, decide, undo, key } = await newEdit()
  const decided = await decide(key, { status: 'approved' })
  await edit(portal, await portal.signIn('owner'), key.id, { phone: '+677 74999' })
  expect((await undo(decided)).statusCode).toBe(409)
})

test('undoing an approval removes the slug of the new name', async () => {
  const { portal, decide, undo, key } = await newEdit()
  const decided = await decide(key, { status: 'approved' })
  await undo(decided)
  expect((await portal.get('/api/businesses/auki-hardware-and-timber')).statusCode).toBe(404)
  expect((await portal.get('/api/businesses/auki-hardware')).statusCode).toBe(200)
})
