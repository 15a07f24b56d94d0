import { QUOTE_STATUSES, getQuoteStatusMeaning } from '@portal/domain/quote'
import { expect, test } from 'vitest'
import { checkEmails } from '#test/email-checks.ts'
import { renderListingApproved } from './listing-approved.ts'
import { renderListingReceived } from './listing-received.ts'
import { renderListingRejected } from './listing-rejected.ts'
import { renderQuoteAnsweredForAdmins } from './quote-answered-for-admins.ts'
import { renderQuoteReceived } from './quote-received.ts'
import { renderQuoteStatusChanged } from './quote-status-changed.ts'

const SITE = { publicUrl: 'https://portal.example' }
const OWNER = { ownerName: 'Moses Tara', businessName: 'Auki Hardware' }
const ASKER = { contactName: 'Litia Naivalu', businessName: 'Suva Tours', reference: 'WQ-7K2M-4P' }

/** 14:00 UTC on the 20th is the 21st in Honiara. */
const AFTERNOON = new Date('2026-11-20T14:00:00Z')
const timeZone = 'Pacific/Guadalcanal'

const received = (change: Partial<Parameters<typeof renderListingReceived>[1]> = {}) =>
  renderListingReceived(SITE, { ...OWNER, reference: 'PB-7K2M-4P', due: AFTERNOON, timeZone, ...change })
const approved = (change: Partial<Parameters<typeof renderListingApproved>[1]> = {}) =>
  renderListingApproved(SITE, {
    ...OWNER,
    path: '/sb/manufacturing/auki-hardware',
    trialExpiry: AFTERNOON,
    now: new Date('2026-08-22T14:00:00Z'),
    timeZone,
    ...change,
  })
const rejected = (change: Partial<Parameters<typeof renderListingRejected>[1]> = {}) =>
  renderListingRejected(SITE, {
    ...OWNER,
    businessId: 12,
    reason: 'Important details are missing',
    note: 'Please add your hours.\n\nAnd a phone number.',
    ...change,
  })
const quoteEmail = (change: Partial<Parameters<typeof renderQuoteReceived>[1]> = {}) =>
  renderQuoteReceived(SITE, {
    ...ASKER,
    pages: 4,
    basePrice: 1000,
    services: [
      { name: 'Logo design', price: 150 },
      { name: 'E-commerce functionality', price: 500 },
    ],
    total: 1650,
    preferredContact: 'whatsapp',
    ...change,
  })
const moved = (change: Partial<Parameters<typeof renderQuoteStatusChanged>[1]> = {}) =>
  renderQuoteStatusChanged(SITE, {
    ...ASKER,
    status: 'quoted',
    note: 'Four pages for US$1,600.',
    offer: null,
    ...change,
  })
const OFFER = {
  amount: 1600.5,
  validUntil: '2026-12-20',
  items: [
    { name: 'Four pages', price: 1100 },
    { name: 'Photos by auki.photos', price: 500.5 },
  ],
}
const answered = (change: Partial<Parameters<typeof renderQuoteAnsweredForAdmins>[1]> = {}) =>
  renderQuoteAnsweredForAdmins(SITE, {
    ...ASKER,
    id: 7,
    status: 'accepted',
    note: null,
    offer: OFFER,
    ...change,
  })

const EMAILS = [
  ['listing received', received()],
  ['listing received again', received({ resubmitted: true })],
  ['listing approved', approved()],
  ['listing approved without a trial', approved({ trialExpiry: null })],
  ['listing rejected', rejected()],
  ['listing rejected without a word', rejected({ reason: null, note: null })],
  ['quote received', quoteEmail()],
  ['quote received without services', quoteEmail({ services: [], total: 1000 })],
  ['quote status', moved()],
  ['quote with an amount', moved({ offer: OFFER })],
  ['quote accepted, for administrators', answered()],
  ['quote declined, for administrators', answered({ status: 'declined', note: 'Too much for us.' })],
  ...QUOTE_STATUSES.map((status) => [`quote ${status}`, moved({ status, note: null })] as const),
] as const

checkEmails(EMAILS)

test('a received listing has its reference and the local day of its review deadline', () => {
  const { subject, text } = received()
  expect(subject).toBe('We have received your listing: Auki Hardware')
  expect(text).toContain('Reference: PB-7K2M-4P')
  expect(text).toContain('21 Nov 2026')
  expect(text).toContain('90 days free')
  expect(text).toContain('https://portal.example/dashboard')
  expect(received({ resubmitted: true }).subject).toContain('your corrected listing')
})

