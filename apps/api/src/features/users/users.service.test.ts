import { expect, test } from 'vitest'
import { CAST } from '#test/cast.ts'
import { newApp } from '#test/new-app.ts'
import { countMembers, findAccountFacts, findAddressee, getUser } from './users.service.ts'

test('finds an account by id, or else by address', async () => {
  const { store, ids } = await newApp()
  const owner = { id: ids.owner, name: 'Moses Tara', email: CAST.owner.email, isEmailConfirmed: true }
  expect(await findAccountFacts(store.read, { userId: ids.owner, email: CAST.other.email })).toMatchObject(
    owner,
  )
  expect(await findAccountFacts(store.read, { userId: null, email: 'OWNER@portal.test' })).toMatchObject(
    owner,
  )
  expect(await findAccountFacts(store.read, { userId: 999_999, email: CAST.owner.email })).toMatchObject(
    owner,
  )
  expect(await findAccountFacts(store.read, { userId: 999_999, email: null })).toBeNull()
})

test('sends mails to the name and address of an account until it is gone', async () => {
  const { store, ids } = await newApp()
  expect(await findAddressee(store.read, ids.other)).toEqual({
    name: 'Litia Naivalu',
    address: CAST.other.email,
  })
  expect(await findAddressee(store.read, 999_999)).toBeNull()
  await expect(getUser(store.read, 999_999)).rejects.toThrow('You are not signed in')
})

test('counts accounts with a confirmed address as members', async () => {
  const { store, ids } = await newApp()
  const before = await countMembers(store.read)
  await store.write
    .transaction()
    .execute((trx) =>
      trx.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', ids.other).execute(),
    )
  expect(await countMembers(store.read)).toBe(before - 1)
})
