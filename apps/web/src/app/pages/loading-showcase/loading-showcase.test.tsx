import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#test/render-app.tsx'
// Loaded up front, so that no test waits for it.
import './loading-showcase.screen.tsx'

test('the full-page loader covers the page until Esc is pressed', async () => {
  const { user } = renderApp('/loading-showcase')
  const part = within(await screen.findByRole('region', { name: 'Full-page loader' }))
  expect(part.queryByRole('status')).toBeNull()
  await user.click(part.getByRole('button', { name: 'Show the full-page loader' }))
  expect(part.getByRole('status')).toHaveTextContent('Loading...')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(part.queryByRole('status')).toBeNull())
})

test('the button is marked as busy while it sends', async () => {
  const { user } = renderApp('/loading-showcase')
  const button = await screen.findByRole('button', { name: 'Send' })
  await user.click(button)
  expect(button).toHaveTextContent('Sending…')
  expect(button).toHaveAttribute('aria-disabled', 'true')
})
