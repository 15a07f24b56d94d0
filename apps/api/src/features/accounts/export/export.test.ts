import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ANA, registerAna } from '#test/accounts.ts'
import { addBusyPerson, QUENILDA } from '#test/busy-person.ts'
import { newApp, type TestApp } from '#test/new-app.ts'
import { addSubmission } from '#test/submissions.ts'
import { ALL_PERSONAL_DATA } from '../personal-data/all-personal-data.service.ts'

type Cookies = Record<string, string>
type Data = Record<string, Record<string, unknown> & Record<string, unknown>[]>

async function download({ get }: TestApp, cookies: Cookies) {
  const response = await get('/api/account/export', cookies)
  expect(response.statusCode).toBe(200)
  const files = unzipSync(response.rawPayload)
  const json = strFromU8(files['account.json'] ?? new Uint8Array())
  return { response, files, json, data: JSON.parse(json) as Data }
}

test('the export is a download of one JSON with all personal data, and the photos', async () => {
  const portal = await newApp({ config: { rateLimitScale: 10 } })
  const { cookies } = await addBusyPerson(portal)
  const { response, files, data } = await download(portal, cookies)
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="pacific-business-portal-2026-11-20.zip"',
    'cache-control': 'no-store',
  })
  expect(Object.keys(data)).toEqual(['exportedAt', 'portal', ...ALL_PERSONAL_DATA.map(({ name }) => name)])
  const { account, listings, reviews, savedBusinesses, messages, reports, submissions } = data
  expect(account).toMatchObject({ email: QUENILDA.email, firstName: 'Quenilda', hasPassword: true })
  expect(account?.emailChanges).toMatchObject([{ newEmail: 'next@elsewhere.example' }])
  expect(listings?.map(({ name }) => name)).toEqual(['Coral Reef Timber', 'Reef Boats'])
  expect(listings?.[1]).toMatchObject({ amenities: ['parking'], payments: ['cash'], delivery: ['by-sea'] })
  expect(reviews?.written).toMatchObject([{ comment: 'Good iron.', rating: 4, business: 'Auki Hardware' }])
  expect(savedBusinesses).toMatchObject([{ business: 'Auki Hardware', savedAt: '2026-11-20T05:00:00.000Z' }])
  expect(messages?.sent).toMatchObject([{ business: 'Auki Hardware' }])
  expect(messages?.received).toMatchObject([{ business: 'Reef Boats', name: 'Mele' }])
  expect(reports).toMatchObject([{ reason: 'closed', note: 'Shut.' }])
  expect(submissions?.map(({ kind }) => kind)).toEqual(['job', 'tender'])
  expect(data.eventRegistrations).toHaveLength(1)
  expect(data.quoteRequests).toMatchObject({ requests: [{ email: QUENILDA.email }] })
  expect(data.messagesToThePortal).toHaveLength(1)
  expect(data.newsletter).toMatchObject([{ email: QUENILDA.email, confirmedAt: null }])
  expect(data.emails?.length).toBeGreaterThan(3)

  const photo = files['photos/coral-reef-timber/1.jpg']
  expect((await sharp(photo).metadata()).format).toBe('jpeg')
  expect((await sharp(files['picture.webp']).metadata()).width).toBe(192)
})

test('the export contains no secret, no hash and nobody else’s address', async () => {
  const portal = await newApp({ config: { rateLimitScale: 10 } })
  const { cookies } = await addBusyPerson(portal)
  const { json } = await download(portal, cookies)
  expect(json).not.toMatch(/argon2|password_hash|passwordHash|token_?hash|"hash"/i)
  expect(json).not.toContain('mele@kokonut.test')
  expect(json).not.toContain('owner@portal.test')
})

test('somebody else’s data is in no export', async () => {
  const portal = await newApp({ config: { rateLimitScale: 10 } })
  await addBusyPerson(portal)
  const { json, files } = await download(portal, await portal.signIn('other'))
  expect(json).not.toMatch(/quenilda|zarathane/i)
  expect(Object.keys(files)).toEqual(['account.json'])
})

test('an unconfirmed address exports no submissions, which may be a stranger’s', async () => {
  const portal = await newApp()
  await addSubmission(portal, 'jobs', { submitterEmail: ANA.email })
  const { cookies } = await registerAna(portal)
  const { data } = await download(portal, cookies)
  expect(data.submissions).toEqual([])
  expect(data.emails).toEqual([])
})

test('limits exports to six an hour, and refuses them without a sign-in', async () => {
  const portal = await newApp()
  expect((await portal.get('/api/account/export')).statusCode).toBe(401)
  const cookies = await portal.signIn('other')
  const statuses: number[] = []
  for (let i = 0; i < 7; i++) statuses.push((await portal.get('/api/account/export', cookies)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
})
