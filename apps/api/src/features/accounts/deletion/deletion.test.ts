import type { Business, CurrentUser } from '@portal/domain/contract'
import { HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { ANA, post, registerAna } from '#test/accounts.ts'
import { addBusyPerson, QUENILDA } from '#test/busy-person.ts'
import { PASSWORD } from '#test/cast.ts'
import { getNames } from '#test/listings.ts'
import { readMails } from '#test/mails.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'
import { listStoredFiles } from '#test/photos.ts'
import { addSubmission } from '#test/submissions.ts'
import { refuseWrites } from '#test/refused-writes.ts'
import { readAllRows } from '#test/all-rows.ts'
import { sweepMedia } from '#media/photos.service.ts'

type Cookies = Record<string, string>

const remove = (portal: TestApp, cookies: Cookies, changes: object = {}) =>
  post(portal, '/api/account/deletion', { password: PASSWORD, confirmation: 'DELETE', ...changes }, cookies)

async function newBusyPerson() {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now, config: { rateLimitScale: 10 } })
  return { ...portal, clock, person: await addBusyPerson(portal) }
}

/**
 * Where a text occurs in any table of the database: `table.column`, in any case. Skips the blocks of a search index,
 * which drops a word when it next merges them.
 */
async function findInDatabase({ store }: Pick<TestApp, 'store'>, text: string): Promise<string[]> {
  const tables = await readAllRows(store)
  return [...tables].flatMap(([name, rows]) => {
    const found = rows.flatMap((row) =>
      Object.entries(row).filter(
        ([, value]) => !Buffer.isBuffer(value) && String(value).toLowerCase().includes(text.toLowerCase()),
      ),
    )
    return [...new Set(found.map(([column]) => `${name}.${column}`))]
  })
}

test('after the deletion no table contains the name or the address, except for the email that confirms it', async () => {
  const portal = await newBusyPerson()
  const before = await findInDatabase(portal, QUENILDA.email)
  expect(before.length).toBeGreaterThan(12)
  const response = await remove(portal, portal.person.cookies, { password: QUENILDA.password })
  expect([response.statusCode, response.json()]).toEqual([200, { email: QUENILDA.email }])

  const mails = await readMails(portal)
  const last = mails.findLast(({ to_address }) => to_address === QUENILDA.email)
  expect(last?.subject).toBe('Your account was deleted')
  expect(mails.filter(({ to_address }) => to_address === QUENILDA.email)).toHaveLength(1)
  expect(last?.text + (last?.html ?? '')).not.toMatch(/quenilda|zarathane/i)
  await portal.store.write
    .deleteFrom('outbox')
    .where('id', '=', last?.id ?? 0)
    .execute()
  for (const text of [QUENILDA.email, 'Quenilda', 'Zarathane', QUENILDA.password])
    expect(await findInDatabase(portal, text)).toEqual([])
})

test('listings leave the directory with their photos, and reviews and messages with their author', async () => {
  const portal = await newBusyPerson()
  const { own, foreign, listing, cookies } = portal.person
  expect(getNames(await portal.get('/api/businesses'))).toContain('Reef Boats')
  expect((await portal.get(`/api/businesses/${foreign}`)).json<Business>().rating).toBe(4)
  const picture = (await portal.get('/api/auth/user', cookies)).json<CurrentUser>().profileImageUrl ?? ''
  await remove(portal, cookies, { password: QUENILDA.password })

  expect(getNames(await portal.get('/api/businesses'))).toEqual(['Auki Hardware'])
  for (const id of [own, listing.id]) expect((await portal.get(`/api/businesses/${id}`)).statusCode).toBe(404)
  expect((await portal.get(`/api/businesses/${foreign}`)).json<Business>().rating).toBeNull()
  expect((await portal.get(`/api/businesses/${foreign}/reviews`)).json()).toEqual([])
  expect((await portal.get('/api/messages', await portal.signIn('owner'))).json()).toEqual([])
  expect((await portal.get(picture)).statusCode).toBe(404)
  expect((await portal.get(listing.images[0] ?? '')).statusCode).toBe(404)
  await sweepMedia({ ...portal.context, now: () => Date.now() + 2 * HOUR })
  expect(await listStoredFiles(portal)).toEqual([])
})

