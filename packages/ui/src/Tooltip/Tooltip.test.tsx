import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { layOut } from '../../test/layout.ts'
import { Tooltip, TooltipProvider } from './Tooltip.tsx'

beforeEach(() => layOut())

function drawn() {
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

test('keyboard focus shows it at once as a description, Esc hides it', async () => {
  drawn()
  const user = userEvent.setup()
  await user.tab()
  expect(button('List')).toHaveAccessibleDescription('As rows')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('the pointer waits 700 ms for the first and not at all for the next', () => {
  vi.useFakeTimers()
  drawn()
  fireEvent.pointerMove(button('List'), { pointerType: 'mouse' })
  pass(650)
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  pass(100)
  expect(screen.getByRole('tooltip')).toHaveTextContent('As rows')
  fireEvent.pointerLeave(button('List'))
  fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 500, clientY: 500 })
  pass(200)
  fireEvent.pointerMove(button('Grid'), { pointerType: 'mouse' })
  pass(10)
  expect(screen.getByRole('tooltip')).toHaveTextContent('As cards')
  vi.useRealTimers()
})
