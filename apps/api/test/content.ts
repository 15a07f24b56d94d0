import { DAY } from '@portal/domain/shared'

import type { ContentRecord, RecordOf } from '#features/content/content.record.ts'
import { insertContent, type StoredContent } from '#features/content/content.repository.ts'
import type { Store } from '#db/engine/store.ts'
import { NOW } from './new-app.ts'

type Fields<Kind extends ContentRecord['kind']> = Partial<Omit<RecordOf<Kind>, 'kind' | 'details'>> & {
  readonly details?: Partial<RecordOf<Kind>['details']>
}

export const anArticle = ({ details, ...fields }: Fields<'news'> = {}): RecordOf<'news'> => ({
  kind: 'news',
  title: 'Cocoa exports grow',
  summary: 'More beans leave Honiara.',
  body: 'More beans left Honiara this year.\n\nPrices hold.',
  category: 'Trade & Export',
  countries: [],
  publishedAt: NOW - DAY,
  ...fields,
  details: { author: null, featuredImageUrl: null, ...details },
})

export const anEvent = ({ details, ...fields }: Fields<'event'> = {}): RecordOf<'event'> => ({
  kind: 'event',
  title: 'Trade show',
  summary: 'Makers show what they make.',
  body: '',
  category: 'Trade Shows & Expos',
  countries: ['fj'],
  publishedAt: NOW - DAY,
  startsAt: NOW + DAY,
  endsAt: NOW + 2 * DAY,
  ...fields,
  details: {
    location: 'Civic Centre',
    organiser: 'Chamber of Commerce',
    price: 'Free',
    attendees: null,
    speaker: null,
    company: null,
    website: null,
    contactEmail: null,
    capacity: null,
    ...details,
  },
})

export const aTender = ({ details, ...fields }: Fields<'tender'> = {}): RecordOf<'tender'> => ({
  kind: 'tender',
  title: 'Supply of school desks',
  summary: 'Two hundred desks for schools on Malaita.',
  body: 'Desks of hardwood, delivered to Auki wharf.',
  category: 'government',
  countries: ['sb'],
  publishedAt: NOW - DAY,
  endsAt: NOW + 10 * DAY,
  ...fields,
  details: {
    issuer: 'Sample Province Works',
    reference: 'SPW/12',
    value: null,
    eligibility: null,
    lots: [],
    documents: [],
    howToSubmit: 'Bring the offer in a sealed envelope.',
    contactName: null,
    contactEmail: null,
    contactPhone: null,
    ...details,
  },
})

export const aJob = ({ details, ...fields }: Fields<'job'> = {}): RecordOf<'job'> => ({
  kind: 'job',
  title: 'Bookkeeper',
  summary: 'Keeps the books of a small lodge.',
  body: 'You enter receipts every day and pay wages every fortnight.',
  category: 'full-time',
  countries: ['vu'],
  publishedAt: NOW - DAY,
  endsAt: NOW + 10 * DAY,
  ...fields,
  details: {
    employer: 'Sample Lodge',
    reference: null,
    location: 'Port Vila',
    salary: null,
    requirements: null,
    howToApply: 'Write to us with two references.',
    applyUrl: null,
    contactEmail: null,
    ...details,
  },
})

export const aCourse = ({ details, ...fields }: Fields<'course'> = {}): RecordOf<'course'> => ({
  kind: 'course',
  title: 'Outboard motor repair',
  summary: 'Two weeks in a boatshed.',
  body: 'You take a motor apart and put it together again.',
  category: 'technical',
  countries: ['sb'],
  publishedAt: NOW - DAY,
  startsAt: NOW + 10 * DAY,
  ...fields,
  details: {
    provider: 'Sample Boatshed',
    mode: 'In person',
    duration: 'Two weeks',
    price: 'Free',
    location: 'Gizo',
    howToEnrol: 'Come by on any morning.',
    ...details,
  },
})

export const publish = (store: Store, ...records: readonly ContentRecord[]): Promise<StoredContent[]> =>
  store.write.transaction().execute((trx) => insertContent(trx, records))
