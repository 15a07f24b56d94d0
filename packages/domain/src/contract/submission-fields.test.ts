import * as v from 'valibot'
import { expect, test } from 'vitest'
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
