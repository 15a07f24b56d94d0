import { countryOf, provinceOf, resolvePlace, type Place } from '@portal/domain/place'
import { GUIDE_PARTS, paths, type GuidePart } from '#shared/urls/paths.ts'

/** A part of a guide as its address names it: of a country, or of one of its provinces. */
export interface PartAddress {
  place: Place
  part: GuidePart
}

/** What an address means; null where it names no place or no part. */
export function partAt(place: string | undefined, part: string | undefined): PartAddress | null {
  const known = resolvePlace(place ?? '')
  const which = GUIDE_PARTS.find((one) => one === part)
  return known && which ? { place: known, part: which } : null
}

/** The long name of a place, as its addresses have it. */
export const fullCodeOf = ({ country, province }: Place): string =>
  province ? provinceOf(province).fullCode : countryOf(country).fullCode

export const nameOf = ({ country, province }: Place): string =>
  province ? provinceOf(province).name : countryOf(country).name

/** Lives on its own in each province; elsewhere a province shows what its country says. */
const LIVE_PARTS: readonly GuidePart[] = ['grants-tenders', 'featured']

/** The address that a part is known by: a province's is its country's where that is what it says. */
export function canonicalOf({ place, part }: PartAddress): string {
  const known = LIVE_PARTS.includes(part) ? place : { ...place, province: null }
  return paths.guidePart(fullCodeOf(known), part)
}
