import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright'

/** `SCREENSHOTS` is the output folder; without it no screenshots are taken. */
const folder = process.env.SCREENSHOTS

const WIDTHS = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const

/** Waits until fonts and images are loaded and drawn. */
export const waitUntilDrawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    await nextFrame()
    await document.fonts.ready
    const shown = [...document.images].filter(({ loading }) => loading !== 'lazy')
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
    await nextFrame()
  })

/** Takes a screenshot of a page at desktop and phone size. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (!folder) return
  mkdirSync(resolve(folder), { recursive: true })
  const before = page.viewportSize()
  for (const [device, size] of Object.entries(WIDTHS)) {
    await page.setViewportSize(size)
    await waitUntilDrawn(page)
    const path = join(resolve(folder), `${name}-${device}.jpg`)
    await page.screenshot({ path, type: 'jpeg', quality: 80, animations: 'disabled' })
  }
  if (before) await page.setViewportSize(before)
}
