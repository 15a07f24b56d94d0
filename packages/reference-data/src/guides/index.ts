import type { CountryCode } from '../places/codes.ts'
import { FIJI } from './fj.ts'
import type { CountryGuide } from './guide.ts'
import { NEW_CALEDONIA } from './nc.ts'
import { PAPUA_NEW_GUINEA } from './pg.ts'
import { SOLOMON_ISLANDS } from './sb.ts'
import { VANUATU } from './vu.ts'

export type * from './guide.ts'

/** The guides to doing business in the five countries, by country code. */
export const GUIDES: Readonly<Record<CountryCode, CountryGuide>> = {
  sb: SOLOMON_ISLANDS,
  fj: FIJI,
  pg: PAPUA_NEW_GUINEA,
  nc: NEW_CALEDONIA,
  vu: VANUATU,
}
