import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { mockLayout } from '../../test/mockLayout.ts'
import { Tooltip, TooltipProvider } from './Tooltip.tsx'

beforeEach(() => mockLayout())

function renderTooltips() {
  render(
    <TooltipProvider>
      <Tooltip text="As rows">
        <button type="button">List</button>
      </Tooltip>
      <Tooltip text="As cards">
        <button type="button">Grid</button>
      </Tooltip>
    </TooltipProvider>,
  )
}

const button = (name: string) => screen.getByRole('button', { name })

test('keyboard focus shows it at once as the description, and Esc hides it', async () => {
  renderTooltips()
  const user = userEvent.setup()
  await user.tab()
  expect(button('List')).toHaveAccessibleDescription('As rows')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})

const advance = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('hovering shows the first after 700 ms and the next one at once', () => {
  vi.useFakeTimers()
  renderTooltips()
  fireEvent.pointerMove(button('List'), { pointerType: 'mouse' })
  advance(650)
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  advance(100)
  expect(screen.getByRole('tooltip')).toHaveTextContent('As rows')
  fireEvent.pointerLeave(button('List'))
  fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 500, clientY: 500 })
  advance(200)
  fireEvent.pointerMove(button('Grid'), { pointerType: 'mouse' })
  advance(10)
  expect(screen.getByRole('tooltip')).toHaveTextContent('As cards')
  vi.useRealTimers()
})
