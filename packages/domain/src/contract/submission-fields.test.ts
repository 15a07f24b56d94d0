import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ContentForm } from './content-form.ts'
import { NewPayment } from './admin-orders.ts'
import { day } from './submission-fields.ts'

const Day = day('Please enter the closing day')

test.each(['2026-11-20', ' 2026-02-28 ', '2028-02-29', '2026-12-31'])('accepts the day %s', (text) => {
  expect(v.parse(Day, text)).toBe(text.trim())
})

test.each(['2027-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '20.11.2026', ''])(
  'refuses the day %s, rather than read it as a day of the next month',
  (text) => {
    expect(v.safeParse(Day, text).issues?.[0].message).toBe('Please enter the closing day')
  },
)

/** The error message of a field. */
const getMessage = (schema: v.GenericSchema, sent: unknown, field: string): string | undefined =>
  v.safeParse(schema, sent).issues?.find((issue) => v.getDotPath(issue) === field)?.message

test.each(['2026-02-31', '2026-02-31T10:00:00.000Z'])('rejects a payment made on %s', (paidAt) => {
  expect(getMessage(NewPayment, { paidAt }, 'paidAt')).toContain('day')
  expect(getMessage(NewPayment, { paidAt: paidAt.replace('31', '28') }, 'paidAt')).toBeUndefined()
})

test.each(['2026-02-31', '2026-13'])('rejects a source of %s', (date) => {
  const getDateMessage = (written: string) =>
    getMessage(ContentForm, { contentKind: 'resources', sources: [{ date: written }] }, 'sources.0.date')
  expect(getDateMessage(date)).toBe('Please enter a day such as 2026-11-20, a month or a year')
  for (const right of ['2026-02-28', '2026-12', '2026']) expect(getDateMessage(right)).toBeUndefined()
})
