import { describe, expect, test } from 'vitest'
import { describeAlert, getAlertListPath, parseAlertFilters } from './index.ts'

describe('the filters of an alert', () => {
  test.each([
    [
      'tenders',
      'search=solar&country=Fiji&kind=Government+Tenders',
      'country=fj&search=solar&kind=government',
    ],
    ['tenders', 'page=2&when=all&sort=newest', ''],
    ['businesses', 'amenity=wifi&amenity=parking&amenity=wifi', 'amenity=parking&amenity=wifi'],
    ['businesses', 'open=true&near=-9.4,159.9&tab=new', ''],
    ['businesses', 'province=malaita&verified=true', 'province=malaita&verified=true'],
    ['news', 'tab=latest&section=policy&search=%20', 'section=policy'],
    ['resources', 'type=template', 'type=template'],
  ] as const)('of %s at ?%s are stored as %j', (list, query, stored) => {
    expect(parseAlertFilters(list, query)).toBe(stored)
    expect(parseAlertFilters(list, stored)).toBe(stored)
  })

  test('put a text on one line', () => {
    expect(parseAlertFilters('jobs', 'search=a%0D%0Ab')).toBe('search=a+b')
  })

  test.each([
    ['tenders', 'country=atlantis'],
    ['tenders', 'kind=none'],
    ['businesses', 'verified=maybe'],
    ['businesses', 'amenity=moat'],
    ['jobs', `search=${'x'.repeat(81)}`],
  ] as const)('of %s are refused at ?%s', (list, query) => {
    expect(parseAlertFilters(list, query)).toBeNull()
  })
})

describe('the words of an alert', () => {
  test.each([
    ['tenders', '', 'tenders'],
    ['tenders', 'country=fj&search=construction', 'tenders in Fiji about construction'],
    [
      'businesses',
      'province=malaita&town=Auki&type=Services&verified=true',
      'businesses in Auki, Malaita Province (Services, verified)',
    ],
    ['jobs', 'type=full-time', 'jobs (Full-time)'],
    ['news', 'section=funding', 'articles (Funding & Investment)'],
  ] as const)('about %s with ?%s are %s', (list, filters, words) => {
    expect(describeAlert({ list, filters })).toBe(words)
  })

  test('have a singular', () => {
    expect(describeAlert({ list: 'businesses', filters: 'country=fj' }, 1)).toBe('business in Fiji')
  })

  test('have the address of the list with its filters', () => {
    expect(getAlertListPath({ list: 'businesses', filters: 'country=fj' })).toBe('/directory?country=fj')
    expect(getAlertListPath({ list: 'jobs', filters: '' })).toBe('/jobs')
  })
})
