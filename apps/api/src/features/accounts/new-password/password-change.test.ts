import { expect, test } from 'vitest'
import { post } from '#test/accounts.ts'
import { CAST, PASSWORD } from '#test/cast.ts'
import { readMails } from '#test/mails.ts'
import { newApp } from '#test/new-app.ts'

const NEW_PASSWORD = 'breadfruit & 3 canoes'

async function newPortal() {
  const portal = await newApp()
  const cookies = await portal.signIn('owner')
  return {
    ...portal,
    cookies,
    change: (currentPassword: string, password = NEW_PASSWORD) =>
      post(portal, '/api/account/password', { currentPassword, password }, cookies),
    isSignedIn: async (own: Record<string, string>) =>
      (await portal.get('/api/auth/user', own)).statusCode === 200,
    signsIn: async (password: string) =>
      (await post(portal, '/api/auth/sign-in', { email: CAST.owner.email, password })).statusCode,
  }
}

test('a changed password ends all other sessions and tells the account by email', async () => {
  const portal = await newPortal()
  const elsewhere = [await portal.signIn('owner'), await portal.signIn('owner')]
  const response = await portal.change(PASSWORD)
  expect([response.statusCode, response.json()]).toEqual([200, { ended: 2 }])
  expect(await portal.isSignedIn(portal.cookies)).toBe(true)
  for (const cookies of elsewhere) expect(await portal.isSignedIn(cookies)).toBe(false)
  expect([await portal.signsIn(PASSWORD), await portal.signsIn(NEW_PASSWORD)]).toEqual([401, 200])
  const [mail] = await readMails(portal)
  expect([mail?.subject, mail?.to_address]).toEqual(['Your password was changed', CAST.owner.email])
})

test('a wrong present password changes nothing, is named beside its field and can’t be guessed', async () => {
  const portal = await newPortal()
  const response = await portal.change('not this one')
  expect(response.statusCode).toBe(403)
  expect(response.json()).toHaveProperty('fields.currentPassword', 'This is not your current password')
  const statuses: number[] = []
  for (let i = 0; i < 10; i++) statuses.push((await portal.change(`guess ${i}`)).statusCode)
  expect(statuses.at(-1)).toBe(429)
  expect((await portal.change(PASSWORD)).statusCode).toBe(429)
  expect(await portal.signsIn(PASSWORD)).toBe(200)
})

test('a common new password is refused beside its field', async () => {
  const portal = await newPortal()
  const response = await portal.change(PASSWORD, 'password1')
  expect(response.statusCode).toBe(400)
  expect(response.json()).toHaveProperty('fields.password')
})

test('of two changes at the same moment, one wins', async () => {
  const portal = await newPortal()
  const responses = await Promise.all([portal.change(PASSWORD), portal.change(PASSWORD, 'pandanus & 9 mats')])
  const statuses = responses.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 403)).toHaveLength(1)
})
