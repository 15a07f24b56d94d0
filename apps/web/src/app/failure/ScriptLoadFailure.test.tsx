import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '#test/render-app.tsx'

vi.mock('./RouteFailure.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('shows an alert with a retry link inside the shell when scripts cannot be loaded', async () => {
  renderApp('/nobody-has-this-address')
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Check your connection/)
  expect(screen.getByRole('link', { name: 'try again' })).toHaveAttribute('href', '/nobody-has-this-address')
  expect(screen.getByRole('banner')).toBeInTheDocument()
})
