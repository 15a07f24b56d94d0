import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { waitForNetworkIdle } from './network-idle.ts'
import { isFullRun } from './share-out.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Waits until late content has loaded and faded in: a colour in transition is no violation. Endless and scroll-driven
 * animations are ignored.
 */
async function waitForAnimations(page: Page): Promise<void> {
  await waitForNetworkIdle(page)
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await nextFrame()
    await nextFrame()
  })
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, timeline, effect }) =>
          playState !== 'running' ||
          timeline !== document.timeline ||
          effect?.getComputedTiming().endTime === Infinity,
      ),
  )
}

/**
 * Accessibility violations of the current page, each with its elements. axe runs in the page itself: its adapter for
 * Playwright also searches frames, of which there are none, and takes five times as long.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await waitForAnimations(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const violations = await page.evaluate(async (values) => {
    const { axe } = window
    if (!axe) throw new Error('axe is not on the page')
    const found = await axe.run(document, { resultTypes: ['violations'], runOnly: { type: 'tag', values } })
    const from = window.scrollY
    for (const violation of found.violations.filter(({ id }) => id === 'target-size')) {
      const small = []
      for (const node of violation.nodes) {
        // An element half covered by a sticky bar has its full size once it is scrolled into view.
        const element = document.querySelector(node.target.join(' '))
        element?.scrollIntoView({ block: 'center', behavior: 'instant' })
        const rule = { type: 'rule' as const, values: ['target-size'] }
        const again = await axe.run(element ?? document, { resultTypes: ['violations'], runOnly: rule })
        if (again.violations.length > 0) small.push(node)
      }
      violation.nodes = small
    }
    window.scrollTo({ top: from, behavior: 'instant' })
    return found.violations
  }, TAGS)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
  )
}

/** The full run looks at every screen of a journey; the run of every change at key screens alone. */
export async function expectAccessible(page: Page): Promise<void> {
  if (isFullRun) expect(await findViolations(page)).toEqual([])
}
