import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  NewEvent,
  NewIssue,
  NewJob,
  NewMessage,
  NewEventRegistration,
  NewSubscription,
  NewTender,
  SUBMISSION_LIMITS,
} from './index.ts'

const SENDER = { submitterName: 'Ruth Maelasi', submitterEmail: ' Ruth@Market.example ', acceptTerms: true }
const PLACE = { country: 'sb', province: 'malaita' }
const TEXT = 'Forty lights on poles of six metres along the wharf road, fitted before the rains.'

const EVENT = {
  title: 'Honiara Trade Show',
  type: 'Trade Shows & Expos',
  description: 'Sixty exhibitors from five provinces.',
  ...PLACE,
  location: 'Civic field',
  date: '2026-12-01',
  startTime: '09:00',
  endTime: '16:00',
  organiser: 'Makers’ Group',
  ...SENDER,
}
const TENDER = {
  title: 'Solar lights for Auki market',
  kind: 'government',
  issuer: 'Auki Market Committee',
  summary: 'Supply and fitting of forty solar lights.',
  description: TEXT,
  ...PLACE,
  closingDate: '2026-12-05',
  closingTime: '16:00',
  howToSubmit: 'In a sealed envelope at the office.',
  ...SENDER,
}
const JOB = {
  title: 'Boat builder',
  employer: 'Gizo Boatyard',
  type: 'full-time',
  summary: 'Fibreglass boats of seven metres.',
  description: TEXT,
  ...PLACE,
  location: 'Gizo',
  closingDate: '2026-12-05',
  closingTime: '16:00',
  howToApply: 'Bring your papers to the yard.',
  ...SENDER,
}
const MESSAGE = { name: 'Mere', email: 'mere@example.com', topic: 'listing', message: 'How do I tell you?' }

const FORMS = {
  event: [NewEvent, EVENT],
  tender: [NewTender, TENDER],
  job: [NewJob, JOB],
  registration: [NewEventRegistration, { name: 'Mere', email: 'mere@example.com' }],
  subscription: [NewSubscription, { email: 'mere@example.com' }],
  message: [NewMessage, MESSAGE],
  issue: [NewIssue, { topic: 'broken-page', message: 'The second page is empty.' }],
} as const satisfies Record<string, readonly [v.GenericSchema, object]>

type FormName = keyof typeof FORMS

/** The messages about a form with some fields changed, by field. */
function getMessages(name: FormName, changes: object): Record<string, string> {
  const [schema, form] = FORMS[name]
  const { issues = [] } = v.safeParse(schema, { ...form, ...changes })
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}

describe('submission forms', () => {
  test.each(Object.keys(FORMS) as FormName[])('a complete %s is accepted', (name) => {
    expect(getMessages(name, {})).toEqual({})
  })

  test('optional fields are empty, and addresses are lower-cased', () => {
    expect(v.parse(NewTender, { ...TENDER, province: undefined })).toMatchObject({
      province: '',
      industry: '',
      lots: [],
      documents: [],
      submitterEmail: 'ruth@market.example',
    })
  })

  test.each<[FormName, object, Record<string, string>]>([
    ['event', { title: 'Expo' }, { title: 'Title must be at least 5 characters' }],
    [
      'event',
      { title: 'x'.repeat(SUBMISSION_LIMITS.title.max + 1) },
      { title: 'Title must be at most 120 characters' },
    ],
    ['event', { type: 'Party' }, { type: 'Please select a type of event' }],
    ['event', { date: '1 Dec' }, { date: 'Please enter the day it begins' }],
    ['event', { endTime: '09:00' }, { endTime: 'The event must end after it begins' }],
    ['event', { endDate: '2026-11-30' }, { endTime: 'The event must end after it begins' }],
    ['event', { endDate: '2026-12-02', endTime: '08:00' }, {}],
    ['event', { capacity: 0 }, { capacity: 'Please enter a whole number from 1 to 100000' }],
    [
      'event',
      { website: 'no web address' },
      { website: 'Please enter a web address such as https://example.com' },
    ],
    [
      'event',
      { acceptTerms: false },
      { acceptTerms: 'Please confirm that you have the right to publish this' },
    ],
    ['event', { country: 'au' }, { country: 'Please select a country' }],
    ['event', { country: 'fj' }, { province: 'Please choose a province of this country' }],
    ['tender', { country: 'vu' }, { province: 'Please choose a province of this country' }],
    ['job', { country: 'pg' }, { province: 'Please choose a province of this country' }],
    ['job', { country: 'pg', province: '' }, {}],
    [
      'job',
      { country: 'fj', title: '' },
      {
        title: 'Title must be at least 5 characters',
        province: 'Please choose a province of this country',
      },
    ],
    ['tender', { kind: 'secret' }, { kind: 'Please select a kind of tender' }],
    ['tender', { closingTime: 'noon' }, { closingTime: 'Please enter the closing time' }],
    [
      'tender',
      { lots: Array.from({ length: 21 }, () => ({ title: 'Lot' })) },
      { lots: 'Please use at most 20 lots' },
    ],
    ['tender', { lots: [{ title: '' }] }, { 'lots.0.title': 'Lot must be at least 2 characters' }],
    [
      'tender',
      { documents: [{ title: 'Drawings', url: 'javascript:alert(1)' }] },
      { 'documents.0.url': 'Please enter a web address such as https://example.com' },
    ],
    ['job', { type: 'slavery' }, { type: 'Please select a kind of employment' }],
    ['job', { industry: 'magic' }, { industry: 'Please choose one of the industries' }],
    ['registration', { email: 'mere' }, { email: 'Please enter a valid email address' }],
    [
      'subscription',
      { country: 'au' },
      { country: 'Please choose one of the five countries, or all of them' },
    ],
    ['message', { topic: '' }, { topic: 'Please choose what it is about' }],
    ['message', { message: 'Hi' }, { message: 'Your message must be at least 10 characters' }],
    ['issue', { email: 'mere' }, { email: 'Please enter a valid email address' }],
    ['issue', { email: '' }, {}],
    ['issue', { contactFax: '1' }, { contactFax: 'Please leave this field empty: it catches spam programs' }],
  ])('%s with %j: %j', (name, changes, messages) => {
    expect(getMessages(name, changes)).toEqual(messages)
  })
})
