import { expect, test } from 'vitest'
import { checkEmails } from '#test/email-checks.ts'
import { renderProofReceivedForAdmins, renderRefundRequestedForAdmins } from './orders-for-admins.ts'
import {
  renderOrderCancelled,
  renderOrderPaid,
  renderOrderPlaced,
  renderOrderRefunded,
  renderPaymentReceived,
  renderPlanBegun,
} from './orders.ts'

const SITE = { publicUrl: 'https://portal.example' }
const ORDER = {
  name: 'Moses Tara',
  businessName: 'Auki Hardware',
  reference: 'PB-7K2M-4P',
  url: 'https://portal.example/orders/PB-7K2M-4P',
  timeZone: 'Pacific/Guadalcanal',
  hasAccount: true,
}
/** 14:00 UTC on the 20th is the 21st in Honiara. */
const AFTERNOON = new Date('2026-11-20T14:00:00Z')
const ITEMS = [
  { name: 'Enhanced, one year', price: 129 },
  { name: 'Logo design', price: 150 },
  { name: 'Unused days of the plan until now', price: -40.5 },
]
const WAYS = [
  {
    method: 'bank-transfer',
    name: 'Bank transfer',
    details: [{ label: 'Account', value: '000-1' }],
    text: 'From any bank.',
    url: null,
  },
  { method: 'cash', name: 'Cash at an agent', details: [], text: null, url: null },
] as const
const ways = WAYS.map((way) => ({ ...way, details: [...way.details] }))
const DUE = { due: 238.5, localDue: 'SBD 2,015.33' }
const RECEIPT = {
  receiptNumber: 'REC-2026-00001',
  receiptUrl: 'https://portal.example/orders/PB-7K2M-4P/receipts/REC-2026-00001',
  amount: 100,
  localAmount: null,
}

const placed = (change: Partial<Parameters<typeof renderOrderPlaced>[1]> = {}) =>
  renderOrderPlaced(SITE, {
    ...ORDER,
    ...DUE,
    items: ITEMS,
    creditUsed: 0,
    payBy: AFTERNOON,
    ways,
    quoteReference: null,
    ...change,
  })
const received = (change: object = {}) =>
  renderPaymentReceived(SITE, { ...ORDER, ...DUE, ...RECEIPT, ways, ...change })
const paid = (change: Partial<Parameters<typeof renderOrderPaid>[1]> = {}) =>
  renderOrderPaid(SITE, {
    ...ORDER,
    items: ITEMS,
    receipt: RECEIPT,
    period: { startsAt: null, lastDay: AFTERNOON },
    isWebsite: false,
    planName: 'Enhanced',
    newCredit: 0,
    ...change,
  })
const refunded = (change: Partial<Parameters<typeof renderOrderRefunded>[1]> = {}) =>
  renderOrderRefunded(SITE, {
    ...ORDER,
    number: 'CRN-2026-00001',
    amount: 89,
    credit: 0,
    reason: 'They asked.',
    isWebsite: false,
    wasPaid: true,
    ...change,
  })
const cancelled = (change: Partial<Parameters<typeof renderOrderCancelled>[1]> = {}) =>
  renderOrderCancelled(SITE, { ...ORDER, reason: null, isReplaced: false, creditBack: 0, ...change })
const begun = renderPlanBegun(SITE, {
  ...ORDER,
  startsAt: null,
  lastDay: AFTERNOON,
  isWebsite: true,
  planName: 'Enhanced',
})
const proof = renderProofReceivedForAdmins(SITE, { ...ORDER, ...DUE, id: 7, note: 'Slip 4711' })
const asked = renderRefundRequestedForAdmins(SITE, { ...ORDER, id: 7, reason: 'It did not help.' })

checkEmails([
  ['order placed', placed()],
  ['order placed without ways to pay', placed({ ways: [], localDue: null })],
  ['order of a website', placed({ quoteReference: 'PB-2222-22', creditUsed: 11 })],
  ['payment in part', received()],
  ['payment for a paid order', received({ due: 0, localDue: null })],
  ['order paid', paid({ newCredit: 5 })],
  ['order paid by credit', paid({ receipt: null })],
  ['website paid', paid({ isWebsite: true, period: null })],
  ['plan begun', begun],
  ['order refunded', refunded()],
  ['order refunded as credit', refunded({ amount: 0, credit: 89 })],
  ['part-paid order refunded', refunded({ wasPaid: false })],
  ['order cancelled', cancelled()],
  ['order replaced', cancelled({ reason: 'Another took its place', isReplaced: true })],
  ['order cancelled with a reason', cancelled({ reason: 'Placed twice.', creditBack: 11 })],
  ['proof received', proof],
  ['refund asked for', asked],
])

