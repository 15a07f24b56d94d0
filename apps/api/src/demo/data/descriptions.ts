import * as v from 'valibot'
import { BUSINESS_KINDS } from './businesses.ts'
import { line, template } from './fields.ts'

/** The theme of a sentence; those of a kind of business are used for that kind alone. */
const THEMES = ['finding', 'ordering', 'people', 'habits', ...BUSINESS_KINDS] as const
export type Theme = (typeof THEMES)[number]

/** Placeholders in sentences, filled for each business. */
const SLOTS = [
  'near',
  'day',
  'day2',
  'town',
  'person',
  'colleague',
  'shortName',
  'product',
  'time',
  'few',
  'crew',
  'colour',
  'month',
  'year',
  'language',
  'language2',
  'amount',
  'carrier',
] as const
export type DescriptionSlot = (typeof SLOTS)[number]

const words = v.array(line)

/** `business-descriptions.yaml`: sentences by theme, and words for their slots. */
export const Descriptions = v.strictObject({
  words: v.strictObject({ times: words, few: words, crew: words, colours: words, months: words }),
  sentences: v.strictObject(v.entriesFromList(THEMES, v.array(template(SLOTS)))),
})
export type Descriptions = v.InferOutput<typeof Descriptions>
