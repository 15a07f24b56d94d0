import { expect, test } from 'vitest'
import { fillPath, get } from './call.ts'

test.each([
  ['auki-ice', '/api/news/auki-ice'],
  ['a/b?c#d', '/api/news/a%2Fb%3Fc%23d'],
  ['../admin', '/api/news/..%2Fadmin'],
  ['...', '/api/news/...'],
  ['.well', '/api/news/.well'],
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
