import { expect, test } from 'vitest'
import { post, findToken } from '#test/accounts.ts'
import { readMails } from '#test/mails.ts'
import { addSubmission } from '#test/submissions.ts'
import { addListings, addReviews } from '#test/listings.ts'
import { NOW } from '#test/new-app.ts'
import { newAdministration, readAudit } from '#test/users.ts'

test('an account shows its counts, last submissions and sessions', async () => {
  const portal = await newAdministration()
  const { owner, other } = portal.ids
  await portal.signIn('owner')
  const [id = 0, others = 0] = await addListings(
    portal.store,
    { ownerId: owner, name: 'Reef Boats' },
    { ownerId: other, name: 'Auki Hardware' },
  )
  const who = { userId: owner, firstName: 'Moses', lastName: 'Tara' }
  const review = { businessId: others, rating: 5, comment: 'They cut it to length.', createdAt: NOW - 2000 }
  await addReviews(portal.store, { ...who, ...review })
  await addSubmission(portal, 'jobs', { submitterEmail: 'owner@portal.test' })
  expect(await portal.detail(owner)).toMatchObject({
    id: owner,
    listings: 1,
    listingsToHide: 1,
    reviews: 1,
    submissions: 1,
    latest: [
      { kind: 'jobs', title: 'Bookkeeper', status: 'pending', path: null },
      { kind: 'businesses', id, title: 'Reef Boats', status: 'approved', path: null },
      {
        kind: 'reviews',
        title: 'Auki Hardware',
        status: 'approved',
        path: expect.stringMatching(/^\/sb\/.+\/auki-hardware$/) as string,
      },
    ],
    reports: { total: 0, resolved: 0 },
    hasPassword: true,
    twoStepSignInSince: null,
    isOwn: false,
    isOnlyAdministrator: false,
    sessions: [{ device: null, isCurrent: false }],
  })
  expect(await portal.detail(portal.ids.admin)).toMatchObject({
    isOwn: true,
    isOnlyAdministrator: true,
    sessions: [{ isCurrent: true }],
  })
  expect((await portal.get('/api/admin/users/999999', portal.admin)).statusCode).toBe(404)
})

test('ends one session, or all', async () => {
  const portal = await newAdministration()
  const { owner } = portal.ids
  const [phone, desk] = [await portal.signIn('owner'), await portal.signIn('owner')]
  const [first] = (await portal.detail(owner)).sessions
  const one = await portal.act(owner, 'sessions/end', { which: first?.id })
  expect([one.statusCode, one.json()]).toEqual([200, { ended: 1 }])
  const signedIn = async () => [await portal.isSignedIn(phone), await portal.isSignedIn(desk)]
  expect((await signedIn()).filter(Boolean)).toHaveLength(1)
  expect((await portal.act(owner, 'sessions/end', { which: first?.id })).statusCode).toBe(404)
  expect((await portal.act(owner, 'sessions/end', { which: 'all' })).json()).toEqual({ ended: 1 })
  expect(await signedIn()).toEqual([false, false])
  expect((await readAudit(portal)).map(({ action, changes }) => [action, changes])).toEqual([
    ['sessions ended', '{"endedSessions":[0,1]}'],
    ['sessions ended', '{"endedSessions":[0,1]}'],
  ])
})

test('refuses the id of another account’s session, and signs out when ending one’s own', async () => {
  const portal = await newAdministration()
  const { owner, admin } = portal.ids
  const [own] = (await portal.detail(admin)).sessions
  expect((await portal.act(owner, 'sessions/end', { which: own?.id })).statusCode).toBe(404)
  const response = await portal.act(admin, 'sessions/end', { which: own?.id })
  expect(response.cookies.map(({ name, value }) => [name, value])).toContainEqual(['signed-in', ''])
  expect(await portal.isSignedIn(portal.admin)).toBe(false)
})

test('a password reset is mailed, works, and is in the audit trail', async () => {
  const portal = await newAdministration()
  const { owner } = portal.ids
  const response = await portal.act(owner, 'password-resets', {})
  expect([response.statusCode, response.json()]).toEqual([202, { email: 'owner@portal.test' }])
  const [mail] = await readMails(portal)
  const token = findToken(mail?.text ?? '', 'reset-password')
  const chosen = { token, password: 'a fine new password' }
  expect((await post(portal, '/api/auth/password-resets/password', chosen)).statusCode).toBe(200)
  expect((await readAudit(portal)).map(({ action }) => action)).toEqual([
    'password reset sent',
    'password reset',
  ])
})

test('a suspended account gets no password reset', async () => {
  const portal = await newAdministration()
  await portal.suspend(portal.ids.owner)
  expect((await portal.act(portal.ids.owner, 'password-resets', {})).statusCode).toBe(409)
  expect(await readMails(portal)).toHaveLength(1)
})
