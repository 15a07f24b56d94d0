import type { CountryCode, ProvinceCode } from '@portal/domain/place'

/** What a list is confined to: one place and one trade at most, since the narrower one says it all. */
export interface Filter {
  readonly country?: CountryCode
  readonly province?: ProvinceCode
  /** As it is stored; stands beside country and province. */
  readonly town?: string
  readonly category?: string
  readonly industry?: string
  /** Bits that a business must have, all of them. */
  readonly filterFlags: number
  /** Bits of which a business must have one; 0 for no such condition. */
  readonly typeFlags: number
  readonly deliveryFlags: number
  readonly payFlags: number
  /** Open at the moment of the question. */
  readonly isOpen?: true
  /** Created later than this instant. */
  readonly since?: number
}

/** What narrows nothing. */
export const NO_FILTER: Filter = { filterFlags: 0, typeFlags: 0, deliveryFlags: 0, payFlags: 0 }
