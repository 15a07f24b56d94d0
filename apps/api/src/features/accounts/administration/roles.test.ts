import { expect, test } from 'vitest'
import { registerAna } from '#test/accounts.ts'
import { readMails } from '#test/mails.ts'
import { newAdministration, readAudit } from '#test/users.ts'

test('makes an account an administrator, notifies it, and records that in the audit trail', async () => {
  const portal = await newAdministration()
  const { admin, owner } = portal.ids
  const cookies = await portal.signIn('owner')
  const response = await portal.setRole(owner, 'administrator')
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { id: owner, role: 'administrator', suspendedAt: null },
  ])
  expect((await portal.get('/api/admin/users', cookies)).statusCode).toBe(200)
  expect((await readMails(portal)).map(({ to_address, subject }) => [to_address, subject])).toEqual([
    ['owner@portal.test', 'You are an administrator now'],
  ])
  expect(await readAudit(portal)).toEqual([
    expect.objectContaining({
      action: 'made administrator',
      actor_id: admin,
      subject_kind: 'account',
      subject_id: owner,
      changes: '{"role":["user","administrator"]}',
    }),
  ])
})

test('withdrawn rights end with the next request', async () => {
  const portal = await newAdministration()
  const cookies = await portal.signIn('owner')
  await portal.setRole(portal.ids.owner, 'administrator')
  expect((await portal.setRole(portal.ids.owner, 'user')).statusCode).toBe(200)
  expect((await portal.get('/api/admin/users', cookies)).statusCode).toBe(403)
  expect((await readMails(portal)).at(-1)?.subject).toBe('You are no longer an administrator')
})

test('a repeat is refused with the present state of the account', async () => {
  const portal = await newAdministration()
  const { owner } = portal.ids
  const response = await portal.setRole(owner, 'user')
  expect([response.statusCode, response.json()]).toEqual([
    409,
    {
      message: 'Moses Tara is no longer an administrator',
      current: { id: owner, role: 'user', suspendedAt: null },
    },
  ])
  await portal.setRole(owner, 'administrator')
  expect((await portal.setRole(owner, 'administrator')).json()).toMatchObject({
    message: 'Moses Tara is already an administrator',
  })
  expect(await readAudit(portal)).toHaveLength(1)
})

test('an account that is unconfirmed or suspended can’t become an administrator', async () => {
  const portal = await newAdministration()
  const ana = await registerAna(portal)
  const unconfirmed = await portal.setRole(ana.id, 'administrator')
  expect([unconfirmed.statusCode, unconfirmed.json<{ message: string }>().message]).toEqual([
    409,
    expect.stringContaining('not confirmed'),
  ])
  await portal.suspend(portal.ids.owner)
  expect((await portal.setRole(portal.ids.owner, 'administrator')).statusCode).toBe(409)
  expect(await portal.list('?role=administrator')).toHaveLength(1)
})

test('the only administrator can’t be demoted', async () => {
  const portal = await newAdministration()
  const response = await portal.setRole(portal.ids.admin, 'user', portal.admin, true)
  expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
    409,
    'This is the only administrator. Make somebody else an administrator first',
  ])
})

test('a suspended account with an administrator’s rights does not count as another administrator', async () => {
  const portal = await newAdministration()
  const changes = { is_admin: 1, suspended_at: 1 } as const
  await portal.store.write.updateTable('users').set(changes).where('id', '=', portal.ids.owner).execute()
  expect((await portal.setRole(portal.ids.admin, 'user', portal.admin, true)).statusCode).toBe(409)
})

test('giving up one’s own rights requires a confirmation', async () => {
  const portal = await newAdministration()
  const { admin, owner } = portal.ids
  await portal.setRole(owner, 'administrator')
  const response = await portal.setRole(admin, 'user')
  expect([response.statusCode, Object.keys(response.json<{ fields: object }>().fields)]).toEqual([
    400,
    ['confirmed'],
  ])
  expect((await portal.setRole(admin, 'user', portal.admin, true)).statusCode).toBe(200)
  expect((await portal.get('/api/admin/users', portal.admin)).statusCode).toBe(403)
})

test.each(['of two', 'of three'])(
  'when two administrators %s withdraw each other’s rights at once, one remains',
  async (which) => {
    const portal = await newAdministration()
    const { admin, owner, other } = portal.ids
    await portal.setRole(owner, 'administrator')
    if (which === 'of three') await portal.setRole(other, 'administrator')
    const cookies = await portal.signIn('owner')
    const responses = await Promise.all([
      portal.setRole(owner, 'user', portal.admin),
      portal.setRole(admin, 'user', cookies),
    ])
    expect(responses.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([
      200, 403,
    ])
    const left = (
      await portal.store.read.selectFrom('users').select('id').where('is_admin', '=', 1).execute()
    )
      .map(({ id }) => id)
      .filter((id) => id !== other)
    expect(left).toHaveLength(1)
  },
)
