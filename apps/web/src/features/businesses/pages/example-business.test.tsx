import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#test/render-app.tsx'
// Loaded up front, so that no test waits for it.
import './example-business.screen.tsx'
import '../example/ExampleMap.tsx'

const open = async () => {
  const view = renderApp('/example-business')
  await screen.findByRole('heading', { level: 1, name: 'Lagoon Timber & Craft' })
  return { ...view, main: within(screen.getByRole('main')) }
}

test('says that it is a sample, with the badges of an Enhanced listing', async () => {
  const { main } = await open()
  for (const badge of ['Sample', 'Handicrafts', 'Enhanced Listing', 'Featured'])
    expect(main.getByText(badge)).toBeVisible()
  expect(main.getByText(/This business is made up/)).toBeVisible()
  expect(main.getByText('4 reviews')).toBeVisible()
})

test('shows description, gallery and reviews as tabs', async () => {
  const { main, user } = await open()
  expect(main.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['About', 'Gallery', 'Reviews'])
  expect(main.getByRole('tabpanel')).toHaveTextContent(/We carve bowls/)
  await user.click(main.getByRole('tab', { name: 'Reviews' }))
  expect(main.getByRole('tabpanel')).toHaveTextContent(/Grace T\..*11 Nov 2026 · 1 week ago/)
  await user.keyboard('{ArrowLeft}')
  expect(main.getByRole('tabpanel')).toHaveTextContent('Carved bowls')
})

test('shows the hours in Honiara’s time', async () => {
  const { main } = await open()
  const hours = within(main.getByRole('region', { name: 'Business hours' }))
  expect(
    hours.getAllByRole('term').map((day) => `${day.textContent} ${day.nextElementSibling?.textContent}`),
  ).toEqual(['Monday - Friday 8:00 AM - 5:00 PM', 'Saturday 9:00 AM - 3:00 PM', 'Sunday Closed'])
})

test('the map links to the provinces; the made-up contact details are no links', async () => {
  const { main } = await open()
  const map = within(await main.findByRole('region', { name: 'Interactive Map' }))
  expect(map.getAllByRole('link')).toHaveLength(10)
  const contact = within(main.getByRole('region', { name: 'Contact' }))
  expect(contact.queryByRole('link')).toBeNull()
  expect(contact.getByText('orders@lagoon-timber.example')).toBeVisible()
})

test('can be shared, and links to the registration', async () => {
  const { main } = await open()
  expect(main.getByRole('button', { name: 'Share' })).toBeVisible()
  const whatsApp = main.getByRole('link', { name: 'WhatsApp', hidden: true })
  expect(decodeURIComponent(whatsApp.getAttribute('href') ?? '')).toContain(
    'https://portal.example/example-business',
  )
  const card = within(main.getByRole('region', { name: 'Want Your Business Featured Like This?' }))
  expect(card.getByRole('link')).toHaveAttribute('href', '/register-business')
})
