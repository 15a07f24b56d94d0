// cspell:ignore Mosés Siosaia sios
import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { registerAna } from '#test/accounts.ts'
import { addListings } from '#test/listings.ts'
import { newAdministration } from '#test/users.ts'
import { watchQueries } from '#test/watch-queries.ts'
import type { TestStore } from '#test/new-store.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { readUsers } from './user-list.service.ts'

/** The cast, and a day later Ana, who has not confirmed her address. */
async function newList(store?: TestStore) {
  const portal = await newAdministration(store)
  portal.clock.now += DAY
  const ana = await registerAna(portal)
  portal.clock.now -= DAY
  const names = async (query = '') => (await portal.list(query)).map(({ firstName }) => firstName)
  return { ...portal, ana, names }
}

test('lists accounts with role, state and businesses, the newest first', async () => {
  const portal = await newList()
  await addListings(portal.store, { ownerId: portal.ids.owner }, { ownerId: portal.ids.owner })
  const [ana, ...others] = await portal.list()
  expect(ana).toMatchObject({ firstName: 'Ana', isAdmin: false, isEmailConfirmed: false, listings: 0 })
  expect(others.find(({ id }) => id === portal.ids.owner)).toMatchObject({
    email: 'owner@portal.test',
    isEmailConfirmed: true,
    suspendedAt: null,
    listings: 2,
  })
  expect(JSON.stringify([ana, ...others])).not.toMatch(/argon2|password/)
})

test.each([
  ['?search=moses', ['Moses']],
  ['?search=Mosés+TARA', ['Moses']],
  ['?search=nai', ['Litia']],
  ['?search=owner@portal', ['Moses']],
  ['?search=portal.test&sort=name', ['Litia', 'Moses', 'Ruth']],
  ['?search=%22*%25', []],
  ['?search=nobody', []],
  ['?role=administrator', ['Ruth']],
  ['?role=user&sort=name', ['Ana', 'Litia', 'Moses']],
  ['?role=owner', []],
  ['?confirmed=false', ['Ana']],
  ['?confirmed=true&sort=name', ['Litia', 'Moses', 'Ruth']],
  ['?confirmed=maybe', []],
  ['?state=suspended', []],
  ['?state=gone', []],
  ['?sort=newest&limit=1', ['Ana']],
  ['?sort=name&limit=2&page=2', ['Moses', 'Ruth']],
])('%s finds %j', async (query, names) => {
  expect(await (await newList()).names(query)).toEqual(names)
})

test('finds a changed name and address, and no longer the old ones', async () => {
  const { store, ids, names } = await newList()
  const changes = { first_name: 'Siosaia', email: 'sia@reef.example' }
  await store.write
    .transaction()
    .execute((trx) => trx.updateTable('users').set(changes).where('id', '=', ids.other).execute())
  expect([await names('?search=litia'), await names('?search=sios+reef')]).toEqual([[], ['Siosaia']])
  await store.write.deleteFrom('users').where('id', '=', ids.other).execute()
  expect(await names('?search=sios')).toEqual([])
})

test('returns the total and the link to the next page', async () => {
  const portal = await newList()
  const { headers } = await portal.get('/api/admin/users?role=user&limit=2', portal.admin)
  expect(headers['x-total-count']).toBe('3')
  expect(headers.link).toBe('</api/admin/users?role=user&limit=2&page=2>; rel="next"')
})

test.each(['newest', 'oldest', 'name'] as const)('the order %s needs no sort', async (sort) => {
  const store = await newSqliteStore()
  await newList(store)
  const { db, plans } = watchQueries(store)
  for (const query of [{}, { role: 'administrator' }, { state: 'suspended' }, { confirmed: false }])
    await readUsers(db, { ...query, sort }, { limit: 25, offset: 0 })
  expect(plans()).not.toEqual([])
  expect(plans().filter((plan) => /TEMP B-TREE/.test(plan))).toEqual([])
})

test('refuses everybody but administrators', async () => {
  const { get, signIn } = await newList()
  expect((await get('/api/admin/users')).statusCode).toBe(401)
  expect((await get('/api/admin/users', await signIn('owner'))).statusCode).toBe(403)
})
