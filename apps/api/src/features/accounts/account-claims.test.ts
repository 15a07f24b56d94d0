import type { ClaimedAccount, CurrentUser, OwnBusiness } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { ANA, lastMail, post, registerAna, findToken } from '#test/accounts.ts'
import { addListings, addReviews, getNames } from '#test/listings.ts'
import { readMails } from '#test/mails.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { addQuote, readOwnQuote } from '#test/quotes.ts'
import { addSubmission } from '#test/submissions.ts'

async function newPortal() {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now })
  return {
    ...portal,
    clock,
    claim: (email = ANA.email) => post(portal, '/api/auth/claims', { email }),
    review: (token: string) => post(portal, '/api/auth/claims/review', { token }),
    takeOver: (token: string, changes: object = {}, cookies = {}) =>
      post(portal, '/api/auth/claims/take-over', { ...MERE, token, ...changes }, cookies),
    signsIn: async (password: string) =>
      (await post(portal, '/api/auth/sign-in', { email: ANA.email, password })).statusCode,
  }
}

/** The owner of the address with which somebody called Ana opened an account. */
const MERE = { firstName: 'Mere', lastName: 'Tavola', password: 'pandanus, 9 mats', keep: [] }

/** An account in somebody else's name with activity of every kind, and the token of the mail to claim it. */
async function newClaimedAccount() {
  const portal = await newPortal()
  const account = await registerAna(portal)
  const [live = 0, waiting = 0, reviewed = 0] = await addListings(
    portal.store,
    { name: 'Ana’s Shop', ownerId: account.id },
    { name: 'Ana’s Boats', ownerId: account.id, status: 'pending' },
    { name: 'Auki Hardware', subscriptionTier: 2 },
  )
  const review = { firstName: 'Ana', lastName: 'Vula', comment: 'Never go there.', createdAt: NOW }
  await addReviews(
    portal.store,
    { ...review, businessId: reviewed, userId: account.id, rating: 1 },
    { ...review, businessId: reviewed, rating: 5 },
  )
  await addSubmission(portal, 'jobs', { submitterEmail: ANA.email })
  const quote = await addQuote(portal, { email: ANA.email })
  await portal.claim()
  return {
    ...portal,
    account,
    live,
    waiting,
    reviewed,
    quote,
    token: findToken(await lastMail(portal), 'claim'),
  }
}

test('registering with a taken address is refused with 409 beside the field', async () => {
  const portal = await newPortal()
  await registerAna(portal)
  const response = await post(portal, '/api/auth/register', ANA)
  expect(response.statusCode).toBe(409)
  expect(response.json()).toHaveProperty('fields.email')
})

test('requesting a claim gets the same response with or without an account; only the email differs', async () => {
  const portal = await newPortal()
  await registerAna(portal)
  const before = (await readMails(portal)).length
  const responses = []
  for (const email of [ANA.email, 'owner@portal.test', 'nobody@portal.test']) {
    const response = await portal.claim(email)
    expect(response.json()).toEqual({ email })
    responses.push([response.statusCode, Object.keys(response.headers)])
  }
  expect(responses).toEqual([responses[0], responses[0], responses[0]])
  const mails = (await readMails(portal)).slice(before)
  expect(mails.map(({ to_address, subject }) => [to_address, subject])).toEqual([
    [ANA.email, 'Take over the account opened with your address'],
    ['owner@portal.test', 'You already have an account on Pacific Business Portal'],
  ])
  expect(mails[0]?.text).not.toContain('/auth/confirm')
  expect(mails[1]?.text).not.toContain('token=')
})

test('limits claim emails by address and network, without affecting other networks', async () => {
  const portal = await newPortal()
  await registerAna(portal)
  const claim = async (remoteAddress: string) => {
    const payload = { email: ANA.email }
    return (await portal.inject({ method: 'POST', url: '/api/auth/claims', payload, remoteAddress }))
      .statusCode
  }
  const statuses: number[] = []
  for (let i = 0; i < 5; i++) statuses.push(await claim('203.0.113.7'))
  expect(statuses).toEqual([202, 202, 202, 202, 429])
  expect(await claim('203.0.113.8')).toBe(202)
})

