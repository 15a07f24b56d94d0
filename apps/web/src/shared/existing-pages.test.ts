import { EVENT_SECTIONS as EVENT_TABLE, NEWS_SECTIONS as NEWS_TABLE } from '@portal/reference-data'
import { expect, test } from 'vitest'
import { pageExists } from './existing-pages.ts'
import { EVENT_SECTIONS, NEWS_SECTIONS } from './paths.ts'

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

test('the lists of news and events have an address for each entry of their tables', () => {
  expect(NEWS_SECTIONS).toEqual(NEWS_TABLE.map(({ slug }) => slug))
  expect(EVENT_SECTIONS).toEqual(EVENT_TABLE)
})
