import getPort from 'get-port'
import { expect, inject, test } from 'vitest'
import { newPage, waitForHydration } from './browser.ts'
import { startPortal } from './portal.ts'
import { start, waitUntilOk } from './processes.ts'

test('without the API a page is a 503 with Retry-After and a retry link, and the process still stops at once', async () => {
  const [port, unusedPort] = [await getPort(), await getPort()]
  const web = start('web', {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    WEB_API_URL: `http://127.0.0.1:${unusedPort}`,
    LOG_LEVEL: 'warn',
  })
  try {
    await waitUntilOk(`http://127.0.0.1:${port}/health/live`, web)
    const response = await fetch(`http://127.0.0.1:${port}/directory?sort=newest`)
    const html = await response.text()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(html).toContain('The portal is not answering')
    expect(html).toMatch(/<a[^>]*href="\/directory\?sort=newest"[^>]*>Retry<\/a>/)
    const without = await fetch(`http://127.0.0.1:${port}/auth/sign-in`)
    expect(without.status).toBe(200)
  } finally {
    await web.stop()
  }
  expect(web.process.exitCode).toBe(0)
})

test('while the API is down stored pages are served with a banner of their age; a form says that it cannot be sent', async () => {
  const portal = await startPortal({}, inject('seeded'))
  try {
    const paths = ['/directory', '/', '/contact']
    for (const path of paths) expect((await fetch(portal.url + path)).status).toBe(200)
    await portal.stopApi()
    for (const path of paths) {
      const getStatus = async () => {
        const { status, headers } = await fetch(portal.url + path)
        return [path, status, headers.get('cache-control')]
      }
      // The public version is cached for a moment.
      await expect.poll(getStatus).toEqual([path, 200, 'no-store'])
      expect(await (await fetch(portal.url + path)).text()).toMatch(
        /The portal can’t be reached right now\. This page is from <time datetime="[^"]+">[^<]+<\/time> \(Honiara time\)\. Forms can be sent once the portal is back\./,
      )
    }
    const unseen = await fetch(`${portal.url}/directory?sort=newest`)
    expect([unseen.status, unseen.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await unseen.text()).toContain('The portal is not answering')
    await expectUsable(`${portal.url}/directory`)
  } finally {
    await portal.stop()
  }
})

/** A stale page hydrates without policy violations. */
async function expectUsable(url: string): Promise<void> {
  const page = await newPage({})
  try {
    const refused: string[] = []
    await page.exposeFunction('noteRefused', (what: string) => refused.push(what))
    await page.addInitScript(
      "document.addEventListener('securitypolicyviolation', (event) => noteRefused(event.violatedDirective))",
    )
    await page.goto(url)
    await waitForHydration(page)
    expect(await page.getByRole('status').first().isVisible()).toBe(true)
    expect(refused).toEqual([])
  } finally {
    await page.context().close()
  }
}

test('an invalid variable stops the start with one line', async () => {
  const web = start('web', { PORT: 'many' })
  await expect.poll(() => web.process.exitCode).toBe(1)
  expect(web.output()).toBe('PORT is "many", but takes a port from 0 to 65535 (0: any free one)\n')
})
