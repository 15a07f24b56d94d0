// cspell:ignore libphonenumber
import type { CountryCode } from './codes.ts'

/**
 * Mobile numbers without their calling code, by country. Source: Google’s libphonenumber 9 (Apache 2.0), after the
 * numbering plans that the countries notify to the ITU (https://www.itu.int/oth/T0202); seen 2026-11-29.
 */
export const MOBILE_NUMBERS: Readonly<Record<CountryCode, RegExp>> = {
  sb: /^(?:48\d{3}|(?:6[89]|7[1-9]|8[4-9]|9[0-8])\d{5})$/,
  fj: /^(?:[279]\d|45|5[01568]|8[034679])\d{5}$/,
  pg: /^(?:7\d|8[1-58])\d{6}$/,
  nc: /^(?:[579]\d|8[0-79])\d{4}$/,
  vu: /^(?:[58]\d|7[0-7])\d{5}$/,
}
