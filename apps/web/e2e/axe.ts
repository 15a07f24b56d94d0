import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** Waits until what is fetched later has come and has faded in: a colour half-way is no violation. What moves for ever or with the scroll is left. */
async function untilStill(page: Page): Promise<void> {
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

/** Accessibility violations of what the page shows now, each with the elements concerned. */
export async function violationsOf(page: Page): Promise<string[]> {
  await untilStill(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
  )
}
