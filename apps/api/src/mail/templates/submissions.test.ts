import { CONTACT_TOPICS, ISSUE_TOPICS } from '@portal/reference-data'
import { expect, test } from 'vitest'
import { checkEmails } from '#test/email-checks.ts'
import { renderEventOrganiserDigest } from './event-organiser-digest.ts'
import { renderEventAlreadyRegistered } from './event-already-registered.ts'
import { renderEventPlaceHeld } from './event-place-held.ts'
import { renderEventBack } from './event-back.ts'
import { renderEventTakenDown } from './event-taken-down.ts'
import { renderInquiryForAdmins } from './inquiry-for-admins.ts'
import { renderInquiryReceived } from './inquiry-received.ts'
import { renderNewsletterConfirm } from './newsletter-confirm.ts'
import { renderNewsletterIssue, type NewsletterIssue } from './newsletter-issue.ts'
import { renderNewsletterAlreadySubscribed } from './newsletter-already-subscribed.ts'
import { renderSubmissionApproved } from './submission-approved.ts'
import { renderSubmissionReceived } from './submission-received.ts'
import { renderSubmissionRejected } from './submission-rejected.ts'
import { renderSubmissionTakenDown } from './submission-taken-down.ts'

const SITE = { publicUrl: 'https://portal.example' }
const token = 'Zk3vQ9xT7mB2nL5wR8yC4dF6hJ1pS0aG'
const reference = 'PB-7K2M-4P'
const timeZone = 'Pacific/Fiji'
const AT = Date.parse('2026-11-30T21:00:00Z')

const MESSAGE = {
  kind: 'message',
  reference,
  topic: CONTACT_TOPICS[0].name,
  name: 'Moses Tara',
  email: 'moses@portal.test',
  page: null,
  message: 'A first line.\n\nA second one.',
} as const
const REPORT = {
  ...MESSAGE,
  kind: 'issue',
  topic: ISSUE_TOPICS[0].name,
  name: null,
  email: null,
  page: '/directory',
} as const
const SUBMISSION = {
  kind: 'tender',
  title: 'Supply of school desks',
  submitterName: 'Litia Naivalu',
  reference,
} as const
const rejected = (why: { reason: string | null; note: string | null }) =>
  renderSubmissionRejected(SITE, { ...SUBMISSION, ...why })
const takenDown = (why: { readonly reason: string | null; readonly note: string | null }) =>
  renderSubmissionTakenDown(SITE, { ...SUBMISSION, ...why })
const STORY = {
  slug: 'cocoa',
  title: 'Cocoa exports grow',
  summary: 'More beans leave Honiara.',
  isSample: false,
}
const DATED = { ...STORY, slug: 'fair', title: 'Trade fair', at: AT, timeZone }
const issue = (change: Partial<NewsletterIssue> = {}) =>
  renderNewsletterIssue(SITE, {
    country: null,
    madeAt: AT,
    articles: [STORY],
    moreArticles: 3,
    events: [DATED],
    newTenders: [DATED],
    moreNewTenders: 2,
    tenders: [{ ...DATED, isSample: true }],
    unsubscribeToken: token,
    ...change,
  })
const EVENT = {
  name: 'Moses Tara',
  reference,
  token,
  title: 'Trade fair',
  slug: 'fair',
  startsAt: AT,
  endsAt: AT + 27_000_000,
  timeZone,
  country: 'fj',
  location: 'Civic Centre, Suva',
  organiser: 'Sample Chamber',
} as const
const MOSES = { name: 'Moses Tara', email: 'moses@portal.test', organisation: 'Auki Hardware', reference }
const DIGEST = {
  organiser: 'Sample Chamber',
  title: 'Trade fair',
  slug: 'fair',
  confirmed: [MOSES],
  cancelled: [],
  placesTaken: 12,
  capacity: 40,
} as const

