// cspell:ignore solomons salomon fidji iles niugini papouasie nouvelle guinee caledonie kanaky republique viti
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

/** The five countries, in the order of every list. Rarely needed data is in separate tables below, to keep pages light. */
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

/** The currencies of the five countries, and how many decimals their amounts have. */
export const CURRENCIES = {
  SBD: { name: 'Solomon Islands dollar', decimals: 2 },
  FJD: { name: 'Fiji dollar', decimals: 2 },
  PGK: { name: 'Papua New Guinea kina', decimals: 2 },
  XPF: { name: 'CFP franc', decimals: 0 },
  VUV: { name: 'Vanuatu vatu', decimals: 0 },
} as const satisfies Readonly<
  Record<(typeof COUNTRIES)[number]['currency'], { readonly name: string; readonly decimals: number }>
>

/** Other names of the countries as slugs, and their codes of three letters by ISO 3166-1. */
export const COUNTRY_ALIASES: Readonly<Record<CountryCode, readonly string[]>> = {
  sb: ['slb', 'solomons', 'solomon', 'solomon-is', 'solomon-island', 'iles-salomon', 'salomon'],
  fj: ['fji', 'fiji-islands', 'republic-of-fiji', 'fidji', 'iles-fidji', 'viti'],
  pg: [
    'png',
    'p-n-g',
    'papua-niugini',
    'niugini',
    'papouasie-nouvelle-guinee',
    'independent-state-of-papua-new-guinea',
  ],
  nc: ['ncl', 'nouvelle-caledonie', 'kanaky', 'kanaky-new-caledonia'],
  vu: ['vut', 'republic-of-vanuatu', 'republique-de-vanuatu'],
}

/** A box in degrees. */
export interface Bounds {
  readonly south: number
  readonly north: number
  readonly west: number
  /** Less than `west` if the box crosses the date line. */
  readonly east: number
}

/** A box around the islands of each country and their waters. */
export const COUNTRY_BOUNDS: Readonly<Record<CountryCode, Bounds>> = {
  sb: { south: -13.5, north: -4.5, west: 155, east: 171 },
  fj: { south: -22, north: -12, west: 174, east: -177 },
  pg: { south: -12.5, north: -0.5, west: 140.5, east: 160 },
  nc: { south: -23.5, north: -17.5, west: 157.5, east: 172.5 },
  vu: { south: -21, north: -12.5, west: 166, east: 171 },
}
