import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'

test('responds to click, Enter and Space', async () => {
  const press = vi.fn<() => void>()
  render(<Button onClick={press}>Approve</Button>)
  const button = screen.getByRole('button', { name: 'Approve' })
  await userEvent.click(button)
  await userEvent.keyboard('{Enter} ')
  expect(press).toHaveBeenCalledTimes(3)
})

test('submits its form only with type="submit"', async () => {
  const send = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <Button>Preview</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
  expect(send).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(send).toHaveBeenCalledOnce()
})

test('a busy button keeps focus and ignores further clicks', async () => {
  const press = vi.fn<() => void>()
  const send = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={send}>
      <Button type="submit" busy={busy} onClick={press}>
        Send
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  rerender(form(true))
  const button = screen.getByRole('button', { name: 'Send' })
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(press).toHaveBeenCalledOnce()
  expect(send).toHaveBeenCalledOnce()
})

test('a button that becomes unavailable keeps focus, and neither acts nor submits', async () => {
  const press = vi.fn<() => void>()
  const send = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  const form = (unavailable: boolean) => (
    <form onSubmit={send}>
      <input aria-label="Word" />
      <Button type="submit" unavailable={unavailable} onClick={press}>
        Search
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'Search' })
  button.focus()
  rerender(form(true))
  await userEvent.keyboard('{Enter} ')
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.type(screen.getByRole('textbox', { name: 'Word' }), 'cocoa{Enter}')
  expect(press).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
})
