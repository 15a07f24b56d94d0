import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { IconButton } from './IconButton.tsx'

test('is named by its label', async () => {
  const press = vi.fn<() => void>()
  render(<IconButton icon="share" label="Share" onClick={press} />)
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(press).toHaveBeenCalledOnce()
})

test('an unavailable button keeps focus and does nothing', async () => {
  const press = vi.fn<() => void>()
  render(<IconButton icon="share" label="Share" onClick={press} unavailable />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter} ')
  expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus()
  expect(press).not.toHaveBeenCalled()
})
