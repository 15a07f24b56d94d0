import { beforeEach, expect, test, vi } from 'vitest'
import { DraftSession } from './draft-session.ts'
import { createFormDraftStore } from './form-draft.ts'

const MELE = 'mele@portal.test'
const HOUR = 3_600_000
const NOW = Date.parse('2026-11-20T02:00:00.000Z')
const BLANK = { name: '', phone: '' }

const store = createFormDraftStore<typeof BLANK>({
  key: 'a-form',
  parseForm: (stored) => ({ ...BLANK, ...stored }),
  parseExtra: () => ({}),
})

/** The form of one tab with its session; `type` simulates input. */
function aTab({ claimsOwnership = false, person = null as string | null } = {}) {
  let form = BLANK
  let inputs = 0
  const onInput = () => void inputs++
  const session = new DraftSession({ store, read: () => ({ form, extra: {} }), claimsOwnership })
  session.update({ person, step: 1, onInput })
  session.open(null)
  const stored = store.newest(person, Date.now())
  if (stored) {
    form = stored.form
    session.open(stored)
  }
  return {
    session,
    inputs: () => inputs,
    type: (typed: Partial<typeof BLANK>) => {
      form = { ...form, ...typed }
      return session.save()
    },
    goTo: (step: number) => {
      session.update({ person, step, onInput })
      session.save()
    },
  }
}

const stored = () => store.newest(MELE, Date.now())

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: NOW })
  return () => vi.useRealTimers()
})

test('stores nothing of an untouched form', () => {
  const tab = aTab()
  tab.goTo(2)
  expect(tab.session.hasInput).toBe(false)
  expect(localStorage).toHaveLength(0)
})

test('stores each change with its person and time', () => {
  aTab({ person: MELE }).type({ name: 'Kokonut' })
  expect(stored()).toMatchObject({ owner: MELE, savedAt: NOW, step: 1, form: { name: 'Kokonut', phone: '' } })
})

test('removes a draft whose form is blank again', () => {
  const tab = aTab()
  tab.type({ name: 'Kokonut' })
  tab.type({ name: '' })
  expect(localStorage).toHaveLength(0)
})

test('a step keeps the age and the owner of a draft, a change does not', () => {
  aTab().type({ name: 'Kokonut' })
  vi.advanceTimersByTime(HOUR)
  const tab = aTab({ person: MELE })
  tab.goTo(3)
  expect(stored()).toMatchObject({ owner: null, savedAt: NOW, step: 3 })
  tab.type({ phone: '74001' })
  expect(stored()).toMatchObject({ owner: MELE, savedAt: NOW + HOUR })
})

test('opening a draft claims it for a person who returns from sign-in', () => {
  aTab().type({ name: 'Kokonut' })
  const tab = aTab({ person: MELE, claimsOwnership: true })
  tab.session.save()
  expect(stored()).toMatchObject({ owner: MELE })
})

test('input accepted as saved counts as untouched', () => {
  const tab = aTab()
  tab.session.acceptAsSaved()
  expect(tab.inputs()).toBe(0)
  tab.type({ name: 'Kokonut' })
  tab.session.save()
  expect(tab.inputs()).toBe(1)
})

test('the same content has the same key in another tab, and another key once it is renewed', () => {
  const first = aTab()
  first.type({ name: 'Kokonut' })
  const second = aTab()
  const key = first.session.reserveKey({ name: 'Kokonut' })
  expect(second.session.reserveKey({ name: 'Kokonut' })).toBe(key)
  expect(stored()?.sending).toMatchObject({ key })
  expect(first.session.reserveKey({ name: 'Mats' })).not.toBe(key)
  first.session.renewKey()
  expect(first.session.reserveKey({ name: 'Kokonut' })).not.toBe(key)
})

test('reports once that another tab has sent the draft', () => {
  const first = aTab()
  first.type({ name: 'Kokonut' })
  const second = aTab()
  first.session.close()
  expect([second.session.consumeRemoval(), second.session.consumeRemoval()]).toEqual([true, false])
})

test('finds newer input of another tab, unless this one has changes', () => {
  const first = aTab()
  first.type({ name: 'Kokonut' })
  const second = aTab()
  expect(second.session.findNewer()).toBeNull()
  vi.advanceTimersByTime(1)
  first.type({ phone: '74001' })
  expect(second.session.findNewer()?.form).toEqual({ name: 'Kokonut', phone: '74001' })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(second.type({ name: 'Mats' })).toBe(false)
  expect(second.session.findNewer()).toBeNull()
})

test('a full storage loses nothing once it has space again', () => {
  const tab = aTab()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(tab.type({ name: 'Kokonut' })).toBe(false)
  full.mockRestore()
  expect(tab.session.save()).toBe(true)
  expect(stored()?.form.name).toBe('Kokonut')
})

test('a discarded draft can be brought back; a sent one is gone for good', () => {
  const tab = aTab()
  tab.type({ name: 'Kokonut' })
  expect(tab.session.discard()).toMatchObject({ form: { name: 'Kokonut' } })
  expect(localStorage).toHaveLength(0)
  tab.session.close()
  expect(tab.type({ name: 'Mats' })).toBe(true)
  expect(localStorage).toHaveLength(0)
})
