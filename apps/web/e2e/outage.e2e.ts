import { expect, test } from 'vitest'
import { startPortal } from './portal.ts'
import { freePort, start, untilOk } from './processes.ts'

test('with no API a page says so, when to come back and how to retry, and the process still stops at once', async () => {
  const [port, nobody] = [await freePort(), await freePort()]
  const web = start('web', {
    PORT: String(port),
    WEB_API_URL: `http://127.0.0.1:${nobody}`,
    LOG_LEVEL: 'warn',
  })
  try {
    await untilOk(`http://127.0.0.1:${port}/health/live`, web)
    const answer = await fetch(`http://127.0.0.1:${port}/directory?sort=newest`)
    const html = await answer.text()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(html).toContain('The portal is not answering')
    expect(html).toMatch(/<a[^>]*href="\/directory\?sort=newest"[^>]*>Retry<\/a>/)
    const without = await fetch(`http://127.0.0.1:${port}/auth/sign-in`)
    expect(without.status).toBe(200)
  } finally {
    await web.stop()
  }
  expect(web.process.exitCode).toBe(0)
})

test('a page seen before says the same once the API has stopped', async () => {
  const portal = await startPortal()
  try {
    expect((await fetch(`${portal.url}/directory`)).status).toBe(200)
    await portal.stopApi()
    const answer = await fetch(`${portal.url}/directory`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.text()).toContain('The portal is not answering')
  } finally {
    await portal.stop()
  }
})

test('a value that can’t be taken stops the start with one line', async () => {
  const web = start('web', { PORT: 'many' })
  await expect.poll(() => web.process.exitCode, { timeout: 10_000 }).toBe(1)
  expect(web.output()).toBe('PORT is "many"; it takes a port number from 0 to 65535\n')
})
