import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockProfile, heading, panel, PATH } from '#test/profile.ts'
import { renderApp } from '#test/render-app.tsx'
// Loaded up front, so that no test waits for it.
import '#app/pages/profile/profile.screen.tsx'
import './ProfileParts.tsx'

const readJsonLd = () =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as object

test('a profile lists what visitors can expect, how to pay and what is delivered', async () => {
  mockProfile({
    amenities: ['parking', 'cold-storage'],
    businessTypes: ['B2B', 'Services'],
    payments: ['cash', 'mobile-money'],
    delivery: ['by-sea'],
  })
  renderApp(PATH)
  await heading('Kokonut Oil Cooperative')
  const goodToKnow = await panel('Good to know')
  expect(goodToKnow.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Parking',
    'Cold storage',
  ])
  expect(goodToKnow.getByText('Type').nextElementSibling).toHaveTextContent('B2B, Services')
  expect(goodToKnow.getByText('Pay by').nextElementSibling).toHaveTextContent('Cash, Mobile money')
  expect(goodToKnow.getByText('Delivery').nextElementSibling).toHaveTextContent('Serves by sea')
  expect(readJsonLd()).toMatchObject({
    amenityFeature: [
      { '@type': 'LocationFeatureSpecification', name: 'Parking', value: true },
      { '@type': 'LocationFeatureSpecification', name: 'Cold storage', value: true },
    ],
    paymentAccepted: 'Cash, Mobile money',
  })
})

test('a business that states one fact has no empty lines', async () => {
  mockProfile({ businessTypes: [], payments: ['card'] })
  renderApp(PATH)
  const goodToKnow = await panel('Good to know')
  expect(goodToKnow.getByText('Card')).toBeVisible()
  expect(goodToKnow.queryByText('Delivery')).toBeNull()
  expect(goodToKnow.queryByRole('list')).toBeNull()
})

test('a business that states nothing has no such panel', async () => {
  mockProfile({ businessTypes: [] })
  renderApp(PATH)
  await heading('Kokonut Oil Cooperative')
  expect(await within(screen.getByRole('main')).findByRole('region', { name: 'Find us' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Good to know' })).toBeNull()
  expect(readJsonLd()).not.toHaveProperty('amenityFeature')
  expect(readJsonLd()).not.toHaveProperty('paymentAccepted')
})
