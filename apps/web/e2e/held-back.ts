import type { Page } from 'playwright'
import { waitForHydration } from './browser.ts'

/** Holds the scripts of a page's next visits back; answers what lets them go and waits for the hydration. */
export async function holdScriptsBack(page: Page): Promise<() => Promise<void>> {
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
