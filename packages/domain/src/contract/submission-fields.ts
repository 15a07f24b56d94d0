import * as v from 'valibot'
import { INDUSTRIES, COUNTRY_CODES, PROVINCE_CODES } from '@portal/reference-data'
import { isCalendarDay } from '../shared/calendar-day.ts'
import { PROVINCES } from '../place/provinces.ts'
import { minCharacters, maxCharacters } from './length.ts'
import { Id } from './shared.ts'
import { emailAddress, emptyText, line, paragraphs, webAddress, WEB_ADDRESS_MESSAGE } from './text.ts'

/** Limits of a submitted event, tender or job, in characters. */
export const SUBMISSION_LIMITS = {
  title: { min: 5, max: 120 },
  summary: { min: 20, max: 300 },
  text: { min: 50, max: 5000 },
  name: { min: 2, max: 100 },
  short: 120,
} as const

/** A required line; messages call it `label`. */
export function requiredLine(
  label: string,
  { min, max }: { readonly min: number; readonly max: number },
  text = line,
) {
  const tooShort = `${label} must be at least ${min} characters`
  const tooLong = `${label} must be at most ${max} characters`
  return v.pipe(text(tooShort, tooLong), minCharacters(min, tooShort), maxCharacters(max, tooLong))
}

/** A required text of several paragraphs; messages call it `label`. */
export function requiredText(label: string, { min, max }: { readonly min: number; readonly max: number }) {
  const tooShort = `${label} must be at least ${min} characters`
  const tooLong = `${label} must be at most ${max} characters`
  return v.pipe(paragraphs(tooShort, tooLong), minCharacters(min, tooShort), maxCharacters(max, tooLong))
}

/** An optional line. */
export function optionalLine(label: string, max: number = SUBMISSION_LIMITS.short, text = line) {
  const tooLong = `${label} must be at most ${max} characters`
  return v.nullish(
    v.pipe(text(`Please write the ${label.toLowerCase()} as text`, tooLong), maxCharacters(max, tooLong)),
    '',
  )
}

/** An optional text of several paragraphs. */
export function optionalText(label: string, max: number = SUBMISSION_LIMITS.text.max) {
  const tooLong = `${label} must be at most ${max} characters`
  return v.nullish(
    v.pipe(
      paragraphs(`Please write the ${label.toLowerCase()} as text`, tooLong),
      maxCharacters(max, tooLong),
    ),
    '',
  )
}

/** An optional web address; one without a scheme gets https. */
export const optionalWebAddress = v.nullish(v.union([emptyText, webAddress], WEB_ADDRESS_MESSAGE), '')

const EMAIL = 'Please enter a valid email address'

/** An optional email address. */
export const optionalEmail = v.nullish(v.union([emptyText, emailAddress(EMAIL)], EMAIL), '')

/** A valid calendar day as forms send it: `2026-11-20`. */
export const day = (message: string) =>
  v.pipe(v.string(message), v.trim(), v.isoDate(message), v.check(isCalendarDay, message))

/** A local time of day, as forms send it: `09:30`. */
export const clock = (message: string) => v.pipe(v.string(message), v.trim(), v.isoTime(message))

const PROVINCE = 'Please choose one of the provinces'

/** The place: a country by its code, and optionally one of its provinces. */
export const placeFields = {
  country: v.picklist(COUNTRY_CODES, 'Please select a country'),
  province: v.nullish(v.union([v.literal(''), v.picklist(PROVINCE_CODES, PROVINCE)], PROVINCE), ''),
}

/** Whether a known country is combined with a known province of another one. */
const isElsewhere = (country: unknown, province: unknown): boolean => {
  const known = PROVINCES.find(({ code }) => code === province)
  return known !== undefined && known.country !== country && COUNTRY_CODES.some((code) => code === country)
}

/** Checks that the province of `placeFields` belongs to the country, even where other fields are invalid. */
export const provinceInCountry = <Form extends { country: string; province?: string | null | undefined }>() =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    const form: Partial<Form> = { ...(dataset.value as Form) }
    const { country, province } = form
    if (!isElsewhere(country, province)) return
    addIssue({
      message: 'Please choose a province of this country',
      path: [{ type: 'object', origin: 'value', input: form, key: 'province', value: province }],
    })
  })

const INDUSTRY = 'Please choose one of the industries'

/** The optional slug of an industry. */
export const optionalIndustry = v.nullish(
  v.union(
    [
      v.literal(''),
      v.picklist(
        INDUSTRIES.map(({ slug }) => slug),
        INDUSTRY,
      ),
    ],
    INDUSTRY,
  ),
  '',
)

/** A hidden field that only programs fill in. */
export const honeypot = v.nullish(
  v.pipe(
    v.string('Please leave this field empty'),
    v.maxLength(0, 'Please leave this field empty: it catches spam programs'),
  ),
  '',
)

/** The submitter, who gets the outcome by email; not published. */
export const submitterFields = {
  submitterName: requiredLine('Your name', SUBMISSION_LIMITS.name),
  submitterEmail: emailAddress(EMAIL),
  acceptTerms: v.literal(true, 'Please confirm that you have the right to publish this'),
  contactFax: honeypot,
}

/** The response to a submission: its pending status, its future slug, and the reference to quote. */
export const SubmissionReceipt = v.object({
  id: Id,
  slug: v.string(),
  status: v.picklist(['pending']),
  reference: v.string(),
})
export type SubmissionReceipt = v.InferOutput<typeof SubmissionReceipt>
