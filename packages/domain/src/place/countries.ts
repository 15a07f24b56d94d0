import type { CountryCode } from './codes.ts'

/** One of the portal's five countries. */
export interface Country {
  readonly code: CountryCode
  /** The long form in addresses: `solomon-islands`. */
  readonly fullCode: string
  readonly name: string
  readonly capital: string
  /** ISO 4217. */
  readonly currency: string
  /** With its plus: `+677`. */
  readonly callingCode: `+${number}`
  /** IANA. */
  readonly timeZone: string
  /** The flag as an emoji. */
  readonly flag: string
}

/** The five countries, in the order of every list. */
export const COUNTRIES = [
  {
    code: 'sb',
    fullCode: 'solomon-islands',
    name: 'Solomon Islands',
    capital: 'Honiara',
    currency: 'SBD',
    callingCode: '+677',
    timeZone: 'Pacific/Guadalcanal',
    flag: '🇸🇧',
  },
  {
    code: 'fj',
    fullCode: 'fiji',
    name: 'Fiji',
    capital: 'Suva',
    currency: 'FJD',
    callingCode: '+679',
    timeZone: 'Pacific/Fiji',
    flag: '🇫🇯',
  },
  {
    code: 'pg',
    fullCode: 'papua-new-guinea',
    name: 'Papua New Guinea',
    capital: 'Port Moresby',
    currency: 'PGK',
    callingCode: '+675',
    timeZone: 'Pacific/Port_Moresby',
    flag: '🇵🇬',
  },
  {
    code: 'nc',
    fullCode: 'new-caledonia',
    name: 'New Caledonia',
    capital: 'Nouméa',
    currency: 'XPF',
    callingCode: '+687',
    timeZone: 'Pacific/Noumea',
    flag: '🇳🇨',
  },
  {
    code: 'vu',
    fullCode: 'vanuatu',
    name: 'Vanuatu',
    capital: 'Port Vila',
    currency: 'VUV',
    callingCode: '+678',
    timeZone: 'Pacific/Efate',
    flag: '🇻🇺',
  },
] as const satisfies readonly Country[]

const byCode: Readonly<Record<CountryCode, Country>> = {
  sb: COUNTRIES[0],
  fj: COUNTRIES[1],
  pg: COUNTRIES[2],
  nc: COUNTRIES[3],
  vu: COUNTRIES[4],
}

/** The country of a code. */
export const getCountry = (code: CountryCode): Country => byCode[code]
