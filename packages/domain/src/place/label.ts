import type { CountryCode, ProvinceCode } from '@portal/reference-data'
import { getCountry } from './countries.ts'
import { getProvince } from './provinces.ts'

/** The fields of a record that say where it is. */
export interface Located {
  readonly country: CountryCode
  readonly province?: ProvinceCode | null
  /** A town, or a street and a town. */
  readonly address?: string | null
  /** The town recognised in the address. */
  readonly town?: string | null
}

/** The comma-separated parts of an address, normalised for comparison. */
const splitParts = (address: string): string[] => address.split(',').map((part) => part.trim().toLowerCase())

/**
 * A place as people write it: `Auki, Malaita`, `Honiara`, `Suva, Fiji`, `Solomon Islands`.
 * With `country: true` it always names the country: `Auki, Malaita, Solomon Islands`.
 */
export function getPlaceLabel(place: Located, options: { readonly country?: boolean } = {}): string {
  const country = getCountry(place.country).name
  const region = place.province ? getProvince(place.province).shortName : country
  const parts = [place.address?.trim() ?? '', region, options.country ? country : '']
  return parts
    .filter(
      (part, index) =>
        part !== '' && !splitParts(parts.slice(0, index).join(',')).includes(part.toLowerCase()),
    )
    .join(', ')
}
