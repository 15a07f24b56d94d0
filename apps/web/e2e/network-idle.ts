import type { Page } from 'playwright'

/** After so many milliseconds the driver may have lost sight of it. */
const DOUBTFUL_AFTER = 10_000

/**
 * Waits until a page has had no request under way for half a second. The driver forgets that it was so where the event `load`
 * comes after it, as on a busy machine, and would wait for ever on a page that asks for nothing more: a request brings it back.
 */
export async function waitForNetworkIdle(page: Page): Promise<void> {
  try {
    await page.waitForLoadState('networkidle', { timeout: DOUBTFUL_AFTER })
  } catch {
    await page.evaluate(() =>
      fetch('/health/live').then(
        (response) => response.text(),
        () => '',
      ),
    )
    await page.waitForLoadState('networkidle')
  }
}
