import { findNearestAirport } from '@portal/domain/place'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#test/render-app.tsx'
import { wholeText } from '#test/whole-text.ts'
import { EXAMPLE } from '../example/example.ts'
// Loaded up front, so that no test waits for it.
import '#app/pages/profile/example-business.screen.tsx'
import '#app/pages/profile/ExampleActionsWithReport.tsx'
import '../example/ExampleActionBar.tsx'
import '../example/ExampleContact.tsx'
import '#features/messages/MessageDialog.tsx'
import '#features/reports/ReportDialog.tsx'
import '../example/ExampleMap.tsx'
import '#features/reviews/ReviewForm.tsx'

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
  expect(main.getAllByText('4 reviews')[0]).toBeVisible()
})

test('shows description, gallery and reviews as tabs', async () => {
  const { main, user } = await open()
  expect(main.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['About', 'Gallery', 'Reviews'])
  expect(main.getByRole('tabpanel')).toHaveTextContent(/We carve bowls/)
  await user.click(main.getByRole('tab', { name: 'Reviews' }))
  await waitFor(() =>
    expect(main.getByRole('tabpanel')).toHaveTextContent(/Grace T\..*11 Nov 2026 · 1 week ago/),
  )
  await user.keyboard('{ArrowLeft}')
  const gallery = within(main.getByRole('tabpanel'))
  await gallery.findAllByRole('img')
  const pictures = gallery.getAllByRole('img').map((picture) => picture.getAttribute('alt'))
  expect(pictures).toHaveLength(12)
  expect(pictures).toContain('Carved bowls and paddles (illustration)')
  expect(pictures.filter((text) => !text?.endsWith(' (illustration)'))).toEqual([])
  expect(gallery.getByRole('link', { name: 'Play the video' })).toBeVisible()
})

test('“Write Review” opens the real form, which explains itself and leads to the directory', async () => {
  const { main, user } = await open()
  await user.click(main.getByRole('tab', { name: 'Reviews' }))
  const panel = within(main.getByRole('tabpanel'))
  expect(panel.getByText(wholeText('Reply from Lagoon Timber & Craft'))).toBeVisible()
  expect(panel.getByRole('list', { name: 'Reviews by stars' })).toHaveTextContent(/5 stars\s*3\s*4 stars\s*1/)
  await user.click(panel.getByRole('button', { name: 'Write Review' }))
  expect(panel.getByText('Try the form: nothing is sent from this page.')).toBeVisible()
  await user.click(await panel.findByRole('radio', { name: '5 stars' }))
  await user.type(panel.getByRole('textbox', { name: /Your review/ }), 'Beautiful bowls, safely packed.')
  await user.click(panel.getByRole('button', { name: 'Send review' }))
  expect(await panel.findByText('This is a sample, so nothing was sent.')).toBeVisible()
  expect(panel.getByRole('link', { name: 'Find a business to review' })).toHaveAttribute('href', '/directory')
})

test('the sample’s nearest airport is the real one', () => {
  const { country, latitude, longitude } = EXAMPLE
  if (latitude === null || longitude === null) throw new Error('The sample has no point')
  expect(EXAMPLE.nearestAirport).toEqual(findNearestAirport(country, { latitude, longitude }))
})

test('shows the hours in Honiara’s time', async () => {
  const { main } = await open()
  const hours = within(main.getByRole('region', { name: 'Business hours' }))
  expect(
    hours.getAllByRole('term').map((day) => `${day.textContent} ${day.nextElementSibling?.textContent}`),
  ).toEqual([
    'Monday - Friday 8:00 AM - 5:00 PM',
    'Saturday 9:00 AM - 3:00 PM',
    'Sunday Closed',
    'Public holidays Closed',
  ])
})

test('has social links, each of which says what it opens on a real listing', async () => {
  const { main, user } = await open()
  const social = within(await main.findByRole('list', { name: 'Social media' }))
  const buttons = social.getAllByRole('button')
  expect(buttons.map((button) => button.textContent)).toEqual(['Facebook', 'Instagram', 'X (Twitter)'])
  await user.click(social.getByRole('button', { name: 'Instagram' }))
  expect(
    await screen.findByText('On a real listing, this opens the business’s page on Instagram.'),
  ).toBeVisible()
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
  expect(await main.findByRole('button', { name: 'Share' })).toBeVisible()
  const sheet = within(main.getByRole('dialog', { hidden: true }))
  const whatsApp = sheet.getByRole('link', { name: 'WhatsApp', hidden: true })
  expect(decodeURIComponent(whatsApp.getAttribute('href') ?? '')).toContain(
    'https://portal.example/example-business',
  )
  const card = within(main.getByRole('region', { name: 'Want Your Business Featured Like This?' }))
  expect(card.getByRole('link')).toHaveAttribute('href', '/register-business')
})

test('Send message opens the real dialog, marked as a sample: nothing is sent, and it leads to the directory', async () => {
  localStorage.clear()
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Send message' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Message to Lagoon Timber & Craft' }))
  expect(dialog.getByText('Try it out: nothing is sent.')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: /^Your name/ }), 'Mere Tavola')
  await user.type(dialog.getByRole('textbox', { name: /^Your email/ }), 'mere@example.com')
  await user.type(dialog.getByRole('textbox', { name: /^Your message/ }), 'A bowl of rosewood, please')
  await user.click(dialog.getByRole('button', { name: 'Send message' }))
  const done = within(await screen.findByRole('dialog', { name: 'This was a sample' }))
  expect(done.getByText(/^Nothing was sent/)).toBeVisible()
  expect(done.getByRole('link', { name: 'Browse the directory' })).toHaveAttribute('href', '/directory')
})

test('Report opens the real dialog too; Save says what it does on a real listing', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Save Lagoon Timber & Craft' }))
  expect(
    await screen.findByText('On a real listing, the heart saves it under Saved businesses.'),
  ).toBeVisible()
  expect(localStorage.getItem('saved-businesses')).toBeNull()
  await user.click(screen.getByText('More', { selector: 'summary *' }))
  await user.click(screen.getByRole('button', { name: 'Report' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report Lagoon Timber & Craft' }))
  await user.click(dialog.getByRole('radio', { name: 'Something else' }))
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByRole('dialog', { name: 'This was a sample' })).toBeVisible()
})
