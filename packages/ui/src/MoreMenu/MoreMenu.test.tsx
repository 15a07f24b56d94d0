import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { MoreMenu } from './MoreMenu.tsx'

function open() {
  const onReport = vi.fn<() => void>()
  render(
    <>
      <MoreMenu label="More">
        <Button variant="quiet" onClick={onReport}>
          Report
        </Button>
      </MoreMenu>
      <Button>Share</Button>
    </>,
  )
  const details = screen.getByText('More').closest('details')
  return { onReport, details, opener: screen.getByText('More'), user: userEvent.setup() }
}

test('chooses an action and closes, with the focus on its button', async () => {
  const { onReport, details, opener, user } = open()
  await user.click(opener)
  expect(details).toHaveAttribute('open')
  await user.click(screen.getByRole('button', { name: 'Report' }))
  expect(onReport).toHaveBeenCalledOnce()
  expect(details).not.toHaveAttribute('open')
  expect(opener.closest('summary')).toHaveFocus()
})

test('Esc closes it and returns the focus to its button', async () => {
  const { details, opener, user } = open()
  await user.click(opener)
  screen.getByRole('button', { name: 'Report' }).focus()
  await user.keyboard('{Escape}')
  expect(details).not.toHaveAttribute('open')
  expect(opener.closest('summary')).toHaveFocus()
})

test.each([
  [
    'a press outside',
    async (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('Share')),
  ],
  ['leaving it with Tab', async (user: ReturnType<typeof userEvent.setup>) => user.tab()],
])('%s closes it', async (_, leave) => {
  const { details, opener, user } = open()
  await user.click(opener)
  screen.getByRole('button', { name: 'Report' }).focus()
  await leave(user)
  expect(details).not.toHaveAttribute('open')
})
