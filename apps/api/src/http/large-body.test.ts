import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { newApp, type TestApp } from '../../test/new-app.ts'
import { LARGE_BODY, SMALL_BODY } from './large-body.ts'

const SHOP = {
  name: 'Kolombangara Honey',
  description: 'Wild honey from the slopes of Kolombangara, in jars and by the bucket.',
  category: 'Food & Beverages',
  country: 'western',
  address: 'Gizo',
  email: 'honey@shop.test',
  ownerName: 'Peter Vave',
}
/** Its bytes are all nought, so that it is refused once it was read. */
const WITH_PHOTO = { ...SHOP, images: [`data:image/jpeg;base64,${'A'.repeat(300_000)}`] }
const NO_PHOTO = 'Photo 1 is not a valid image format. Please use JPG, PNG, or WebP.'
const URL = '/api/businesses'

type Cookies = Record<string, string>

async function newListeningApp() {
  const portal = await newApp()
  await portal.app.listen({ host: '127.0.0.1', port: 0 })
  return portal
}

/** A registration that says how long its body is and sends the beginning of it. */
function begin({ app }: TestApp, cookies: Cookies, length: number | 'chunked') {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const head = [
    `POST ${URL} HTTP/1.1`,
    'host: a',
    'content-type: application/json',
    length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`,
    `cookie: ${Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${length === 'chunked' ? '1\r\n{\r\n' : '{'}`)
  const answer = once(socket.setEncoding('utf8'), 'data').then(([text]) => String(text))
  return { socket, answer }
}

/** Resolves once the server has counted the bodies that were begun: it reads what arrives in turn. */
const arrived = ({ app }: TestApp) =>
  fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/health/live`)

test('a body of a real photo’s size is read', async () => {
  const { inject, signIn } = await newApp()
  const cookies = await signIn('owner')
  const answer = await inject({ method: 'POST', url: URL, payload: WITH_PHOTO, cookies })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ message: NO_PHOTO, fields: { images: NO_PHOTO } })
})

test.each([300_000, LARGE_BODY + 1, 'chunked'] as const)(
  'who is signed out is refused before a body of %s is there',
  async (length) => {
    const { answer } = begin(await newListeningApp(), {}, length)
    expect(await answer).toMatch(/^HTTP\/1\.1 401 /)
  },
)

test('more than 30 MiB is too large, whoever sends it', async () => {
  const portal = await newListeningApp()
  const { answer } = begin(portal, await portal.signIn('owner'), LARGE_BODY + 1)
  expect(await answer).toMatch(/^HTTP\/1\.1 413 /)
})

test('three large bodies are read at a time, and a place is free again when a sender is gone', async () => {
  const portal = await newListeningApp()
  const cookies = await portal.signIn('owner')
  const taken = [300_000, LARGE_BODY, 'chunked'] as const
  const senders = taken.map((length) => begin(portal, cookies, length))
  await arrived(portal)

  const fourth = await begin(portal, cookies, SMALL_BODY + 1).answer
  expect(fourth).toMatch(/^HTTP\/1\.1 503 /)
  expect(fourth).toMatch(/^retry-after: 10\r$/im)
  expect((await portal.inject({ method: 'POST', url: URL, payload: SHOP, cookies })).statusCode).toBe(201)

  senders[0]?.socket.destroy()
  const withPhoto = () => portal.inject({ method: 'POST', url: URL, payload: WITH_PHOTO, cookies })
  await expect.poll(async () => (await withPhoto()).statusCode).toBe(400)
  expect((await withPhoto()).statusCode).toBe(400)
})
