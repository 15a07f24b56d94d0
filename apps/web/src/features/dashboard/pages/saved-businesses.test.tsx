import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dashboardHandlers } from '#test/dashboard.ts'
import { aSummary, aUser } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import '#app/pages/dashboard/dashboard.screen.tsx'

test('shows saved businesses and their number on the dashboard', async () => {
  const saves = [aSummary({ id: 3, name: 'Gizo Dive' }), aSummary({ id: 4, name: 'Buala Bread' })]
  server.use(...dashboardHandlers({ saves }))
  renderApp('/dashboard', { user: aUser() })
  const saved = within(await screen.findByRole('region', { name: 'Saved businesses' }))
  expect(await saved.findByRole('link', { name: 'Gizo Dive' })).toBeVisible()
  expect(saved.getByRole('link', { name: 'All 2 saved' })).toHaveAttribute('href', '/saved')
})

test('explains how to save a business if none is saved', async () => {
  server.use(...dashboardHandlers())
  renderApp('/dashboard', { user: aUser() })
  expect(await screen.findByText('Tap the heart on a business to save it here.')).toBeVisible()
})
