import { LISTING_TERMS } from '@portal/reference-data'
import { expect, test } from 'vitest'
import { TRIAL } from './trial.ts'

test('the terms name the days of the trial as it runs', () => {
  const text = JSON.stringify(LISTING_TERMS)
  for (const day of [...TRIAL.reminderDays, TRIAL.decisionDay]) expect(text).toContain(`day ${day}`)
  expect(text).toContain(`${TRIAL.days} days`)
})
