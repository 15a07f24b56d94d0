import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type * as breakpoints from '../tokens/breakpoint.ts'
import { StickySummary } from './StickySummary.tsx'
import { StickySummaryLayout } from './StickySummaryLayout.tsx'

/* jsdom's window is always 1,024 px wide: the breakpoints are replaced, so that it counts as a phone. */
vi.mock('../tokens/breakpoint.ts', async (original) => {
  const { from, below, ...rest } = await original<typeof breakpoints>()
  return { ...rest, from: { ...from, desktop: '@media not all' }, below: { ...below, desktop: '@media all' } }
})

const page = (total: string) => (
  <StickySummaryLayout>
    <input aria-label="Name" />
    <StickySummary title="Cost" summary={total} announcement={`Total ${total}`}>
      <a href="#terms">Terms</a>
    </StickySummary>
  </StickySummaryLayout>
)

const bar = () => screen.getByRole('button', { name: /Cost/ })
const isOpen = () => bar().getAttribute('aria-expanded') === 'true'

async function openPanel() {
  render(page('$800'))
  bar().focus()
  await userEvent.keyboard('{Enter}')
  expect(isOpen()).toBe(true)
}

test('has a heading, and a bar that shows the summary and toggles the panel', async () => {
  await openPanel()
  expect(screen.getByRole('region', { name: 'Cost' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Cost')
  expect(bar()).toHaveAccessibleName('Cost $800')
  await userEvent.keyboard('{Enter}')
  expect(isOpen()).toBe(false)
})

test('Esc closes it and returns focus to the bar', async () => {
  await openPanel()
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveFocus()
  expect(isOpen()).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(bar()).toHaveFocus()
})

test('closes on a click or focus outside', async () => {
  await openPanel()
  await userEvent.tab({ shift: true })
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(isOpen()).toBe(false)
  bar().focus()
  await userEvent.keyboard('{Enter}')
  expect(isOpen()).toBe(true)
  await userEvent.click(document.body)
  expect(isOpen()).toBe(false)
})

test('announces a changed summary', () => {
  const { rerender } = render(page('$800'))
  rerender(page('$950'))
  expect(screen.getByRole('status')).toHaveTextContent('Total $950')
})
