import { ProvinceCode } from '@portal/domain/contract'
import type { CountryCode } from '@portal/domain/place'
import * as v from 'valibot'
import { line } from './fields.ts'

/** The kinds of towns, which decide the landmarks of their businesses. */
const TOWN_SETTINGS = ['city', 'port', 'inland', 'village'] as const

const lines = v.array(line)

/** `countries/fiji.yaml`: data for businesses and people there. */
export const DemoCountry = v.strictObject({
  /** The prefix of every phone number, in E.164, of numbers that look unassigned. */
  phonePrefix: v.pipe(
    v.string(),
    v.regex(/^\+\d{6,8}$/, 'Expected the beginning of a number such as +6777500'),
  ),
  /** Besides English, the most likely first. */
  languages: v.strictTuple([line, line]),
  /** Order values for free delivery. */
  amounts: lines,
  /** Means of transport for goods. */
  carriers: lines,
  firstNames: lines,
  lastNames: lines,
  towns: v.record(
    line,
    v.strictObject({
      province: v.optional(v.nullable(ProvinceCode), null),
      latitude: v.number(),
      longitude: v.number(),
      setting: v.picklist(TOWN_SETTINGS),
    }),
  ),
})
export type DemoCountry = v.InferOutput<typeof DemoCountry>

export type Town = DemoCountry['towns'][string] & { readonly name: string; readonly country: CountryCode }

/** `landmarks.yaml`: locations of businesses, as in "behind the market". */
export const Landmarks = v.strictObject(v.entriesFromList(TOWN_SETTINGS, lines))