test('the link shows the activity in one’s name, and reviewing doesn’t use up the token', async () => {
  const { review, token, live, waiting } = await newClaimedAccount()
  const response = await review(token)
  expect(response.statusCode).toBe(200)
  const { email, openedAt, activity, total } = response.json<ClaimedAccount>()
  expect([email, openedAt, total]).toEqual(['a***@example.com', new Date(NOW).toISOString(), 5])
  const summaries = activity.map(
    ({ kind, title, isPublic }) => `${kind}: ${title}${isPublic ? ', public' : ''}`,
  )
  expect(summaries.toSorted()).toEqual([
    'business: Ana’s Boats',
    'business: Ana’s Shop, public',
    'job: Bookkeeper',
    'quote request: Kokonut Oil Auki',
    'review: Auki Hardware, public',
  ])
  expect(activity.filter(({ kind }) => kind === 'business').map(({ id }) => id)).toEqual([waiting, live])
  expect((await review(token)).statusCode).toBe(200)
})

test('a takeover ends every session, withdraws all activity and confirms the address', async () => {
  const portal = await newClaimedAccount()
  const { account, token, live, reviewed, quote, get } = portal
  expect(getNames(await get('/api/businesses'))).toContain('Ana’s Shop')
  const response = await portal.takeOver(token)
  expect(response.statusCode).toBe(200)
  const { firstName, email, isEmailConfirmed } = response.json<CurrentUser>()
  expect([firstName, email, isEmailConfirmed]).toEqual(['Mere', ANA.email, true])

  expect((await get('/api/auth/user', account.cookies)).statusCode).toBe(401)
  expect([await portal.signsIn(ANA.password), await portal.signsIn(MERE.password)]).toEqual([401, 200])
  expect(getNames(await get('/api/businesses'))).toEqual(['Auki Hardware'])
  expect((await get(`/api/businesses/${live}`)).statusCode).toBe(404)
  const reviews = await get(`/api/businesses/${reviewed}/reviews`)
  expect(reviews.json<{ rating: number }[]>().map(({ rating }) => rating)).toEqual([5])
  expect((await get(`/api/businesses/${reviewed}`)).json<{ rating: number }>().rating).toBe(5)
  expect((await readOwnQuote(portal, quote.reference, ANA.email)).json<{ status: string }>().status).toBe(
    'declined',
  )
  const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))
  expect((await get('/api/businesses?owner=me', cookies)).json<OwnBusiness[]>()).toEqual([])
})

test('withdrawn activity stays stored, leaves the queues, and is in the audit trail with its actor', async () => {
  const portal = await newClaimedAccount()
  await portal.takeOver(portal.token)
  const cookies = await portal.signIn('admin')
  expect((await portal.get('/api/admin/businesses/pending', cookies)).json()).toEqual([])
  expect((await portal.get('/api/admin/queue', cookies)).json()).toEqual([])
  const rows = await portal.store.read
    .selectFrom('businesses')
    .select('name')
    .where('owner_id', '=', portal.account.id)
    .execute()
  expect(rows).toHaveLength(2)
  const audit = await portal.store.read
    .selectFrom('audit')
    .select(['action', 'actor_id', 'subject_kind', 'changes'])
    .execute()
  expect(audit.map(({ subject_kind: kind, changes }) => `${kind} ${changes}`).toSorted()).toEqual([
    `business {"removed_at":[null,${NOW}]}`,
    `business {"removed_at":[null,${NOW}]}`,
    'job {"status":["pending","rejected"]}',
    'quote request {"status":["new","declined"]}',
    'review {"status":["published","refused"]}',
  ])
  expect(audit.map(({ subject_kind: kind }) => kind).toSorted()).toEqual([
    'business',
    'business',
    'job',
    'quote request',
    'review',
  ])
  expect(new Set(audit.map(({ action, actor_id: actor }) => `${action} by ${actor}`))).toEqual(
    new Set([`withdrawn by ${portal.account.id}`]),
  )
})

