import type { Page } from 'playwright'
import { waitForHydration } from './browser.ts'

/** Delays the scripts of a page's next visits; the returned function releases them and waits for the hydration. */
export async function delayScripts(page: Page): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  return async () => {
    released.resolve()
    await waitForHydration(page)
  }
}
