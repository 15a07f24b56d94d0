import { beforeEach, expect, test, vi } from 'vitest'
import { createOnboardingDrafts, type OnboardingDraft } from './onboarding-draft.ts'
import { BLANK_BUSINESS } from './business-form.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-20T02:00:00.000Z')
const MELE = 'mele@portal.test'
const KEY = 'pending-shop-registration'

const aDraft = (own: Partial<OnboardingDraft> = {}): OnboardingDraft => ({
  id: 'one',
  savedAt: NOW,
  owner: null,
  step: 3,
  form: { ...BLANK_BUSINESS, shopName: 'Kokonut Oil' },
  images: [{ name: 'front.jpg', size: 4_200_000, type: 'image/jpeg' }],
  termsVersion: '2026-12-01',
  sending: null,
  ...own,
})

const drafts = createOnboardingDrafts(null)

beforeEach(() => localStorage.clear())

test('reads a saved draft unchanged', () => {
  drafts.save(aDraft(), NOW)
  expect(drafts.newest(null, NOW + DAY)).toEqual(aDraft())
})

test('a draft is stored under its key, and expires after seven days', () => {
  drafts.save(aDraft(), NOW)
  expect(localStorage.getItem(KEY)).toContain('Kokonut Oil')
  expect(drafts.newest(null, NOW + 7 * DAY)).not.toBeNull()
  expect(drafts.newest(null, NOW + 7 * DAY + 1)).toBeNull()
})

test('drafts of two tabs are both kept, the newest is offered first', () => {
  drafts.save(aDraft(), NOW)
  drafts.save(aDraft({ id: 'two', form: { ...BLANK_BUSINESS, shopName: 'Mat House' } }), NOW + 1)
  expect(drafts.newest(null, NOW + 2)?.form.shopName).toBe('Mat House')
  drafts.remove('two', NOW + 3)
  expect(drafts.newest(null, NOW + 4)?.form.shopName).toBe('Kokonut Oil')
})

test('a draft with an owner is opened by its owner only', () => {
  drafts.save(aDraft({ owner: MELE }), NOW)
  expect(drafts.newest(MELE, NOW)?.form.shopName).toBe('Kokonut Oil')
  expect(drafts.newest(null, NOW)).toBeNull()
  expect(drafts.newest('other@portal.test', NOW)).toBeNull()
  expect([drafts.hasOthers(null, NOW), drafts.hasOthers(MELE, NOW)]).toEqual([true, false])
})

test('a draft without an owner is opened by anybody', () => {
  drafts.save(aDraft(), NOW)
  expect(drafts.newest(null, NOW)?.id).toBe('one')
  expect(drafts.newest(MELE, NOW)?.id).toBe('one')
  expect(drafts.hasOthers(MELE, NOW)).toBe(false)
})

test('three drafts are kept per person', () => {
  drafts.save(aDraft({ id: 'hers', owner: MELE, savedAt: NOW - DAY }), NOW)
  for (const [place, id] of ['one', 'two', 'three', 'four'].entries())
    drafts.save(aDraft({ id, savedAt: NOW + place }), NOW)
  expect(drafts.find('one', NOW)).toBeNull()
  expect(drafts.find('two', NOW)).not.toBeNull()
  expect(drafts.newest(MELE, NOW)?.id).toBe('four')
  expect(drafts.find('hers', NOW)).not.toBeNull()
})

test('saving a draft does not extend the life of another', () => {
  drafts.save(aDraft(), NOW)
  drafts.save(aDraft({ id: 'two', savedAt: NOW + 6 * DAY }), NOW + 6 * DAY)
  expect(drafts.find('one', NOW + 7 * DAY)).not.toBeNull()
  expect(drafts.find('one', NOW + 8 * DAY)).toBeNull()
  expect(drafts.find('two', NOW + 8 * DAY)).not.toBeNull()
})

test('removing the last draft removes the item from storage', () => {
  drafts.save(aDraft(), NOW)
  drafts.remove('one', NOW)
  expect(localStorage).toHaveLength(0)
})

test('resubmissions and new businesses have drafts of their own', () => {
  createOnboardingDrafts(7).save(aDraft(), NOW)
  expect(drafts.newest(null, NOW)).toBeNull()
  expect(createOnboardingDrafts(8).newest(null, NOW)).toBeNull()
  expect(createOnboardingDrafts(7).newest(null, NOW)).not.toBeNull()
})

test.each([
  'nonsense',
  'null',
  '[]',
  `{"at":${NOW},"kept":{"version":2,"drafts":[]}}`,
  `{"at":${NOW},"kept":{"version":1,"drafts":[{"id":"one"}]}}`,
  `{"at":${NOW},"kept":{"version":1,"drafts":"many"}}`,
])('%s in storage is no draft', (text) => {
  localStorage.setItem(KEY, text)
  expect(drafts.newest(null, NOW)).toBeNull()
  drafts.save(aDraft(), NOW)
  expect(drafts.newest(null, NOW)?.id).toBe('one')
})

test('missing and malformed fields are blank, the others are kept', () => {
  const stored = { ...aDraft(), form: { shopName: 'Kokonut Oil', phone: 7, more: 'x' } }
  localStorage.setItem(KEY, JSON.stringify({ at: NOW, kept: { version: 1, drafts: [stored] } }))
  expect(drafts.newest(null, NOW)?.form).toEqual({ ...BLANK_BUSINESS, shopName: 'Kokonut Oil' })
})

test('a storage that throws on access is ignored', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  expect(drafts.save(aDraft(), NOW)).toBe(false)
  expect(drafts.newest(null, NOW)).toBeNull()
  drafts.remove('one', NOW)
})