checkEmails([
  ['message arrived', renderInquiryForAdmins(SITE, MESSAGE)],
  ['report arrived without a name', renderInquiryForAdmins(SITE, REPORT)],
  ['message received', renderInquiryReceived(SITE, MESSAGE)],
  ['report received without a name', renderInquiryReceived(SITE, REPORT)],
  ['newsletter to be confirmed', renderNewsletterConfirm(SITE, { token, country: null })],
  ['newsletter of a country to be confirmed', renderNewsletterConfirm(SITE, { token, country: 'nc' })],
  [
    'newsletter known',
    renderNewsletterAlreadySubscribed(SITE, { country: 'fj', change: null, unsubscribeToken: token }),
  ],
  [
    'newsletter changed',
    renderNewsletterAlreadySubscribed(SITE, {
      country: null,
      change: { country: 'fj', token },
      unsubscribeToken: token,
    }),
  ],
  ['newsletter', issue()],
  [
    'newsletter of a country',
    issue({ country: 'sb', moreArticles: 0, events: [], newTenders: [], moreNewTenders: 0, tenders: [] }),
  ],
  ['submission received', renderSubmissionReceived(SITE, { ...SUBMISSION, due: new Date(AT), timeZone })],
  ['submission approved', renderSubmissionApproved(SITE, { ...SUBMISSION, path: '/tenders/desks' })],
  ['submission rejected', rejected({ reason: 'Something in it is not true', note: 'Which school?\nWhere?' })],
  ['submission rejected without a word', rejected({ reason: null, note: null })],
  [
    'submission published again',
    renderSubmissionApproved(SITE, { ...SUBMISSION, path: '/jobs/cook', isBack: true }),
  ],
  ['submission taken down', takenDown({ reason: 'You asked us to take it down', note: 'See you\nsoon.' })],
  ['submission taken down without a word', takenDown({ reason: null, note: null })],
  ['place to be confirmed', renderEventPlaceHeld(SITE, EVENT)],
  ['place known', renderEventAlreadyRegistered(SITE, EVENT)],
  ['event taken down', renderEventTakenDown(SITE, { ...EVENT, isConfirmed: true })],
  ['event with a held place taken down', renderEventTakenDown(SITE, { ...EVENT, isConfirmed: false })],
  ['event back', renderEventBack(SITE, { ...EVENT, isConfirmed: true })],
  ['event with a held place back', renderEventBack(SITE, { ...EVENT, isConfirmed: false })],
  ['organiser told', renderEventOrganiserDigest(SITE, DIGEST)],
  [
    'organiser told of places taken and given back',
    renderEventOrganiserDigest(SITE, {
      ...DIGEST,
      confirmed: [MOSES, MOSES],
      cancelled: [{ ...MOSES, organisation: null }],
    }),
  ],
  [
    'organiser told of places given back',
    renderEventOrganiserDigest(SITE, { ...DIGEST, confirmed: [], cancelled: [MOSES, MOSES], capacity: null }),
  ],
])

test('an issue has its sections, marks samples, and shows local times', () => {
  const { subject, text, html } = issue()
  expect(subject).toBe('Pacific business: the week to 1 Dec 2026')
  expect(text).toContain('NEW ARTICLES\n\nCocoa exports grow:\nhttps://portal.example/news/cocoa')
  expect(text).toContain('3 more in our news:\nhttps://portal.example/news\n')
  expect(text).toContain(
    'Trade fair (sample):\nhttps://portal.example/tenders/fair\n\nCloses 1 Dec 2026, 9:00 AM, local time.',
  )
  expect(html).toMatch(/<h2[^>]*>New articles<\/h2>/)
  expect(issue({ events: [] }).text).not.toContain('EVENTS')
})

test('the email about a message explains who gets a reply', () => {
  expect(renderInquiryForAdmins(SITE, MESSAGE).text).toContain('Reply to this email to answer the sender.')
  expect(renderInquiryForAdmins(SITE, REPORT).text).toContain('so you can’t answer')
})

test('names typed by strangers contain no links', () => {
  const name = 'Win at https://spam.example'
  const emails = [
    renderInquiryReceived(SITE, { ...MESSAGE, name }),
    renderInquiryForAdmins(SITE, { ...MESSAGE, name }),
    renderSubmissionReceived(SITE, {
      ...SUBMISSION,
      title: name,
      submitterName: name,
      due: new Date(AT),
      timeZone,
    }),
    renderEventPlaceHeld(SITE, { ...EVENT, name }),
    renderEventAlreadyRegistered(SITE, { ...EVENT, name }),
    renderEventTakenDown(SITE, { ...EVENT, name, isConfirmed: true }),
    renderEventBack(SITE, { ...EVENT, name, isConfirmed: true }),
    renderEventOrganiserDigest(SITE, { ...DIGEST, confirmed: [{ ...MOSES, name, organisation: name }] }),
  ]
  for (const { subject, text, html } of emails) expect(subject + text + html).not.toMatch(/spam\.example/)
})
