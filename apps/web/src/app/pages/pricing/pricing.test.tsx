// cspell:ignore customby
import { calls } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTextPage } from '#test/content-factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './PlanExamples.tsx'
import './compare.screen.tsx'
import './pricing.screen.tsx'

async function open() {
  const page = renderApp('/pricing')
  await screen.findByRole('heading', { level: 1, name: 'Plans and pricing' })
  return page
}

const part = (name: string) => within(screen.getByRole('region', { name }))

test('one table has the four plans with badge, name, price and duration, one of them recommended', async () => {
  await open()
  const plans = screen.getByRole('table', { name: 'The plans compared' })
  expect(screen.getAllByRole('table')).toEqual([plans])
  expect(
    within(plans)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^TRIALFree TrialUS\$0 3 months/),
    expect.stringMatching(/^STANDARDStandardUS\$89 per year/),
    expect.stringMatching(/^RecommendedENHANCEDEnhancedUS\$129 per year/),
    expect.stringMatching(/^PREMIUMWebsite PackageCustom by quote/),
  ])
})

test('the example business shows what each plan adds', async () => {
  await open()
  const example = within(await screen.findByRole('region', { name: 'One listing on each plan' }))
  expect(
    example.getByText(/^The same sample business\. Each plan limits how long its description may be\./),
  ).toBeVisible()
  const [trial, standard, enhanced] = example
    .getAllByRole('heading', { level: 3 })
    .map((heading) => within(heading.closest('li') ?? document.body))
  expect(trial?.getByText('Visitors see 1 of 4 photos')).toBeVisible()
  expect(trial?.getAllByRole('img', { name: /illustration/ })).toHaveLength(1)
  expect(trial?.queryByText(/^Our shed is open to visitors/)).toBeNull()
  expect(standard?.getByText(/^Our shed is open to visitors/)).toBeVisible()
  expect(standard?.queryByText(/reviews$/)).toBeNull()
  expect(enhanced?.getAllByRole('img', { name: /illustration/ })).toHaveLength(5)
  expect(enhanced?.getByText('And 7 more in the gallery')).toBeVisible()
  expect(enhanced?.getByText('4 reviews')).toBeVisible()
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
  ['Runs for', ['90 days', '1 year', '1 year', '1 year']],
  ['Found in lists and search', ALL],
  ['Phone, WhatsApp, email, hours', ALL],
  ['Description', ['Up to 100 words', 'Up to 500 words', 'Up to 500 words', 'Up to 500 words']],
  ['Photos you can add', ['Up to 4', 'Up to 4', 'Up to 15', 'Up to 15']],
  ['Photos visitors see', ['The cover', 'The cover', 'All, in a gallery', 'All, in a gallery']],
  ['Video', ['No', 'No', 'Yes', 'Yes']],
  ['Customer reviews', ['No', 'No', 'Yes', 'Yes']],
  ['A website of your own', ['No', 'No', 'No', 'Yes']],
  ['Money back', ['Nothing to pay', 'Within 30 days', 'Within 30 days', 'Within 30 days']],
])('the comparison says of each plan: %s', async (name, expected) => {
  await open()
  const table = within(screen.getByRole('table', { name: 'The plans compared' }))
  const column = table.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === name)
  const [, ...rows] = table.getAllByRole('row')
  const spoken = rows.map((row) => {
    const cell = within(row).getAllByRole('cell')[column - 1]
    return cell && (within(cell).queryByRole('img')?.getAttribute('aria-label') ?? cell.textContent)
  })
  expect(spoken).toEqual(expected)
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
  expect(addOns.getByText('Online booking system').nextElementSibling).toHaveTextContent('US$400')
  expect(screen.getByText('30 days to change your mind.')).toBeVisible()
})

test('a switch chooses the plan for narrow screens, the recommended one first', async () => {
  const { user } = await open()
  const choice = within(screen.getByRole('group', { name: 'Plan to show', hidden: true }))
  expect(choice.getByRole('radio', { name: 'Enhanced', hidden: true })).toBeChecked()
  await user.click(choice.getByRole('radio', { name: 'Standard', hidden: true }))
  expect(choice.getByRole('radio', { name: 'Enhanced', hidden: true })).not.toBeChecked()
})

test('/pricing/compare is that table, with how to choose', async () => {
  server.use(
    respondWith(calls.getTextPage, 200, aTextPage({ path: '/pricing/compare', title: 'Compare Plans' })),
  )
  renderApp('/pricing/compare')
  expect(await screen.findByRole('table', { name: 'The plans compared' })).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1, name: 'Compare Plans' })).toBeVisible()
})
