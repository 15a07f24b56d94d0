import type { BusinessSummary } from '@portal/domain/contract'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aListed, aPhoto, withPhotos } from '#test/factories.ts'
import { BusinessCard } from './BusinessCard.tsx'

const show = (own: Partial<BusinessSummary>) => render(<BusinessCard business={aListed(own)} />)

test('a card shows name, place, category and rating, and links to the profile', () => {
  show({})
  const link = screen.getByRole('link', { name: 'Kokonut Oil Cooperative' })
  expect(link).toHaveAttribute('href', '/sb/food-and-beverages/kokonut-oil-cooperative')
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Kokonut Oil Cooperative Verified')
  const card = screen.getByRole('article')
  expect(card).toHaveTextContent('Food & Beverages')
  expect(card).toHaveTextContent('Auki, Malaita')
  expect(card).toHaveTextContent('ENHANCED')
  expect(card).toHaveTextContent(/4\.8 out of 5 stars\s*23 reviews/)
})

test('a business without reviews or verification shows neither', () => {
  show({
    rating: null,
    reviewCount: 0,
    isVerified: false,
    subscriptionTier: 0,
    trialExpiryDate: '2027-01-01T00:00:00.000Z',
  })
  const card = screen.getByRole('article')
  expect(card).toHaveTextContent('No reviews yet')
  expect(card).toHaveTextContent('TRIAL')
  expect(card).not.toHaveTextContent('Verified')
})

test('a listing without an owner shows no plan', () => {
  show({ subscriptionTier: 0, trialExpiryDate: null })
  expect(screen.getByRole('article')).not.toHaveTextContent('TRIAL')
})

test.each([
  [true, /Sample$/],
  [false, /reviews$/],
])('sample data is marked: %s', (isSample, end) => {
  show({ isSample })
  expect(screen.getByRole('article')).toHaveTextContent(end)
})

test('one review is in the singular', () => {
  show({ rating: 5, reviewCount: 1 })
  expect(screen.getByRole('article')).toHaveTextContent(/5\.0 out of 5 stars\s*1 review$/)
})

test('a cover replaces the woven initial, in two sizes and on its colour', () => {
  const { container } = show(withPhotos([aPhoto(1, { color: '#3b6b74' })]))
  const image = container.querySelector('img')
  const name = 'photo1'.padEnd(22, 'x')
  expect(image).toHaveAttribute('src', `/media/${name}-400.webp`)
  expect(image).toHaveAttribute('srcset', `/media/${name}-800.webp 2x`)
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(image).toHaveAttribute('alt', '')
  expect(image?.previousElementSibling).toHaveAttribute('color', '#367')
  expect(container).not.toHaveTextContent(/^K/)
})

test('a cover in the first row loads eagerly', () => {
  const { container } = render(<BusinessCard business={aListed(withPhotos([aPhoto()]))} isFirst />)
  expect(container.querySelector('img')).not.toHaveAttribute('loading')
})

test('a business whose slug differs from its name links to its slug', () => {
  show({ slug: 'kokonut-oil-cooperative-2' })
  expect(screen.getByRole('link')).toHaveAttribute('href', '/sb/food-and-beverages/kokonut-oil-cooperative-2')
})
