import { ProvinceCode } from '@portal/domain/contract'
import type { CountryCode } from '@portal/domain/place'
import * as v from 'valibot'
import { line } from './fields.ts'

/** What a town is like; where a business stands in it is worded from this. */
const TOWN_SETTINGS = ['city', 'port', 'inland', 'village'] as const

const lines = v.array(line)

/** `countries/fiji.yaml`: what businesses and people there are made of. */
export const DemoCountry = v.strictObject({
  /** The beginning of every phone number, in E.164: such numbers look given to nobody. */
  phonePrefix: v.pipe(
    v.string(),
    v.regex(/^\+\d{6,8}$/, 'Expected the beginning of a number such as +6777500'),
  ),
  /** Besides English, the likeliest first. */
  languages: v.strictTuple([line, line]),
  /** Sums worth a free delivery. */
  amounts: lines,
  /** What takes goods onwards. */
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

/** `landmarks.yaml`: where a business stands, as in "behind the market". */
export const Landmarks = v.strictObject(v.entriesFromList(TOWN_SETTINGS, lines))
