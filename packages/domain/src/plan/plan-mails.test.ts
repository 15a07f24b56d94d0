import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../shared/index.ts'
import {
  listDuePlanMails,
  isReminder,
  PLAN_MAIL_KINDS,
  getPlanMailLead,
  getPlanMailSubject,
  getTrialExpiry,
  type PlanMailKind,
  type PlanReminderDay,
  type TrialMailDay,
} from './index.ts'

const end = Date.parse('2027-11-20T03:00:00Z')

describe('listDuePlanMails', () => {
  const approvedAt = Date.parse('2026-08-25T03:00:00Z')
  /** The first instant of day N of the trial. */
  const day = (number: number) => approvedAt + (number - 1) * DAY
  const trialMails = (days: readonly TrialMailDay[]) => days.map((one) => `trial-${one}` as const)
  const reminders = (days: readonly PlanReminderDay[]) => days.map((one) => `plan-${one}` as const)

  test.each<[string, number, TrialMailDay[], TrialMailDay[]]>([
    ['on day 75', day(76) - 1, [], []],
    ['when day 76 begins', day(76), [], [76]],
    ['once day 76 is sent', day(76) + HOUR, [76], []],
    ['when day 83 begins', day(83), [76], [83]],
    ['after a week of sleep', day(84), [], [76, 83]],
    ['when day 90 begins', day(90), [76, 83], [90]],
    ['an instant before', day(90) - 1, [76, 83], []],
    ['after everything was slept through', day(200), [], [76, 83, 90]],
    ['once all were sent', day(200), [90, 83, 76], []],
  ])('lists the mails of a trial %s', (_, now, sent, due) => {
    const endsAt = getTrialExpiry(approvedAt)
    expect(listDuePlanMails('trial', endsAt, trialMails(sent), now)).toEqual(trialMails(due))
  })

  test.each<[string, number, PlanReminderDay[], PlanReminderDay[]]>([
    ['an instant before 30 days', -30 * DAY - 1, [], []],
    ['30 days before', -30 * DAY, [], [30]],
    ['once that is sent', -30 * DAY + HOUR, [30], []],
    ['an instant before 7 days', -7 * DAY - 1, [30], []],
    ['7 days before', -7 * DAY, [30], [7]],
    ['after weeks of sleep', -5 * DAY, [], [30, 7]],
    ['after the end, where all was slept through', 3 * DAY, [], [30, 7]],
    ['once both are sent', 3 * DAY, [7, 30], []],
  ])('lists the reminders of paid time %s', (_, after, sent, due) => {
    expect(listDuePlanMails('paid', end, reminders(sent), end + after)).toEqual(reminders(due))
  })

  test.each([
    ['trial', -15 * DAY, [], ['trial-76']],
    ['trial', -15 * DAY - 1, [], []],
    ['trial', -1 * DAY, ['trial-76', 'trial-83'], ['trial-90']],
    ['trial', -1 * DAY, ['plan-30', 'plan-7'], ['trial-76', 'trial-83', 'trial-90']],
    ['paid', -7 * DAY, ['plan-30'], ['plan-7']],
    ['paid', -7 * DAY, ['trial-76'], ['plan-30', 'plan-7']],
  ] as const)('of a %s end, %d ms from it, once %j are sent: %j', (about, after, sent, due) => {
    expect(listDuePlanMails(about, end, sent, end + after)).toEqual(due)
  })

  test('a mail is due once its lead time before the end begins, and listed once', () => {
    const kinds = fc.constantFrom(...PLAN_MAIL_KINDS)
    fc.assert(
      fc.property(kinds, fc.integer({ min: -40 * DAY, max: 40 * DAY }), (kind, after) => {
        const due = (sent: readonly PlanMailKind[]) =>
          listDuePlanMails(getPlanMailSubject(kind), end, sent, end + after).includes(kind)
        expect(due([])).toBe(after >= -getPlanMailLead(kind))
        expect(due([kind])).toBe(false)
      }),
    )
  })
})

test('all mails but the decision mail can be stopped', () => {
  expect(PLAN_MAIL_KINDS.filter((kind) => !isReminder(kind))).toEqual(['trial-90'])
})
