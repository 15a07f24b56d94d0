import * as v from 'valibot'
import { isOutOfOrder } from './opening-order.ts'

const ClockTime = v.pipe(
  v.string(),
  v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Expected a time such as 08:00'),
)
const Spans = v.pipe(v.array(v.tuple([ClockTime, ClockTime])), v.maxLength(4, 'At most four openings a day'))

/**
 * Local opening times by weekday; an empty list means closed, an absent day unknown. `holidays` are the times on every public
 * holiday, whatever its weekday; absent where they are unknown.
 */
export const Hours = v.object({
  mon: v.optional(Spans),
  tue: v.optional(Spans),
  wed: v.optional(Spans),
  thu: v.optional(Spans),
  fri: v.optional(Spans),
  sat: v.optional(Spans),
  sun: v.optional(Spans),
  holidays: v.optional(Spans),
})
export type Hours = v.InferOutput<typeof Hours>

const DAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
  holidays: 'public holidays',
} as const

/** Opening times as edited: the openings of a day must be in order. */
export const EditedHours = v.pipe(
  v.strictObject(Hours.entries, 'Please send the hours by day: mon to sun, or holidays'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const wrong = Object.entries(DAYS).find(([day]) => isOutOfOrder(dataset.value[day as keyof Hours] ?? []))
    if (!wrong) return
    addIssue({
      message: `Please put the times of ${wrong[1]} in order, each beginning after the one before has ended`,
    })
  }),
)
