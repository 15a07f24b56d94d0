import type { Area, CountryCode, ProvinceCode } from '@portal/domain/place'

/** The filter of a list: at most one place and one trade, since the narrower one implies the wider. */
export interface Filter {
  readonly country?: CountryCode
  readonly province?: ProvinceCode
  /** As it is stored; in addition to country and province. */
  readonly town?: string
  readonly category?: string
  readonly industry?: string
  /** Bits that a business must have, all of them. */
  readonly filterFlags: number
  /** Bits of which a business must have one; 0 for no such condition. */
  readonly typeFlags: number
  readonly deliveryFlags: number
  readonly payFlags: number
  /** Open at the time of the query. */
  readonly isOpen?: true
  /** Created later than this instant. */
  readonly since?: number
  /** With a position in this area; only lists by distance and the columns know it. */
  readonly area?: Area
}

/** The filter that every business passes. */
export const NO_FILTER: Filter = { filterFlags: 0, typeFlags: 0, deliveryFlags: 0, payFlags: 0 }