const unwrapped = (text: string) => text.replaceAll(/\s+/g, ' ')

test('a placed order has its price, deadline and ways to pay', () => {
  const { subject, text } = placed({ creditUsed: 11 })
  expect(subject).toBe('Your order PB-7K2M-4P: US$238.50 to pay')
  expect(text).toContain('Unused days of the plan until now: -US$40.50')
  expect(text).toContain('Your credit: -US$11')
  expect(text).toContain('To pay: US$238.50 (USD) or SBD 2,015.33')
  expect(text).toContain('Price held until: Sat 21 Nov 2026')
  expect(text).toContain('- From any bank.\n- Account: 000-1')
  expect(text).toContain('Please quote PB-7K2M-4P with your payment')
  expect(placed({ localDue: null }).text).toContain('To pay: US$238.50 (USD)\n')
  expect(placed({ ways: [] }).text).toContain('We’ll email you how to pay')
  expect(placed({ quoteReference: 'PB-2222-22' }).text).toContain('You accepted our quote PB-2222-22')
})

test('a partial payment has the remaining amount; an additional one becomes credit', () => {
  const { subject, text } = received({ localAmount: 'SBD 845.00' })
  expect(subject).toBe('We received part of your payment: US$238.50 is left (PB-7K2M-4P)')
  expect(text).toContain('Received: SBD 845.00, which is US$100')
  expect(text).toContain(RECEIPT.receiptUrl)
  const extra = received({ due: 0, localDue: null }).text
  expect(unwrapped(extra)).toContain('as credit for your next order')
  expect(extra).not.toMatch(/Left to pay|HOW TO PAY/)
  const over = received({ isOver: true })
  expect([over.subject, over.text]).toEqual([
    expect.stringContaining('another payment'),
    expect.stringMatching(/nothing\s+was\s+due/),
  ])
  const without = received({ due: 0, localDue: null, hasAccount: false }).text
  expect(unwrapped(without)).toContain('we’ll refund what you paid')
})

test('a paid order has what begins and until when', () => {
  expect(unwrapped(paid().text)).toContain('Your plan has begun and runs until Sat 21 Nov 2026.')
  const waits = paid({ period: { startsAt: AFTERNOON, lastDay: new Date('2027-11-20T14:00:00Z') } })
  expect(unwrapped(waits.text)).toContain(
    'Your plan begins on Sat 21 Nov 2026, after what you have now, and runs until Sun 21 Nov 2027.',
  )
  expect(unwrapped(paid({ isWebsite: true }).text)).toContain(
    'We start on your website. The Enhanced plan of Auki Hardware has begun',
  )
  expect(paid({ isWebsite: true, period: null }).text).toContain('We start on your website and keep you')
  expect(paid({ newCredit: 5 }).text).toContain('You paid US$5 more than was due')
})

test('a refund has money, credit, the credit note and the reason', () => {
  const { text } = refunded({ credit: 11 })
  for (const part of [
    'Money back: US$89',
    'Back as credit: US$11',
    'Credit note: CRN-2026-00001',
    '> They asked.',
  ])
    expect(text).toContain(part)
  expect(refunded({ amount: 0, credit: 89 }).text).not.toContain('Money back')
})

test('a refund promises no previous plan; that of a partial payment says that nothing was bought', () => {
  const plan = unwrapped(refunded().text)
  expect(plan).toContain('Its plan has ended. Your listing goes back to what it was without this order')
  const part = unwrapped(refunded({ wasPaid: false }).text)
  expect(part).toContain('It was not paid in full, so your listing hasn’t changed.')
  expect(part).not.toContain('has ended')
})

test('a replaced order asks for no payment and no other order', () => {
  const text = unwrapped(cancelled({ isReplaced: true, reason: 'Another took its place' }).text)
  expect(text).toContain('a newer order for this listing took its place. Please pay nothing for the old one.')
  expect(text).not.toContain('place another one')
})

test('mails of an order explain why they can’t be stopped', () => {
  for (const { text } of [placed(), received(), paid(), refunded(), cancelled()])
    expect(unwrapped(text)).toContain('so it can’t be turned off')
})

test('administrators get a link to the order', () => {
  for (const { text } of [proof, asked]) expect(text).toContain('https://portal.example/admin/orders/7')
  expect(proof.text).toContain('Due: US$238.50 or SBD 2,015.33')
})
