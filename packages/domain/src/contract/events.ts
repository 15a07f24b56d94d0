import * as v from 'valibot'
import { parseEventType } from '../content/events.ts'
import { CountryCode, ProvinceCode } from './business.ts'
import { defineCall, errorResponses } from './call.ts'
import { defineContentDetail, defineContentList, defineContentSubmission } from './content-calls.ts'
import { contentQuery } from './content-query.ts'
import { Document } from './document.ts'
import { body, filterText, Id, IdOrSlug, Instant } from './shared.ts'
import {
  clock,
  day,
  honeypot,
  optionalEmail,
  optionalLine,
  optionalText,
  optionalWebAddress,
  placeFields,
  provinceInCountry,
  requiredLine,
  SUBMISSION_LIMITS,
  submitterFields,
} from './submission-fields.ts'
import { addressLine, emailAddress } from './text.ts'

/**
 * An event as lists show it. Instants are UTC and shown in `timeZone`; `price` is a text such as "Free"; `attendees` is the
 * expected number. A webinar has a `speaker` and a `company` that hosts it.
 */
export const EventItem = v.object({
  id: Id,
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  type: v.string(),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: v.string(),
  location: v.string(),
  country: CountryCode,
  province: v.nullable(ProvinceCode),
  organiser: v.string(),
  price: v.string(),
  attendees: v.nullable(v.number()),
  speaker: v.nullable(v.string()),
  company: v.nullable(v.string()),
  /** The number of confirmed event registrations. */
  registrations: v.number(),
  isFeatured: v.boolean(),
  isSample: v.boolean(),
})
export type EventItem = v.InferOutput<typeof EventItem>

/**
 * An event as the API returns it in lists: `date` is the day on which it begins in its own time zone (`2026-11-24`),
 * `time` the hours there (`8:00 AM - 4:30 PM`), `featured` the same as `isFeatured`.
 */
export const EventEntry = v.object({
  ...EventItem.entries,
  date: v.pipe(v.string(), v.isoDate()),
  time: v.string(),
  featured: v.boolean(),
})
export type EventEntry = v.InferOutput<typeof EventEntry>

/** An event in full. `programme` is plain text, with an empty line between paragraphs. */
export const EventDetails = v.object({
  ...EventEntry.entries,
  programme: v.string(),
  website: v.nullable(v.string()),
  contactEmail: v.nullable(v.string()),
  /** The number of places; null: unlimited. */
  capacity: v.nullable(v.number()),
  /** Whether registration is open: the event has not begun and has a free place. */
  takesRegistrations: v.boolean(),
  /** The formatted version of the text, where it was written with headings, lists or pictures. */
  document: v.optional(Document),
})
export type EventDetails = v.InferOutput<typeof EventDetails>

/**
 * `type` is an event type by name or slug; `when` is `upcoming` (the default: not ended), `past` or `all`; `month` such as
 * `2026-11` selects events in that month in their own time zone, ended or not.
 */
export const EventsQuery = v.object({
  ...contentQuery,
  type: filterText,
  when: filterText,
  month: v.optional(
    v.pipe(
      v.string('Please send this month once'),
      v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Expected a month such as 2026-11'),
    ),
  ),
})
export type EventsQuery = v.InferOutput<typeof EventsQuery>

const TYPE = 'Please select a type of event'
const CAPACITY = 'Please enter a whole number from 1 to 100000'

/** The fields of an event, as submitted and as administrators edit them. */
export const eventFields = {
  title: requiredLine('Title', SUBMISSION_LIMITS.title),
  type: v.pipe(
    v.string(TYPE),
    v.check((text) => parseEventType(text) !== null, TYPE),
  ),
  description: requiredLine('Description', SUBMISSION_LIMITS.summary),
  programme: optionalText('Programme'),
  ...placeFields,
  location: requiredLine('Venue', { min: 2, max: 160 }, addressLine),
  date: day('Please enter the day it begins'),
  startTime: clock('Please enter when it begins'),
  endDate: v.nullish(
    v.union([v.literal(''), day('Please enter the day it ends')], 'Please enter the day it ends'),
    '',
  ),
  endTime: clock('Please enter when it ends'),
  organiser: requiredLine('Organiser', SUBMISSION_LIMITS.name),
  price: optionalLine('Price'),
  speaker: optionalLine('Speaker'),
  website: optionalWebAddress,
  contactEmail: optionalEmail,
  capacity: v.nullish(
    v.pipe(v.number(CAPACITY), v.integer(CAPACITY), v.minValue(1, CAPACITY), v.maxValue(100_000, CAPACITY)),
    null,
  ),
}

