import { calls, type Call } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { fillPath, get } from './call.ts'

test.each([
  ['auki-ice', '/api/news/auki-ice'],
  ['a/b?c#d', '/api/news/a%2Fb%3Fc%23d'],
  ['../admin', null],
  ['...', null],
  ['.well', null],
  ['feed.xml', null],
  [7, '/api/news/7'],
  ['', null],
  ['.', null],
  ['..', null],
  ['%2e', null],
  ['%2E.', null],
  ['.%2e', null],
])('the parameter %j gives the path %j', (idOrSlug, path) => {
  expect(fillPath('/api/news/:idOrSlug', { idOrSlug })).toBe(path)
  expect(get('/api/news/:idOrSlug', { params: { idOrSlug } }).path).toBe(path)
})

test('a missing parameter gives no path', () => {
  expect(fillPath('/api/news/:idOrSlug', {})).toBeNull()
})

const gets = Object.values<Call>(calls).flatMap(({ method, path }) => (method === 'GET' ? [path] : []))
const withParameters = gets.filter((path) => path.includes(':'))

test.each(gets.filter((path) => !path.includes(':')))('no parameter leads to %s', (path) => {
  const parts = path.split('/')
  for (const pattern of withParameters) {
    const names = pattern.split('/')
    const leads =
      names.length === parts.length &&
      names.every((name, place) => name.startsWith(':') || name === parts[place])
    const values = Object.fromEntries(names.map((name, place) => [name.slice(1), parts[place] ?? '']))
    expect(leads ? fillPath(pattern, values) : null).toBeNull()
  }
})
