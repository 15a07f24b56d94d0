import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { checkEmails } from '#test/email-checks.ts'
import { renderPlanEnding } from './plan-ending.ts'
import { renderQuoteEnding } from './quote-ending.ts'
import { renderQuoteRanOut } from './quote-ran-out.ts'
import { renderTrialDecision } from './trial-decision.ts'
import { renderTrialExtended } from './trial-extended.ts'
import { renderTrialReminder } from './trial-reminder.ts'

const SITE = { publicUrl: 'https://portal.example' }

/** 14:00 UTC on the 20th is the 21st in Honiara. */
const END = new Date('2026-11-20T14:00:00Z')
const before = (days: number) => new Date(END.getTime() - days * DAY)

const LISTING = {
  name: 'Moses Tara',
  businessName: 'Auki Hardware',
  businessId: 12,
  endsAt: END,
  timeZone: 'Pacific/Guadalcanal',
  now: before(15),
}
const STOPPED_BY = 'https://portal.example/reminders/stop?token=a-token'
const reminder = (now: Date) => renderTrialReminder(SITE, { ...LISTING, now, stopToken: 'a-token' })
const decision = (now: Date) => renderTrialDecision(SITE, { ...LISTING, now })
const ending = (now: Date, tier: 1 | 2 | 3 = 1) =>
  renderPlanEnding(SITE, { ...LISTING, now, tier, stopToken: 'a-token' })
const extended = (wasOver: boolean) =>
  renderTrialExtended(SITE, {
    ...LISTING,
    outage: { from: before(12), to: before(10) },
    oldEnd: END,
    newEnd: new Date(END.getTime() + 2 * DAY),
    wasOver,
  })
const QUOTE = { contactName: 'Litia Naivalu', businessName: 'Suva Tours', reference: 'WQ-7K2M-4P' }
const open = renderQuoteEnding(SITE, {
  ...QUOTE,
  offer: { amount: 1600.5, validUntil: '2026-12-20', items: [{ name: 'Four pages', price: 1600.5 }] },
})
const ranOut = renderQuoteRanOut(SITE, { ...QUOTE, validUntil: '2026-12-20' })

checkEmails([
  ['trial reminder', reminder(before(15))],
  ['trial reminder a day before', reminder(before(1))],
  ['trial reminder that is late', reminder(END)],
  ['trial decision', decision(before(1))],
  ['trial decision that is late', decision(END)],
  ['plan ending', ending(before(30))],
  ['Enhanced ending', ending(before(7), 2)],
  ['Website Package ending', ending(before(7), 3)],
  ['plan ending that is late', ending(END)],
  ['trial extended', extended(false)],
  ['trial extended after its end', extended(true)],
  ['quote ending', open],
  ['quote ran out', ranOut],
])

/** A mail's text in one line. */
const read = ({ text }: { text: string }) => text.replaceAll(/\s+/g, ' ')

test('a trial reminder has the local day of each step, and how to stop reminders', () => {
  const { subject } = reminder(before(15))
  expect(subject).toBe('Your free trial ends on Sat 21 Nov 2026: Auki Hardware')
  const text = read(reminder(before(15)))
  for (const words of [
    'The free trial of your listing Auki Hardware ends on Sat 21 Nov 2026, in 15 days.',
    'Standard for US$89 a year: https://portal.example/upgrade?business=12&plan=standard',
    'Enhanced for US$129 a year: https://portal.example/upgrade?business=12&plan=enhanced',
    'Visitors see only the name, place and phone number',
    'We delete nothing',
    STOPPED_BY,
  ])
    expect(text).toContain(words)
  expect(read(reminder(before(1)))).toContain('in 1 day.')
})

test('late mails say that it is over', () => {
  expect(reminder(END).subject).toBe('Your free trial ended on Sat 21 Nov 2026: Auki Hardware')
  expect(decision(END).subject).toBe('Your free trial has ended: Auki Hardware')
  expect(ending(END).subject).toBe('Your Standard plan ended on Sat 21 Nov 2026: Auki Hardware')
  for (const mail of [reminder(END), decision(END), ending(END)]) {
    expect(read(mail)).toContain('What visitors see now:')
    expect(read(mail)).not.toMatch(/ends on|, in /)
  }
})

test('the decision has four options with links, and explains why it can’t be stopped', () => {
  const text = read(decision(before(1)))
  for (const link of [
    'Standard for US$89 a year: https://portal.example/upgrade?business=12&plan=standard',
    'Enhanced for US$129 a year: https://portal.example/upgrade?business=12&plan=enhanced',
    'Get a quote: https://portal.example/quote-builder',
    'Remove my listing: https://portal.example/dashboard/listings/12/edit#manage',
  ])
    expect(text).toContain(link)
  expect(text).toContain('It can’t be stopped')
  expect(text).not.toContain('/reminders/stop')
})

test('renewing a plan loses no days; a plan by quote is chosen again', () => {
  const text = read(ending(before(30)))
  expect(text).toContain(
    'The Standard plan of your listing Auki Hardware ends on Sat 21 Nov 2026, in 30 days.',
  )
  expect(text).toContain('the new year is added to the end')
  expect(text).toContain('/upgrade?business=12&plan=standard')
  expect(text).toContain(STOPPED_BY)
  expect(read(ending(before(7), 3))).toContain('Choose a plan: https://portal.example/upgrade?business=12 ')
})

test('an extended trial names the outage, and the old and new end', () => {
  const text = read(extended(false))
  expect(text).toContain('Old end of the trial: 21 Nov 2026, 1:00 AM')
  expect(text).toContain('New end of the trial: 23 Nov 2026, 1:00 AM')
  expect(text).toContain('Unavailable from: 9 Nov 2026, 1:00 AM')
  expect(text).toContain('You don’t need to do anything')
  expect(read(extended(true))).toContain('see your whole listing again')
})

test('an open quote has its last day, an expired one how to request another', () => {
  expect(open.subject).toBe('Your quote WQ-7K2M-4P is valid until 20 Dec 2026')
  expect(read(open)).toContain('Amount: US$1,600.50')
  expect(read(open)).toContain('/quote-status?reference=WQ-7K2M-4P')
  expect(ranOut.subject).toBe('Your quote WQ-7K2M-4P has expired')
  expect(read(ranOut)).toContain('valid until Sun 20 Dec 2026 and has expired')
  expect(read(ranOut)).toContain('Ask for a new quote: https://portal.example/quote-builder')
})