test('an approved listing links to its page and has the end of its trial', () => {
  const { text } = approved()
  expect(text).toContain('https://portal.example/sb/manufacturing/auki-hardware')
  expect(text).toContain('Your 90 days free run until 21 Nov 2026.')
  expect(text).toContain('We remind you on 6 Nov 2026 and 13 Nov 2026.')
  expect(text).toContain('On 20 Nov 2026 we ask which plan you would like.')
  const late = approved({ now: new Date('2026-11-10T00:00:00Z') }).text
  expect(late).toContain('We remind you on 13 Nov 2026.')
  expect(text).toContain('https://portal.example/pricing')
  expect(approved({ trialExpiry: null }).text).not.toMatch(/90|pricing/)
})

test('a rejected listing has its reason, its note and the link to correct it', () => {
  const { text, html } = rejected()
  expect(text).toContain('Reason: Important details are missing')
  expect(text).toContain('> Please add your hours.\n>\n> And a phone number.')
  expect(html).toMatch(/<blockquote[^>]*>Please add your hours\.<br>/)
  expect(text).toContain('https://portal.example/register-business?resubmit=12')
  expect(rejected({ reason: null, note: null }).text).toContain('reply to this email, and we will tell you')
})

test('a received quote request has its prices and the next steps', () => {
  const { subject, text } = quoteEmail()
  expect(subject).toContain('WQ-7K2M-4P')
  for (const fact of [
    'Website with 4 pages: US$1,000',
    'Logo design: US$150',
    'E-commerce functionality: US$500',
    'Estimated total: US$1,650',
    'Within 24 hours',
    'on WhatsApp',
    'then it is US$120 a year',
    'Enhanced listing for 1 year (worth US$129)',
    'https://portal.example/quote-status?reference=WQ-7K2M-4P',
  ])
    expect(text).toContain(fact)
  expect(text).not.toContain('@')
})

test('a quote has its amount, its items and its last day, and how to answer', () => {
  const { text } = moved({ offer: OFFER })
  for (const fact of ['Four pages: US$1,100', 'Amount: US$1,600.50', 'Valid until: Sun 20 Dec 2026'])
    expect(text).toContain(fact)
  expect(text).toContain('Accept or decline it')
  expect(moved({ offer: OFFER, status: 'declined' }).text).not.toContain('Accept or decline it')
})

test('administrators get who answered a quote, how, and the note', () => {
  const { subject, text } = answered({ status: 'declined', note: 'Too much for us.' })
  expect(subject).toBe('Quote WQ-7K2M-4P was declined')
  expect(text).toContain('Litia Naivalu declined the quote')
  expect(text).toContain('Too much for us.')
  expect(text).toContain('https://portal.example/admin?tab=quotes&id=7')
})

test('a changed quote status has its meaning and the note', () => {
  const { text } = moved()
  expect(text.replaceAll(/\s+/g, ' ')).toContain(getQuoteStatusMeaning('quoted'))
  expect(text).toContain('Status: Quoted')
  expect(text).toContain('> Four pages for US$1,600.')
})

test('typed text is escaped in HTML', () => {
  const name = '<b>"Tom" & Co</b>'
  for (const { html, text } of [
    received({ businessName: name, ownerName: name }),
    rejected({ note: name }),
    quoteEmail({ businessName: name }),
  ]) {
    expect(html).not.toContain('<b>"Tom"')
    expect(html).toContain('&lt;b&gt;&quot;Tom&quot; &amp; Co&lt;/b&gt;')
    expect(text.replaceAll(/\s+/g, ' ')).toContain(name)
  }
})

test.each([
  'www.spam.example',
  'https://spam.example/now',
  'me@spam.example',
  'Buy.now',
  'spam。example',
  'spam．example',
])('the name %s contains no link for mail programs', (name) => {
  for (const { subject, text } of [
    received({ businessName: name, ownerName: name }),
    approved({ businessName: name, ownerName: name }),
    rejected({ businessName: name, ownerName: name }),
    quoteEmail({ businessName: name, contactName: name }),
    moved({ businessName: name, contactName: name }),
  ])
    expect((subject + text).replaceAll('https://portal.example', '')).not.toMatch(/\w[.。．]\w|:\/\/|@/)
})

test('breaks a word longer than a line, never inside a character', () => {
  const long = 'a'.repeat(100)
  const { text } = rejected({ note: `${long} Nouméa 漁業 🌴` })
  expect(text.split('\n').filter((line) => line.length > 72)).toEqual([])
  expect(text.replaceAll(/\s|>/g, '')).toContain(long)
  expect(text).toContain('Nouméa 漁業 🌴')
})
