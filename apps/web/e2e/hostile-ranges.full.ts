import type { OwnBusiness } from '@portal/domain/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { requestHead } from '../test/wire.ts'
import { attackedPortal, JSON_TYPE } from './attacked-portal.ts'

/** Range requests for photos. */

const { sendBytes, expectUnharmed, url } = attackedPortal()

/** A photo of a pending listing, and the cookie of its owner, who alone may see it. */
async function ownPhoto(): Promise<{ path: string; cookie: string }> {
  const signedIn = await fetch(`${url()}/api/auth/sign-in`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ email: 'other@portal.test', password: 'pacific-demo' }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0] ?? '')
    .join('; ')
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 400, height: 300, channels: 3, background: '#808080', noise } as const
  const bytes = await sharp({ create }).jpeg({ quality: 85 }).toBuffer()
  const sent = await fetch(`${url()}/api/businesses`, {
    method: 'POST',
    headers: { ...JSON_TYPE, cookie },
    body: JSON.stringify({
      name: 'Range Carvers',
      description: 'Bowls and walking sticks from ebony and kerosene wood, carved on the beach of Lata.',
      category: 'Handicrafts',
      country: 'temotu',
      address: 'Lata',
      email: 'other@portal.test',
      ownerName: 'Other Owner',
      images: [`data:image/jpeg;base64,${bytes.toString('base64')}`],
    }),
  })
  expect(sent.status).toBe(201)
  const listed = await fetch(`${url()}/api/businesses?owner=me&limit=100`, { headers: { cookie } })
  const own = ((await listed.json()) as OwnBusiness[]).find(({ name }) => name === 'Range Carvers')
  return { path: own?.images[0] ?? '', cookie }
}

test('a range response has a single part and never exceeds the photo', async () => {
  const { path, cookie } = await ownPhoto()
  const full = await fetch(url() + path, { headers: { cookie } })
  const size = (await full.arrayBuffer()).byteLength
  expect([full.status, full.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const requestRange = async (range: string) => {
    const responses = await sendBytes(requestHead(`GET ${path}`, { Cookie: cookie, Range: range }))
    await expectUnharmed(responses)
    return responses.map(({ status, headers }) => ({ status, length: Number(headers['content-length']) }))
  }
  expect(await requestRange('bytes=0-9')).toEqual([{ status: 206, length: 10 }])
  expect(await requestRange(`bytes=${size + 1}-`)).toMatchObject([{ status: 416 }])
  const abuse = [
    `bytes=${'0-,'.repeat(1_000)}0-`,
    'bytes=9-1',
    'bytes=-99999999999999999999',
    'apples=1-2',
    'bytes=',
  ]
  for (const range of abuse) {
    const responses = await requestRange(range)
    expect(responses).toEqual([
      { status: expect.toBeOneOf([200, 206, 400, 416]) as number, length: expect.any(Number) as number },
    ])
    expect(responses[0]?.length).toBeLessThanOrEqual(size)
  }
})
