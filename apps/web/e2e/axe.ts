import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/**
 * Waits until late content has loaded and faded in: a colour in transition is no violation. Endless and scroll-driven
 * animations are ignored.
 */
async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await nextFrame()
    await nextFrame()
    const ending = document
      .getAnimations()
      .filter(
        (one) => one.timeline === document.timeline && one.effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(ending.map((one) => one.finished))
  })
}

/** Accessibility violations of the current page, each with its elements. */
export async function findViolations(page: Page): Promise<string[]> {
  await waitForAnimations(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
  )
}
