// cspell:ignore customby
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#test/render-app.tsx'
// Loaded up front, so that no test waits for it.
import './pricing.screen.tsx'

async function open() {
  renderApp('/pricing')
  await screen.findByRole('heading', { level: 1, name: 'Plans and pricing' })
}

const part = (name: string) => within(screen.getByRole('region', { name }))

test('the four plans stand with name, price, duration and badge', async () => {
  await open()
  const cards = part('Four plans').getAllByRole('article')
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^TRIALFree Trial\$03 months/),
    expect.stringMatching(/^STANDARDStandard\$89per year/),
    expect.stringMatching(/^ENHANCEDEnhanced\$129per year/),
    expect.stringMatching(/^PREMIUMWebsite PackageCustomby quote/),
  ])
})

test.each([
  ['Start your free trial: Free Trial', '/register'],
  ['Start with the trial: Standard', '/register'],
  ['Start with the trial: Enhanced', '/register'],
  ['Request a quote: Website Package', '/quote-builder'],
])('%s leads to %s', async (name, href) => {
  await open()
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('the plans are compared, the add-ons have prices, and the trial has its four days', async () => {
  await open()
  const photos = within(screen.getByRole('table', { name: 'The plans compared' })).getByRole('row', {
    name: /^Photos /,
  })
  expect(
    within(photos)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Photos', 'Up to 4', 'Up to 4', 'Up to 15', 'Up to 15'])
  const addOns = part('Add-on services')
  expect(addOns.getByText('Online booking system').nextElementSibling).toHaveTextContent('$400')
  const days = part('From trial to paid').getAllByText(/^Day \d+$/)
  expect(days.map(({ textContent }) => textContent)).toEqual(['Day 1', 'Day 76', 'Day 83', 'Day 90'])
  expect(screen.getByText('30 days to change your mind.')).toBeVisible()
})
