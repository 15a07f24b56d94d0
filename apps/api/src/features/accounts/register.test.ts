import { expect, test } from 'vitest'
import { newApp } from '#test/new-app.ts'
import { refuseWrites } from '#test/refused-writes.ts'

const PERSON = {
  firstName: 'Ana',
  lastName: 'Vula',
  email: 'ana@example.com',
  password: 'sago palm & 7 canoes',
}

async function newRegistration() {
  const { inject, get, store } = await newApp()
  const register = (change: Partial<Record<keyof typeof PERSON, unknown>> = {}) =>
    inject({ method: 'POST', url: '/api/auth/register', payload: { ...PERSON, ...change } })
  return { register, inject, get, store }
}

test('a new user is signed in at once', async () => {
  const { register, get } = await newRegistration()
  const response = await register()
  expect(response.statusCode).toBe(201)
  const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))
  expect((await get('/api/auth/user', cookies)).json()).toEqual({
    firstName: 'Ana',
    lastName: 'Vula',
    email: 'ana@example.com',
    profileImageUrl: null,
    isAdmin: false,
    isEmailConfirmed: false,
  })
})

test('an address has one account, whatever its case', async () => {
  const { register } = await newRegistration()
  await register()
  const response = await register({ email: 'ANA@Example.com' })
  expect(response.statusCode).toBe(409)
  expect(response.json()).toHaveProperty('fields.email')
})

test.each([
  ['a common password', { password: 'Password1' }, 'password', /too common/],
  ['a password under 8 characters', { password: 'sago 7!' }, 'password', 'Please use at least 8 characters'],
  [
    'a password over 256 characters',
    { password: 'ab'.repeat(129) },
    'password',
    'Please use at most 256 characters',
  ],
  ['no name', { firstName: '  ' }, 'firstName', 'Please enter your first name'],
  ['a name that reads backwards', { lastName: 'a\u202Eb' }, 'lastName', /hidden/],
  ['a name with NUL', { firstName: 'a\u0000b' }, 'firstName', /hidden/],
  ['no email address', { email: 'ana@' }, 'email', 'Please enter a valid email address'],
  ['a missing field', { email: undefined }, 'email', 'Please enter a valid email address'],
  ['a number for a name', { lastName: 5 }, 'lastName', 'Please enter your last name'],
])('%s is refused beside its field', async (_what, change, field, message) => {
  const { register } = await newRegistration()
  const response = await register(change)
  expect(response.statusCode).toBe(400)
  expect(response.json<{ fields: Record<string, string> }>().fields[field]).toMatch(message)
  expect(response.cookies).toEqual([])
})

test('all mistakes are reported at once', async () => {
  const { register } = await newRegistration()
  const { message, fields } = (await register({ email: '', password: 'short' })).json()
  expect(Object.keys(fields)).toEqual(['email', 'password'])
  expect(message).toBe('Please check the marked fields and try again')
})

test('a password is taken exactly as typed', async () => {
  const { register, inject } = await newRegistration()
  await register({ password: '  blanks count  ' })
  const signIn = async (password: string) =>
    (await inject({ method: 'POST', url: '/api/auth/sign-in', payload: { email: PERSON.email, password } }))
      .statusCode
  expect(await signIn('blanks count')).toBe(401)
  expect(await signIn('  blanks count  ')).toBe(200)
})

test('no account is opened without its session', async () => {
  const { register, store } = await newRegistration()
  const mend = await refuseWrites(store, { to: 'sessions' })
  expect((await register()).statusCode).toBe(500)
  await mend()
  expect((await register()).statusCode).toBe(201)
})

test('a password is stored as argon2id only', async () => {
  const { register, store } = await newRegistration()
  await register()
  const row = await store.read
    .selectFrom('users')
    .selectAll()
    .where('email', '=', PERSON.email)
    .executeTakeFirst()
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(JSON.stringify(row)).not.toContain(PERSON.password)
})
