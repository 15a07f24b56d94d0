import { expect, test } from 'vitest'
import { addCast } from '#test/cast.ts'
import { newOperator } from '#test/operator.ts'

async function newAdministration() {
  const { cli, store } = await newOperator()
  await addCast(store, 1)
  const administrators = async () => {
    const rows = await store.read
      .selectFrom('users')
      .select('email')
      .where('is_admin', '=', 1)
      .orderBy('email')
      .execute()
    return rows.map(({ email }) => email)
  }
  return { run: cli, administrators, store }
}

test('grants and revokes administrator rights, beside a database in use', async () => {
  const { run, administrators } = await newAdministration()
  expect((await run('admin', 'grant', 'Owner@portal.test')).stdout).toMatch(/is an administrator now/)
  expect(await administrators()).toEqual(['admin@portal.test', 'owner@portal.test'])
  await run('admin', 'revoke', 'owner@portal.test')
  await run('admin', 'revoke', 'admin@portal.test')
  expect(await administrators()).toEqual([])
})

test('resets two-step sign-in for a lost phone once, and notifies the owner by email', async () => {
  const { run, store } = await newAdministration()
  const { id } = await store.read
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@portal.test')
    .executeTakeFirstOrThrow()
  const row = {
    user_id: id,
    secret: Buffer.from('sealed'),
    turned_on_at: 1,
    last_used_step: 0,
    created_at: 1,
  }
  await store.write.insertInto('second_steps').values(row).execute()
  expect((await run('admin', 'reset-second-step', 'Admin@portal.test')).stdout).toMatch(/is off now/)
  expect(await store.read.selectFrom('second_steps').selectAll().execute()).toEqual([])
  const mails = await store.read.selectFrom('outbox').select(['to_address', 'subject']).execute()
  expect(mails).toEqual([{ to_address: 'admin@portal.test', subject: 'Two-step sign-in was reset' }])
  const audit = await store.read.selectFrom('audit').select(['action', 'actor_id', 'subject_id']).execute()
  expect(audit).toEqual([{ action: 'second step reset', actor_id: null, subject_id: id }])
  for (const [email, refusal] of [
    ['admin@portal.test', /has no two-step/],
    ['nobody@portal.test', /no account/],
  ] as const) {
    await expect(run('admin', 'reset-second-step', email)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(refusal) as string,
    })
  }
})

test('refuses an address without an account', async () => {
  const { run, administrators } = await newAdministration()
  const failing = run('admin', 'grant', 'nobody@portal.test')
  await expect(failing).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/no account/) as string,
  })
  expect(await administrators()).toEqual(['admin@portal.test'])
})

test('each command has a help text', async () => {
  const { run } = await newAdministration()
  expect((await run('--help')).stdout).toContain('admin')
  expect((await run('admin', 'grant', '--help')).stdout).toContain('makes an account an administrator')
})
