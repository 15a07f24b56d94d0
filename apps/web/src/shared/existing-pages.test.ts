import { expect, test } from 'vitest'
import { pageExists } from './existing-pages.ts'

test.each([
  '/',
  '/directory?view=provinces',
  '/directory/featured',
  '/directory/industries/mining',
  '/news/policy',
  '/events/webinars',
  '/sb',
  '/malaita',
  '/auth/sign-in',
  '/api/logout',
])('%s is a page', (href) => {
  expect(pageExists(href)).toBe(true)
})

test.each([
  '/countries',
  '/industries/mining',
  '/events/submit',
  '/newsletter',
  '/tenders',
  '/nowhere',
  '/legal/terms',
])('%s is not there yet', (href) => {
  expect(pageExists(href)).toBe(false)
})
