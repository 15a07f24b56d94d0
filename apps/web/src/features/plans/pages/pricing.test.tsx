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
  ['Choose Standard: Standard', '/upgrade?plan=standard'],
  ['Choose Enhanced: Enhanced', '/upgrade?plan=enhanced'],
  ['Request a quote: Website Package', '/quote-builder'],
])('%s leads to %s', async (name, href) => {
  await open()
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

const ALL = ['Yes', 'Yes', 'Yes', 'Yes']

test.each([
  ['Price', ['$0', '$89/year', '$129/year', 'Custom quote']],
  ['Runs for', ['90 days', '1 year', '1 year', '1 year']],
  ['Badge on the listing', ['Plain', 'Blue', 'Orange', 'Orange']],
  ['Found in lists and search', ALL],
  ['Phone, WhatsApp, email, hours', ALL],
  ['Words of description, at most', ['100', '500', '500', '500']],
  ['Photos you can add, at most', ['4', '4', '15', '15']],
  ['All photos shown, in a gallery', ['No', 'No', 'Yes', 'Yes']],
  ['Video and customer reviews', ['No', 'No', 'Yes', 'Yes']],
  ['A website of your own', ['No', 'No', 'No', 'Yes']],
  ['Money back', ['Nothing to pay', 'Within 30 days', 'Within 30 days', 'Within 30 days']],
])('the comparison says of each plan: %s', async (name, cells) => {
  await open()
  const table = within(screen.getByRole('table', { name: 'The plans compared' }))
  const header = table.getByRole('rowheader', { name })
  const row = within(header.closest('tr') ?? document.body)
  const spoken = row
    .getAllByRole('cell')
    .map((cell) => within(cell).queryByRole('img')?.getAttribute('aria-label') ?? cell.textContent)
  expect(spoken).toEqual(cells)
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'What you get',
    'Free Trial',
    'Standard',
    'Enhanced',
    'Website Package',
  ])
})

test('the trial has its four days, and goes on after them with a plan and without', async () => {
  await open()
  const path = part('From trial to paid')
  const days = path.getAllByText(/^Day \d+$/)
  expect(days.map(({ textContent }) => textContent)).toEqual(['Day 1', 'Day 76', 'Day 83', 'Day 90'])
  expect(path.getByRole('heading', { level: 3, name: 'After day 90, with a plan' })).toBeVisible()
  expect(path.getByText('30 and 7 days before the end')).toBeVisible()
  expect(path.getByRole('heading', { level: 3, name: 'Without a plan' })).toBeVisible()
  expect(path.getByRole('heading', { level: 4, name: 'Nothing is deleted' })).toBeVisible()
})

test('the add-ons have prices, and paid plans a guarantee', async () => {
  await open()
  const addOns = part('Add-on services')
  expect(addOns.getByText('Online booking system').nextElementSibling).toHaveTextContent('$400')
  expect(screen.getByText('30 days to change your mind.')).toBeVisible()
})
