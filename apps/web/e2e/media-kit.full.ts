import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { visitors, waitForHydration } from './browser.ts'

/** Journalists download the logo. */

const { open } = visitors()

const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png' }

test('each file of the media kit is offered on its page, in the form and size that its link says', async () => {
  const page = await open('/about/media-kit')
  await waitForHydration(page)
  const links = page.getByRole('main').locator('a[href^="/media-kit/"]')
  const offered = await links.evaluateAll((all) =>
    all.map((link) => ({ path: new URL((link as HTMLAnchorElement).href).pathname, text: link.textContent })),
  )
  const files = await readdir(join(import.meta.dirname, '../public/media-kit'))
  expect(offered.map(({ path }) => path).sort()).toEqual(files.map((file) => `/media-kit/${file}`).sort())
  for (const { path, text } of offered) {
    const response = await page.request.get(path)
    const [extension = ''] = /\w+$/.exec(path) ?? []
    expect([response.status(), response.headers()['content-type']]).toEqual([200, TYPES[extension]])
    const { width } = await sharp(await response.body()).metadata()
    const size = extension === 'png' ? `, ${width.toLocaleString('en')} pixels wide` : ''
    expect(text).toMatch(new RegExp(`, ${extension.toUpperCase()}${size}$`))
  }
})

test('the logos are shown, and a press on one opens its file', async () => {
  const page = await open('/about/media-kit')
  await waitForHydration(page)
  const drawings = page.getByRole('main').locator('a[href^="/media-kit/"] img')
  await expect
    .poll(() =>
      drawings.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 0)),
    )
    .toEqual([true, true, true])
  await page.getByRole('link', { name: 'Mark for icons and small places, SVG' }).click()
  await page.waitForURL('**/media-kit/pacific-business-portal-mark.svg')
  expect(await page.locator('svg path').count()).toBe(3)
})
