import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright'

/** `SCREENSHOTS` names the folder to put pictures in; without it none are taken. */
const folder = process.env.SCREENSHOTS

const WIDTHS = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const

/** Waits until the fonts and photos that a page asks for are there, and a frame with them was drawn. */
const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    await nextFrame()
    await document.fonts.ready
    const shown = [...document.images].filter(({ loading }) => loading !== 'lazy')
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
    await nextFrame()
  })

/** Takes a picture of what a page shows, on a desktop and on a phone. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!folder) return
  mkdirSync(resolve(folder), { recursive: true })
  const before = page.viewportSize()
  for (const [device, size] of Object.entries(WIDTHS)) {
    await page.setViewportSize(size)
    await untilDrawn(page)
    const path = join(resolve(folder), `${name}-${device}.jpg`)
    await page.screenshot({ path, type: 'jpeg', quality: 80, animations: 'disabled' })
  }
  if (before) await page.setViewportSize(before)
}
