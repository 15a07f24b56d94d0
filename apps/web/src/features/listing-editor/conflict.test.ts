import type { EditableBusiness } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { findConflict, rebase } from './conflict.ts'
import { type ListingBase, toForm } from './editor-form.ts'
import { anEditable } from '#test/factories.ts'

const stored = anEditable()
const base: ListingBase = { version: 3, form: toForm(stored.fields) }
const present: EditableBusiness = {
  ...stored,
  version: 4,
  fields: { ...stored.fields, name: 'Auki Iron', phone: '+6777000000' },
}
const error = {
  status: 409,
  message: '409: Changed',
  problem: { message: 'Changed', fields: {}, changes: [], present },
  retryAfter: null,
}

test('separates fields changed by both from fields changed by the other', () => {
  const form = { ...base.form, name: 'Auki Timber', directions: 'By the wharf' }
  expect(findConflict(error, base, form)).toMatchObject({ colliding: ['name'], others: ['phone'] })
})

test('equal changes do not collide', () => {
  expect(findConflict(error, base, { ...base.form, name: 'Auki Iron' })?.colliding).toEqual([])
})

test('returns null for other errors', () => {
  expect(findConflict({ ...error, status: 400 }, base, base.form)).toBeNull()
  expect(findConflict({ ...error, problem: null }, base, base.form)).toBeNull()
})

test('keeps own changes on top of the stored version, except for accepted fields', () => {
  const form = { ...base.form, name: 'Auki Timber', directions: 'By the wharf' }
  const kept = rebase(form, base, present, [])
  expect(kept.form).toMatchObject({ name: 'Auki Timber', phone: '+6777000000', directions: 'By the wharf' })
  expect(kept.base).toMatchObject({ version: 4, form: { name: 'Auki Iron' } })
  expect(rebase(form, base, present, ['name']).form.name).toBe('Auki Iron')
})
