import { expect, waitFor } from 'storybook/test'

/** Controls, which are useless on paper. */
const LEFT_OUT = 'nav, form, dialog, [data-print="hide"]'

const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })

/** Expects a printable page: a heading, no controls, nothing wider than the paper. */
export async function checkPrinted({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await waitFor(() => expect([...canvasElement.querySelectorAll('h1')].some(isSeen)).toBe(true))
  await waitFor(() =>
    expect(
      [...canvasElement.querySelectorAll(LEFT_OUT)].filter(isSeen).map(({ outerHTML }) => outerHTML),
    ).toEqual([]),
  )
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
}
