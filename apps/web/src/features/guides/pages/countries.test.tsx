import { calls } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './countries.screen.tsx'

const cards = async () => {
  const main = within(await screen.findByRole('main'))
  await main.findByRole('heading', { level: 2, name: 'Vanuatu' })
  return main
}

test('five countries show their figures, live counts and two links', async () => {
  server.use(
    respondWith(calls.dashboardStats, 200, {
      businesses: 60,
      verified: 0,
      reviews: 0,
      news: 0,
      upcomingEvents: 0,
      countries: [{ country: 'fj', businesses: 53 }],
    }),
  )
  renderApp('/countries')
  const main = await cards()
  expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Solomon Islands',
    'Fiji',
    'Papua New Guinea',
    'New Caledonia',
    'Vanuatu',
  ])
  expect(await main.findByText('53')).toBeVisible()
  expect(main.getByRole('link', { name: 'Explore Fiji' })).toHaveAttribute('href', '/countries/fiji')
  expect(main.getByRole('link', { name: 'View Businesses in Fiji' })).toHaveAttribute(
    'href',
    '/directory?country=fj',
  )
  expect(main.getByText('Port Moresby')).toBeVisible()
  expect(main.getByText('US$25.9B')).toBeVisible()
  expect(
    main.getAllByText(/ Publishers give: population .* \(World Bank, 2024\); GDP .* \(World Bank, 202/),
  ).toHaveLength(5)
  expect(main.getAllByText(/never ranked by Doing Business/)).toHaveLength(1)
})

test('shows the countries without live counts', async () => {
  server.use(unreachable(calls.dashboardStats))
  renderApp('/countries')
  expect((await cards()).getAllByText('–')).toHaveLength(5)
})
