import { beforeEach, expect, test, vi } from 'vitest'
import { createExpiringItem } from './expiring-item.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-20T02:00:00.000Z')

const item = createExpiringItem<{ name: string }>({
  key: 'a-form',
  lifetimeMs: 7 * DAY,
  parse: (stored) =>
    typeof stored === 'object' && stored !== null && 'name' in stored && typeof stored.name === 'string'
      ? { name: stored.name }
      : null,
})

beforeEach(() => localStorage.clear())

test('a value is read until it expires, and is removed then', () => {
  item.write({ name: 'Kokonut' }, NOW)
  expect(item.read(NOW + 7 * DAY)).toEqual({ name: 'Kokonut' })
  expect(item.read(NOW + 7 * DAY + 1)).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test('a removed value is not read', () => {
  item.write({ name: 'Kokonut' }, NOW)
  item.remove()
  expect(item.read(NOW)).toBeNull()
})

test.each(['nonsense', '{}', 'null', '{"at":1795140000000,"kept":{"title":1}}'])(
  '%s in storage is no value',
  (text) => {
    localStorage.setItem('a-form', text)
    expect(item.read(NOW)).toBeNull()
  },
)

test('write says whether the value was stored', () => {
  expect(item.write({ name: 'Kokonut' }, NOW)).toBe(true)
})

test('write says that a full storage did not store the value', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(item.write({ name: 'Kokonut' }, NOW)).toBe(false)
  expect(item.read(NOW)).toBeNull()
  vi.restoreAllMocks()
})
