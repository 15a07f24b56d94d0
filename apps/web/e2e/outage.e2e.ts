import { expect, test } from 'vitest'
import { launchBrowser, untilHydrated } from './browser.ts'
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

test('pages seen before are there while the API is away, and say from when they are; a form says what waits', async () => {
  const portal = await startPortal()
  try {
    const paths = ['/directory', '/', '/contact']
    for (const path of paths) expect((await fetch(portal.url + path)).status).toBe(200)
    await portal.stopApi()
    for (const path of paths) {
      const answer = async () => {
        const { status, headers } = await fetch(portal.url + path)
        return [path, status, headers.get('cache-control')]
      }
      // For a moment the web server believes what the API said last.
      await expect.poll(answer).toEqual([path, 200, 'no-store'])
      expect(await (await fetch(portal.url + path)).text()).toMatch(
        /The portal can’t be reached right now\. This page is from <time datetime="[^"]+">[^<]+<\/time> \(Honiara time\)\. Forms can be sent once the portal is back\./,
      )
    }
    const unseen = await fetch(`${portal.url}/directory?sort=newest`)
    expect([unseen.status, unseen.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await unseen.text()).toContain('The portal is not answering')
    await usable(`${portal.url}/directory`)
  } finally {
    await portal.stop()
  }
})

/** The page of before is taken over by its scripts and refused nothing by its policy. */
async function usable(url: string): Promise<void> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    const refused: string[] = []
    await page.exposeFunction('noteRefused', (what: string) => refused.push(what))
    await page.addInitScript(
      "document.addEventListener('securitypolicyviolation', (event) => noteRefused(event.violatedDirective))",
    )
    await page.goto(url)
    await untilHydrated(page)
    expect(await page.getByRole('status').first().isVisible()).toBe(true)
    expect(refused).toEqual([])
  } finally {
    await browser.close()
  }
}

test('a value that can’t be taken stops the start with one line', async () => {
  const web = start('web', { PORT: 'many' })
  await expect.poll(() => web.process.exitCode, { timeout: 10_000 }).toBe(1)
  expect(web.output()).toBe('PORT is "many"; it takes a port number from 0 to 65535\n')
})
