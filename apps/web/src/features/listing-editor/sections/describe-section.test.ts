import { expect, test } from 'vitest'
import { anEditable } from '#test/factories.ts'
import { toForm } from '../editor-form.ts'
import { describeSection } from './describe-section.ts'

const form = toForm(anEditable().fields)
const morning = [['08:00', '12:00']] satisfies [string, string][]
const allDay = [['00:00', '24:00']] satisfies [string, string][]

test.each([
  [{ hours: {} }, 'Not given yet'],
  [{ hours: { mon: morning, sun: [] } }, 'Open on 1 day of 2'],
  [{ hours: { mon: allDay, tue: allDay } }, 'Open 24 hours'],
  [{ temporarilyClosed: true }, 'Closed for now'],
])('describes the hours of %j as %s', (part, text) => {
  expect(describeSection('hours', { ...form, ...part }, []).text).toBe(text)
})

test('says which section is not saved', () => {
  const changed = { ...form, phone: '+677 22222', email: '', website: '' }
  expect(describeSection('contact', changed, ['phone'])).toEqual({
    text: '+677 22222',
    isTyped: true,
    isSaved: false,
  })
  expect(describeSection('photos', changed, ['phone']).isSaved).toBe(true)
})
