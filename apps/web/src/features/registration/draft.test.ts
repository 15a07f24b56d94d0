import { beforeEach, expect, test, vi } from 'vitest'
import { draftShelf, type Draft } from './draft.ts'
import { BLANK } from './shop.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-20T02:00:00.000Z')
const KEY = 'pending-shop-registration'

const aDraft = (own: Partial<Draft> = {}): Draft => ({
  id: 'one',
  savedAt: NOW,
  step: 3,
  form: { ...BLANK, shopName: 'Kokonut Oil' },
  images: [{ name: 'front.jpg', size: 4_200_000, type: 'image/jpeg' }],
  termsVersion: '2026-11-20',
  sending: null,
  ...own,
})

const shelf = draftShelf(null)

beforeEach(() => localStorage.clear())

test('a draft is there again as it was, with when it was kept', () => {
  shelf.keep(aDraft(), NOW)
  expect(shelf.newest(NOW + DAY)).toEqual(aDraft())
})

test('it is kept under its name, and after seven days it is gone', () => {
  shelf.keep(aDraft(), NOW)
  expect(localStorage.getItem(KEY)).toContain('Kokonut Oil')
  expect(shelf.newest(NOW + 7 * DAY)).not.toBeNull()
  expect(shelf.newest(NOW + 7 * DAY + 1)).toBeNull()
})

test('two windows keep one each: neither wipes the other’s, and the latest is offered first', () => {
  shelf.keep(aDraft(), NOW)
  shelf.keep(aDraft({ id: 'two', form: { ...BLANK, shopName: 'Mat House' } }), NOW + 1)
  expect(shelf.newest(NOW + 2)?.form.shopName).toBe('Mat House')
  shelf.discard('two', NOW + 3)
  expect(shelf.newest(NOW + 4)?.form.shopName).toBe('Kokonut Oil')
})

test('an old draft grows no younger because another one is written', () => {
  shelf.keep(aDraft(), NOW)
  shelf.keep(aDraft({ id: 'two', savedAt: NOW + 6 * DAY }), NOW + 6 * DAY)
  expect(shelf.find('one', NOW + 7 * DAY)).not.toBeNull()
  expect(shelf.find('one', NOW + 8 * DAY)).toBeNull()
  expect(shelf.find('two', NOW + 8 * DAY)).not.toBeNull()
})

test('the last one discarded leaves nothing on the device', () => {
  shelf.keep(aDraft(), NOW)
  shelf.discard('one', NOW)
  expect(localStorage).toHaveLength(0)
})

test('a listing that is mended does not mix with a new one', () => {
  draftShelf(7).keep(aDraft(), NOW)
  expect(shelf.newest(NOW)).toBeNull()
  expect(draftShelf(8).newest(NOW)).toBeNull()
  expect(draftShelf(7).newest(NOW)).not.toBeNull()
})

test.each([
  'nonsense',
  'null',
  '[]',
  `{"at":${NOW},"kept":{"version":2,"drafts":[]}}`,
  `{"at":${NOW},"kept":{"version":1,"drafts":[{"id":"one"}]}}`,
  `{"at":${NOW},"kept":{"version":1,"drafts":"many"}}`,
])('%s in its place is no draft', (text) => {
  localStorage.setItem(KEY, text)
  expect(shelf.newest(NOW)).toBeNull()
  shelf.keep(aDraft(), NOW)
  expect(shelf.newest(NOW)?.id).toBe('one')
})

test('a field that is missing or something else is blank, the others stay', () => {
  const stored = { ...aDraft(), form: { shopName: 'Kokonut Oil', phone: 7, more: 'x' } }
  localStorage.setItem(KEY, JSON.stringify({ at: NOW, kept: { version: 1, drafts: [stored] } }))
  expect(shelf.newest(NOW)?.form).toEqual({ ...BLANK, shopName: 'Kokonut Oil' })
})

test('a browser that keeps nothing stops nobody', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  shelf.keep(aDraft(), NOW)
  expect(shelf.newest(NOW)).toBeNull()
  shelf.discard('one', NOW)
})
