import { expect, test } from 'vitest'
import { readMails } from '#test/mails.ts'
import { newApp } from '#test/new-app.ts'
import { addSubscriber, postSubscription } from '#test/newsletter.ts'

const FORM = 'application/x-www-form-urlencoded'

async function newReader() {
  const portal = await newApp()
  await addSubscriber(portal, 'mele@kokonut.test')
  await postSubscription(portal)
  const mail = (await readMails(portal)).at(-1)
  const headers = JSON.parse(mail?.headers ?? '{}') as Record<string, string>
  const [, address = ''] = /^<http:\/\/localhost:3000(\/\S+)>$/.exec(headers['List-Unsubscribe'] ?? '') ?? []
  const press = (more: Record<string, string> = {}, url = address, payload = 'List-Unsubscribe=One-Click') =>
    portal.inject({ method: 'POST', url, payload, headers: { 'content-type': FORM, ...more } })
  const isThere = async () =>
    (await portal.store.read.selectFrom('subscribers').select('left_at').executeTakeFirst())?.left_at === null
  return { ...portal, headers, address, press, isThere }
}

test('a newsletter has the headers of one-click unsubscribing', async () => {
  const { headers, address } = await newReader()
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(address).toMatch(/^\/api\/newsletter\/one-click\?token=[\w-]{32}$/)
})

test('one click in a mail program unsubscribes, and may be repeated', async () => {
  const { press, isThere } = await newReader()
  const response = await press()
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(await isThere()).toBe(false)
  expect((await press()).statusCode).toBe(200)
})

test('accepts the other encoding that mail programs use', async () => {
  const { press, address, isThere } = await newReader()
  const body = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
  expect((await press({ 'content-type': 'multipart/form-data; boundary=b' }, address, body)).statusCode).toBe(
    200,
  )
  expect(await isThere()).toBe(false)
})

test('accepts requests from other sites, and reads no cookie', async () => {
  const { press, isThere } = await newReader()
  const response = await press({ origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' })
  expect(response.statusCode).toBe(200)
  expect(await isThere()).toBe(false)
})

test('a GET changes nothing', async () => {
  const { get, address, isThere } = await newReader()
  expect((await get(address)).statusCode).toBe(404)
  expect(await isThere()).toBe(true)
})

test('a form post redirects back to the page', async () => {
  const { press, isThere } = await newReader()
  const browser = { accept: 'text/html,application/xhtml+xml' }
  const response = await press(browser)
  expect([response.statusCode, response.headers.location]).toEqual([303, '/newsletter/leave?left=1'])
  expect(await isThere()).toBe(false)
  const wrong = await press(browser, '/api/newsletter/one-click?token=unknown')
  expect([wrong.statusCode, wrong.headers.location]).toEqual([303, '/newsletter/leave'])
})

test.each(['', '?token=unknown', '?token=a&token=b'])(
  'responds with 404 without a known token: %s',
  async (query) => {
    const { press, isThere } = await newReader()
    expect((await press({}, `/api/newsletter/one-click${query}`)).statusCode).toBe(404)
    expect(await isThere()).toBe(true)
  },
)

test('other calls still accept only JSON from this site', async () => {
  const { inject } = await newReader()
  const send = (headers: Record<string, string>) =>
    inject({ method: 'POST', url: '/api/newsletter/leave', payload: 'token=x', headers })
  expect((await send({ 'content-type': FORM })).statusCode).toBe(415)
  expect((await send({ 'content-type': FORM, origin: 'https://mail.example' })).statusCode).toBe(403)
})
