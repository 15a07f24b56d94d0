import { expect, test } from 'vitest'
import { post, findToken } from '#test/accounts.ts'
import { CAST, PASSWORD } from '#test/cast.ts'
import { readMails } from '#test/mails.ts'
import { newApp } from '#test/new-app.ts'
import { createPhonePhoto } from '#test/photos.ts'

const NEW_EMAIL = 'moses.tara@example.com'
const NEW_PASSWORD = 'sago palm & 7 canoes'

async function newPortal() {
  const portal = await newApp()
  const cookies = await portal.signIn('owner')
  const id = portal.ids.owner
  return {
    ...portal,
    cookies,
    id,
    send: (method: 'PATCH' | 'PUT' | 'POST', url: string, payload: object) =>
      portal.inject({ method, url, payload, cookies }),
    lastMailTo: async (address: string) =>
      (await readMails(portal)).findLast(({ to_address }) => to_address === address)?.text ?? '',
    audit: async () => {
      const rows = await portal.store.read.selectFrom('audit').selectAll().orderBy('id').execute()
      return rows.map(({ action, actor_id, subject_kind, subject_id, changes }) => {
        expect([actor_id, subject_kind, subject_id]).toEqual([id, 'account', id])
        return [action, changes && (JSON.parse(changes) as unknown)]
      })
    },
  }
}

test('the audit trail records a new name and a new picture once each', async () => {
  const { send, audit } = await newPortal()
  const { first_name: firstName, last_name: lastName } = CAST.owner
  for (const _ of [1, 2]) await send('PATCH', '/api/account', { firstName: 'Peter', lastName })
  const bytes = await createPhonePhoto({ width: 900, height: 600 })
  const response = await send('PUT', '/api/account/picture', {
    image: `data:image/jpeg;base64,${bytes.toString('base64')}`,
  })
  const url = response.json<{ profileImageUrl: string }>().profileImageUrl
  for (const _ of [1, 2]) await send('PUT', '/api/account/picture', { image: null })
  expect(await audit()).toEqual([
    ['renamed', { name: [`${firstName} ${lastName}`, `Peter ${lastName}`] }],
    ['picture changed', { picture: [null, url] }],
    ['picture changed', { picture: [url, null] }],
  ])
})

test('the audit trail records a password change with the sessions that ended, and never the password', async () => {
  const { signIn, send, audit, store } = await newPortal()
  await signIn('owner')
  await send('POST', '/api/account/password', { currentPassword: PASSWORD, password: NEW_PASSWORD })
  await send('POST', '/api/account/sessions/end', { which: 'all' })
  expect(await audit()).toEqual([
    ['password changed', { endedSessions: [0, 1] }],
    ['sessions ended', { endedSessions: [0, 1] }],
  ])
  expect(JSON.stringify(await store.read.selectFrom('audit').selectAll().execute())).not.toContain('sago')
})

test('the audit trail distinguishes a password reset by link', async () => {
  const portal = await newPortal()
  await post(portal, '/api/auth/password-resets', { email: CAST.owner.email })
  const token = findToken(await portal.lastMailTo(CAST.owner.email), 'reset-password')
  await post(portal, '/api/auth/password-resets/password', { token, password: NEW_PASSWORD })
  expect(await portal.audit()).toEqual([['password reset', null]])
})

test('the audit trail records a change of address with both addresses, and its undoing', async () => {
  const portal = await newPortal()
  const old = CAST.owner.email
  await portal.send('POST', '/api/account/email-changes', { email: NEW_EMAIL, password: PASSWORD })
  expect(await portal.audit()).toEqual([])
  const confirm = findToken(await portal.lastMailTo(NEW_EMAIL), 'change-email')
  await post(portal, '/api/auth/email-changes/confirm', { token: confirm })
  await post(portal, '/api/auth/email-changes/stop', {
    token: findToken(await portal.lastMailTo(old), 'keep-email'),
  })
  expect(await portal.audit()).toEqual([
    ['address changed', { email: [old, NEW_EMAIL] }],
    ['address change stopped', { email: [NEW_EMAIL, old] }],
  ])
})

test('deleting the account removes the changed fields', async () => {
  const { send, store } = await newPortal()
  await send('PATCH', '/api/account', { firstName: 'Peter', lastName: 'Tara' })
  const response = await send('POST', '/api/account/deletion', { password: PASSWORD, confirmation: 'DELETE' })
  expect(response.statusCode).toBe(200)
  const rows = await store.read.selectFrom('audit').select(['action', 'changes']).execute()
  expect(rows.find(({ action }) => action === 'renamed')).toEqual({ action: 'renamed', changes: null })
})
