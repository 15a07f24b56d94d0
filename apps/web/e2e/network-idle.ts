import type { Page } from 'playwright'

/** Milliseconds after which the driver may have missed the idle state. */
const DOUBTFUL_AFTER = 10_000

/**
 * Waits until a page has had no pending request for half a second. The driver forgets an idle state that comes before
 * the event `load`, as on a busy machine, and would wait for ever on a page without further requests: a request makes
 * it look again.
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
