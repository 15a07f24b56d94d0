import { CONTACT_TOPICS, EVENT_TYPES, ISSUE_TOPICS, JOB_TYPES, TENDER_KINDS } from '@portal/reference-data'
import sharp from 'sharp'
import type { Draft } from './submissions.ts'
import type { Visitor } from './visitors.ts'

const DAY_MS = 86_400_000
const TEXT =
  'We have traded between the islands for many years and would be glad to hear from others who do the same.'

const getDayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

const toSender = ({ name, email }: Visitor) => ({
  submitterName: name,
  submitterEmail: email,
  acceptTerms: true,
})

type CreateDraft = (visitor: Visitor, number: number) => Draft

const message: CreateDraft = ({ name, email }, number) => {
  const mark = `Soak message ${number}`
  const topic = CONTACT_TOPICS[0].slug
  return {
    store: 'inquiries',
    path: '/api/contact',
    mark,
    body: { name, email, topic, message: `${mark}: ${TEXT}` },
  }
}

const issue: CreateDraft = ({ name, email }, number) => {
  const mark = `Soak report ${number}`
  const topic = ISSUE_TOPICS[0].slug
  const body = { name, email, topic, page: '/directory', message: `${mark}: ${TEXT}` }
  return { store: 'inquiries', path: '/api/issues', mark, body }
}

const event: CreateDraft = (visitor, number) => {
  const mark = `Soak event ${number}`
  const body = {
    ...toSender(visitor),
    title: mark,
    type: EVENT_TYPES[1].slug,
    description: TEXT,
    country: 'sb',
    location: 'Art Gallery, Honiara',
    date: getDayIn(30),
    startTime: '09:00',
    endTime: '16:00',
    organiser: 'Island Traders',
  }
  return { store: 'queue', path: '/api/events', mark, body }
}

const tender: CreateDraft = (visitor, number) => {
  const mark = `Soak tender ${number}`
  const body = {
    ...toSender(visitor),
    title: mark,
    kind: TENDER_KINDS[0].slug,
    issuer: 'Ministry of Works',
    summary: TEXT,
    description: TEXT,
    country: 'fj',
    closingDate: getDayIn(40),
    closingTime: '16:00',
    howToSubmit: 'By mail to the address of the ministry.',
  }
  return { store: 'queue', path: '/api/tenders', mark, body }
}

const job: CreateDraft = (visitor, number) => {
  const mark = `Soak job ${number}`
  const body = {
    ...toSender(visitor),
    title: mark,
    employer: 'Island Traders',
    type: JOB_TYPES[0].slug,
    summary: TEXT,
    description: TEXT,
    country: 'vu',
    location: 'Port Vila',
    closingDate: getDayIn(20),
    closingTime: '16:00',
    howToApply: 'By mail, with a letter and two references.',
  }
  return { store: 'queue', path: '/api/jobs', mark, body }
}

const quote: CreateDraft = ({ name, email }, number) => {
  const mark = `Soak shop ${number}`
  const body = {
    businessName: mark,
    country: 'sb',
    pages: 3,
    domainType: 'new',
    domainName: `soak-shop-${number}`,
    contactName: name,
    email,
  }
  return { store: 'quotes', path: '/api/quote-requests', mark, body }
}

/** Public submissions, weighted by how often each stands here. */
export const DRAFTS: readonly CreateDraft[] = [message, quote, event, tender, job, message, quote, issue]

/** A listing, optionally with a photo. */
export async function createListing(owner: Visitor, number: number, hasPhoto: boolean): Promise<Draft> {
  const mark = `Soak trading ${number}`
  const body = {
    name: mark,
    description: TEXT,
    category: 'Handicrafts',
    country: 'temotu',
    address: 'Lata',
    email: owner.email,
    ownerName: owner.name,
    images: hasPhoto ? [await createPhoto(number)] : [],
  }
  return { store: 'listings', path: '/api/businesses', mark, body }
}

async function createPhoto(number: number): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const bytes = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#808080', noise },
  })
    .modulate({ hue: (number * 37) % 360 })
    .jpeg({ quality: 85 })
    .toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}
