import * as v from 'valibot'

const ClockTime = v.pipe(
  v.string(),
  v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Expected a time such as 08:00'),
)
const Spans = v.pipe(v.array(v.tuple([ClockTime, ClockTime])), v.maxLength(4, 'At most four openings a day'))

/** Local opening times by weekday; an empty list is closed, an absent day is unknown. */
export const Hours = v.object({
  mon: v.optional(Spans),
  tue: v.optional(Spans),
  wed: v.optional(Spans),
  thu: v.optional(Spans),
  fri: v.optional(Spans),
  sat: v.optional(Spans),
  sun: v.optional(Spans),
})
export type Hours = v.InferOutput<typeof Hours>