interface EventTimes {
  readonly date: string
  readonly startTime: string
  readonly endDate?: string | null | undefined
  readonly endTime: string
}

/** The fields of the time of an event. */
export const EVENT_TIMES = [['date'], ['startTime'], ['endDate'], ['endTime']] as const
export const EVENT_ENDS_LATER = 'The event must end after it begins'

interface EventTimes {
  readonly date: string
  readonly startTime: string
  readonly endDate?: string | null | undefined
  readonly endTime: string
}

/** Whether an event ends after it begins, both in local time. */
export const hasEndAfterStart = ({ date, startTime, endDate, endTime }: EventTimes): boolean =>
  `${date} ${startTime}` < `${endDate ? endDate : date} ${endTime}`

/**
 * A submitted event. Days and times are local to its place; without an `endDate` it ends on the day it begins; without a
 * `price` it is free. The service rejects one that is over.
 */
export const NewEvent = v.pipe(
  body({ ...eventFields, ...submitterFields }),
  v.forward(v.partialCheck(EVENT_TIMES, hasEndAfterStart, EVENT_ENDS_LATER), ['endTime']),
  provinceInCountry(),
)
export type NewEvent = v.InferOutput<typeof NewEvent>

/** Everybody. `X-Total-Count` counts all that match, `Link` leads to the next page. */
export const listEvents = defineContentList(
  '/api/events',
  'Events that match every given filter, the next one first',
  EventsQuery,
  EventEntry,
)

/** Everybody. 404: there is no such event. */
export const getEvent = defineContentDetail('/api/events/:idOrSlug', 'One event by slug or id', EventDetails)

/** Everybody, limited. It is queued for review; the submitter gets an email. */
export const submitEvent = defineContentSubmission('/api/events', 'Submit an event for review', NewEvent)

/** The fields of an event registration; the organiser gets name and address by email. */
export const NewEventRegistration = body({
  name: requiredLine('Your name', SUBMISSION_LIMITS.name),
  email: emailAddress('Please enter a valid email address'),
  organisation: optionalLine('Organisation'),
  contactFax: honeypot,
})
export type NewEventRegistration = v.InferOutput<typeof NewEventRegistration>

/** An event registration: the reference to show, and the times of the event. */
export const EventRegistration = v.object({
  reference: v.string(),
  title: v.string(),
  slug: v.string(),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: v.string(),
})
export type EventRegistration = v.InferOutput<typeof EventRegistration>

/**
 * Everybody, limited. The place is reserved for two hours until the link in an email confirms it. An address that already has
 * a place gets the same response, with another reference, and an email about its place. 409: it has begun, or is full. 429:
 * also if one network has too many unconfirmed places.
 */
export const registerForEvent = defineCall({
  method: 'POST',
  path: '/api/events/:idOrSlug/registrations',
  summary: 'Hold a place at an event until it is confirmed by email',
  tag: 'content',
  params: v.object({ idOrSlug: IdOrSlug }),
  body: NewEventRegistration,
  responses: { 201: EventRegistration, ...errorResponses(400, 403, 404, 409, 415, 429, 503) },
})

const registrationToken = body({ token: requiredLine('The code from the email', { min: 20, max: 200 }) })

/**
 * Holders of the token. Idempotent. 409: the event has begun or was taken down, the place was cancelled, or the hold has
 * expired and the event is full.
 */
export const confirmRegistration = defineCall({
  method: 'POST',
  path: '/api/event-registrations/confirm',
  summary: 'Confirm a place at an event',
  tag: 'content',
  body: registrationToken,
  responses: { 200: EventRegistration, ...errorResponses(400, 403, 404, 409, 415, 429, 503) },
})

/** Holders of the token. Idempotent. */
export const cancelRegistration = defineCall({
  method: 'POST',
  path: '/api/event-registrations/cancel',
  summary: 'Cancel a place at an event',
  tag: 'content',
  body: registrationToken,
  responses: { 200: EventRegistration, ...errorResponses(400, 403, 404, 415, 429, 503) },
})
