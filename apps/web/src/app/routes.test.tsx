import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../test/render-app.tsx'

test('an address that nobody has is the 404 screen', async () => {
  renderApp('/no/such/page/here')
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
})
