import { expect, test } from 'vitest'
import { anEditableContent } from '#test/edited-content-factories.ts'
import { findConflict, rebase } from './conflict.ts'
import { createContentBase } from './editor/edit-base.ts'

const before = anEditableContent()
const base = createContentBase('news', before)
const present = {
  ...before,
  version: 4,
  fields: { ...before.fields, title: 'Theirs', author: 'Joses Kere', countries: ['fj'] },
}
const form = {
  ...base.form,
  title: 'Mine',
  excerpt: 'Mine as well, and nobody else changed it.',
  countries: ['fj'],
}

test('separates fields changed by both from fields changed by one', () => {
  expect(findConflict('news', present, base, form)).toEqual({
    present,
    colliding: ['title'],
    others: ['author'],
  })
})

test.each([
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
] as const)('choosing %s keeps changes made by only one side', (kept, title) => {
  const next = rebase('news', findConflict('news', present, base, form), base, form, kept)
  expect(next.form).toMatchObject({ title, author: 'Joses Kere', excerpt: form.excerpt })
  expect(next.base).toMatchObject({ version: 4, form: { title: 'Theirs' } })
})
