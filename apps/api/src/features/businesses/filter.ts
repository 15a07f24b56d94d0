import type { CountryCode, ProvinceCode } from '@portal/domain/place'

/** What a list is confined to: one place and one trade at most, since the narrower one says it all. */
export interface Filter {
  readonly country?: CountryCode
  readonly province?: ProvinceCode
  readonly category?: string
  readonly industry?: string
  /** Bits that a business must have, all of them. */
  readonly filterFlags: number
  /** Bits of which a business must have one; 0 for no such condition. */
  readonly typeFlags: number
  /** Created later than this instant. */
  readonly since?: number
}