test('activity that the owner of the address keeps is not withdrawn', async () => {
  const portal = await newClaimedAccount()
  const { activity } = (await portal.review(portal.token)).json<ClaimedAccount>()
  const keep = activity
    .filter(({ kind }) => kind === 'quote request' || kind === 'job')
    .map(({ kind, id }) => ({ kind, id }))
  await portal.takeOver(portal.token, { keep })
  const own = await readOwnQuote(portal, portal.quote.reference, ANA.email)
  expect(own.json<{ status: string }>().status).toBe('new')
  const audit = await portal.store.read.selectFrom('audit').select('subject_kind').execute()
  expect(audit).toHaveLength(3)
})

test('keeping somebody else’s items changes none of them', async () => {
  const portal = await newClaimedAccount()
  const [foreign = 0] = await addListings(portal.store, { name: 'Moses’ Shop', ownerId: portal.ids.owner })
  const cookies = await portal.signIn('owner')
  await portal.takeOver(portal.token, { keep: [{ kind: 'business', id: foreign + 1000 }] })
  expect((await portal.get(`/api/businesses/${foreign}`)).statusCode).toBe(200)
  expect((await portal.get('/api/auth/user', cookies)).statusCode).toBe(200)
})

test('a token takes over once, and invalidates all other tokens of the account', async () => {
  const portal = await newClaimedAccount()
  await portal.claim()
  const second = findToken(await lastMail(portal), 'claim')
  const twice = await Promise.all([portal.takeOver(portal.token), portal.takeOver(portal.token)])
  expect(new Set(twice.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]))
  for (const token of [portal.token, second, portal.account.token]) {
    expect((await portal.review(token)).statusCode).toBe(404)
    expect((await portal.takeOver(token)).statusCode).toBe(404)
  }
  expect((await post(portal, '/api/auth/confirmations', { token: portal.account.token })).statusCode).toBe(
    404,
  )
})

test('the link that confirms an address can also be used to take the account over', async () => {
  const portal = await newClaimedAccount()
  expect((await portal.review(portal.account.token)).statusCode).toBe(200)
  expect((await portal.takeOver(portal.account.token)).statusCode).toBe(200)
})

test('a confirmed account can’t be taken over with an older token', async () => {
  const portal = await newClaimedAccount()
  await post(portal, '/api/auth/confirmations', { token: portal.account.token })
  const response = await portal.takeOver(portal.token)
  expect(response.statusCode).toBe(404)
  expect(response.json<{ message: string }>().message).toBe(
    'This account is already confirmed. Please sign in',
  )
  expect(await portal.signsIn(ANA.password)).toBe(200)
})

test('a claim’s token confirms no address and expires after seven days', async () => {
  const portal = await newClaimedAccount()
  expect((await post(portal, '/api/auth/confirmations', { token: portal.token })).statusCode).toBe(404)
  portal.clock.now += 7 * DAY
  expect((await portal.review(portal.token)).statusCode).toBe(404)
  expect((await portal.takeOver(portal.token)).statusCode).toBe(404)
})

test('a refused takeover changes nothing and keeps the session', async () => {
  const portal = await newClaimedAccount()
  const { cookies } = portal.account
  const refused = [
    await portal.takeOver(portal.token, { password: 'password1' }, cookies),
    await portal.takeOver('x'.repeat(32), {}, cookies),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 404])
  expect(refused[0]?.json()).toHaveProperty('fields.password')
  expect((await portal.get('/api/auth/user', cookies)).statusCode).toBe(200)
  expect((await portal.review(portal.token)).json<ClaimedAccount>().total).toBe(5)
})
