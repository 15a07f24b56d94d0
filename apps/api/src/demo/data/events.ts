import { CountryCode } from '@portal/domain/contract'
import * as v from 'valibot'
import { email, isFeatured, line, LocalTime, paragraphs } from './fields.ts'

const fields = {
  title: line,
  country: CountryCode,
  location: line,
  starts: LocalTime,
  hours: v.number(),
  organiser: line,
  price: line,
  isFeatured,
  description: line,
}

/** `events/conferences.yaml`: the events of a type. */
export const Events = v.array(v.strictObject(fields))

/** `webinars-with-speakers.yaml` */
export const Webinars = v.array(
  v.strictObject({
    ...fields,
    speaker: line,
    /** The organiser. */
    company: line,
    capacity: v.number(),
    contactEmail: email,
    programme: paragraphs,
  }),
)
