import { DAY, HOUR } from '@portal/domain/shared'
import * as v from 'valibot'

/** Fields that several files of the demo's content share. */

export const line = v.pipe(
  v.string(),
  v.regex(/^\S(.*\S)?$/, 'Expected one line of text, without spaces around it'),
)

/** Joins the lines of each paragraph; an empty line separates paragraphs. */
export const joinLines = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' '))
    .join('\n\n')

/** Paragraphs separated by an empty line. */
export const paragraphs = v.pipe(v.string(), v.trim(), v.nonEmpty('Expected a text'), v.transform(joinLines))

export const email = v.pipe(v.string(), v.email('Expected an email address'))
export const webAddress = v.pipe(v.string(), v.url('Expected a web address'))
export const days = v.pipe(v.number(), v.integer('Expected whole days'))

/** An optional field, null if omitted. */
export const optional = <const Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null)

export const isFeatured = v.optional(v.boolean(), false)

/** A local time, some days after the local day of seeding; negative days are in the past. */
export const LocalTime = v.strictObject({
  inDays: days,
  at: v.pipe(v.string(), v.isoTime('Expected a time such as 09:00')),
})
export type LocalTime = v.InferOutput<typeof LocalTime>

const DURATION = /^(?:(\d+) days?)?(?:(?<=.) )?(?:(\d+) hours?)?$/

/** `3 days`, `20 hours` or `6 days 1 hour`, in milliseconds. */
export const duration = v.pipe(
  v.string(),
  v.nonEmpty('Expected a duration such as 3 days or 20 hours'),
  v.regex(DURATION, 'Expected a duration such as 3 days or 20 hours'),
  v.transform((text) => {
    const [, daysLong = '0', hoursLong = '0'] = DURATION.exec(text) ?? []
    return Number(daysLong) * DAY + Number(hoursLong) * HOUR
  }),
)

/** A line with slots in braces, each of them one of `slots`. */
export const template = (slots: readonly string[]) =>
  v.pipe(
    line,
    v.check(
      (text) => [...text.matchAll(/\{(.*?)\}/g)].every(([, slot = '']) => slots.includes(slot)),
      `Expected no other slots than ${slots.join(', ')}`,
    ),
  )
