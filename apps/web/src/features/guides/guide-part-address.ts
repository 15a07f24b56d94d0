import { getCountry, getProvince, resolvePlace, type Place } from '@portal/domain/place'
import { GUIDE_PARTS, paths, type GuidePart } from '#shared/urls/paths.ts'

/** A part of a guide and its place, as the address names them: a country, or one of its provinces. */
export interface GuidePartAddress {
  place: Place
  part: GuidePart
}

/** Reads the parameters of an address; null where they name no place or no part. */
export function parseGuidePartAddress(
  place: string | undefined,
  part: string | undefined,
): GuidePartAddress | null {
  const knownPlace = resolvePlace(place ?? '')
  const knownPart = GUIDE_PARTS.find((one) => one === part)
  return knownPlace && knownPart ? { place: knownPlace, part: knownPart } : null
}

/** A place in addresses: `fiji`, `malaita-province`. */
export const getPlaceFullCode = ({ country, province }: Place): string =>
  province ? getProvince(province).fullCode : getCountry(country).fullCode

/** Parts that differ by province; the others repeat the country's. */
const PARTS_BY_PROVINCE: readonly GuidePart[] = ['grants-tenders', 'featured']

/** A part's canonical path: the country's where the province's part repeats it. */
export function getCanonicalPath({ place, part }: GuidePartAddress): string {
  const canonical = PARTS_BY_PROVINCE.includes(part) ? place : { ...place, province: null }
  return paths.guidePart(getPlaceFullCode(canonical), part)
}