test('records that have to stay no longer name the person: the audit trail, prices of quotes, reports', async () => {
  const portal = await newBusyPerson()
  await remove(portal, portal.person.cookies, { password: QUENILDA.password })
  const { store } = portal
  const quotes = await store.read.selectFrom('quote_requests').selectAll().execute()
  expect(quotes).toMatchObject([{ status: 'declined', contact_name: '', email: '', phone: null }])
  expect(quotes[0]?.total_cents).toBeGreaterThan(0)
  const reports = await store.read.selectFrom('reports').select(['reason', 'reporter_id']).execute()
  expect(reports).toEqual([{ reason: 'closed', reporter_id: null }])
  const listings = await store.read
    .selectFrom('businesses')
    .select(['name', 'owner_id', 'removed_at'])
    .where('removed_at', 'is not', null)
    .orderBy('name')
    .execute()
  expect(listings).toEqual([
    { name: 'Coral Reef Timber', owner_id: null, removed_at: NOW },
    { name: 'Reef Boats', owner_id: null, removed_at: NOW },
  ])
  const queue = await store.read.selectFrom('queue_counts').selectAll().execute()
  expect(queue.filter(({ kind, waiting }) => kind !== 'report' && waiting > 0)).toEqual([])
  const { registrations } = await store.read
    .selectFrom('content')
    .select('registrations')
    .where('kind', '=', 'event')
    .executeTakeFirstOrThrow()
  expect(registrations).toBe(0)
})

test('all sessions end, and the address is free for a new account', async () => {
  const portal = await newBusyPerson()
  const response = await remove(portal, portal.person.cookies, { password: QUENILDA.password })
  const cleared = response.cookies.filter(({ value }) => value === '').map(({ name }) => name)
  expect(cleared).toEqual(expect.arrayContaining(['sid', 'signed-in']))
  expect((await portal.get('/api/auth/user', portal.person.cookies)).statusCode).toBe(401)
  expect((await post(portal, '/api/auth/sign-in', QUENILDA)).statusCode).toBe(401)
  expect((await post(portal, '/api/auth/register', QUENILDA)).statusCode).toBe(201)
})

test.each([
  ['a wrong password', { password: 'not this one' }, 403, 'password'],
  ['another word', { confirmation: 'REMOVE' }, 400, 'confirmation'],
  ['no password', { password: '' }, 400, 'password'],
])('%s deletes nothing and is named beside its field', async (_what, changes, status, field) => {
  const portal = await newApp()
  const cookies = await portal.signIn('other')
  const response = await remove(portal, cookies, changes)
  expect(response.statusCode).toBe(status)
  expect(response.json()).toHaveProperty(`fields.${field}`)
  expect((await portal.get('/api/auth/user', cookies)).statusCode).toBe(200)
})

test('the only administrator can’t delete their account, one of two can', async () => {
  const portal = await newApp()
  const admin = await portal.signIn('admin')
  const response = await remove(portal, admin)
  expect(response.statusCode).toBe(409)
  expect(response.json<{ message: string }>().message).toContain('You are the only administrator')
  await portal.store.write
    .updateTable('users')
    .set({ is_admin: 1 })
    .where('id', '=', portal.ids.other)
    .execute()
  expect((await remove(portal, admin)).statusCode).toBe(200)
})

test('of the two last administrators who delete their accounts at the same moment, one stays', async () => {
  const portal = await newApp()
  await portal.store.write
    .updateTable('users')
    .set({ is_admin: 1 })
    .where('id', '=', portal.ids.other)
    .execute()
  const cookies = [await portal.signIn('admin'), await portal.signIn('other')]
  const responses = await Promise.all(cookies.map((own) => remove(portal, own)))
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
})

test('two deletions of one account at the same moment delete it once', async () => {
  const portal = await newApp()
  const cookies = await portal.signIn('other')
  const responses = await Promise.all([remove(portal, cookies), remove(portal, cookies)])
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 401]))
  expect(await readMails(portal)).toHaveLength(1)
})

test('deleting an account with an unconfirmed address keeps submissions with that address', async () => {
  const portal = await newApp()
  await addSubmission(portal, 'jobs', { submitterEmail: ANA.email })
  const { cookies } = await registerAna(portal)
  expect((await remove(portal, cookies, { password: ANA.password })).statusCode).toBe(200)
  const jobs = await portal.store.read
    .selectFrom('content')
    .select(['status', 'submitter_email'])
    .where('kind', '=', 'job')
    .execute()
  expect(jobs).toEqual([{ status: 'pending', submitter_email: ANA.email }])
})

test('a deletion that fails halfway changes nothing', async () => {
  const portal = await newBusyPerson()
  await refuseWrites(portal.store, { to: 'users', before: 'delete' })
  const response = await remove(portal, portal.person.cookies, { password: QUENILDA.password })
  expect(response.statusCode).toBe(500)
  expect(getNames(await portal.get('/api/businesses'))).toContain('Reef Boats')
  expect((await portal.get('/api/auth/user', portal.person.cookies)).statusCode).toBe(200)
})
