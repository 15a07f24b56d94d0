// cspell:ignore téléphone
import { COUNTRIES, type CountryCode } from '@portal/reference-data'
import { getCountry } from '../place/countries.ts'
import { ok, err, type Result } from '../shared/result.ts'
import { formatPhone } from './phone.ts'
import { isFaxNumber, splitPhones, splitPhoneRange } from './split-phones.ts'

/** The number of digits after the calling code. */
const PHONE_DIGITS = { min: 5, max: 8 } as const

/** The error message for a number that is not valid in the country. */
function getInvalidPhoneMessage(country: CountryCode): string {
  const { name, callingCode } = getCountry(country)
  return `Please enter a valid ${name} phone number (${callingCode} format recommended)`
}

/** A label before a number: `Tel. 21234`, `Tel/Fax 21234`, `Office: 21234`. */
const LABEL =
  /^(?:(?:telephone|téléphone|tel|tél|phone|ph|mobile|mob|cell)\b\.?(?:\s*[/&+]\s*fax\b)?[\s.:]*|\p{L}[\p{L} ./&+]{0,20}:\s*)(?=[+(\d])/iu
/** Labels of numbers that are not phone numbers. */
const NO_PHONE =
  /^[^\d:]*\b(?:box|b\.?p|tin|abn|vat|licence|license|reg|registration|account|id|telex)\b[^\d:]*:/i
/** A label after a number: `7412345 (mobile)`. */
const REMARK = /\s*\(\p{L}[\p{L} ./&+]{0,20}\)$/u
/** The decimals that spreadsheets add to a number. */
const DECIMAL_ZERO = /(\d{5,})\.0+$/
/** A trunk prefix, which is dialled only within a country. */
const TRUNK_ZERO = /\(0\)/g
const SEPARATORS = /[\s\p{Cf}().\u2010-\u2015\u2212-]/gu
/** The fewest digits at which a leading calling code counts as one even without a plus. */
const MIN_WITH_CALLING_CODE = 8

/**
 * The digits of a typed number, with a plus where it has a calling code; null where it is not a phone number, or more than
 * one.
 */
function toDialled(text: string): string | null {
  if (isFaxNumber(text) || NO_PHONE.test(text) || splitPhoneRange(text)) return null
  const dialled = text
    .trim()
    .replace(LABEL, '')
    .replace(REMARK, '')
    .replace(DECIMAL_ZERO, '$1')
    .replace(TRUNK_ZERO, '')
    .replace(SEPARATORS, '')
    .replace(/^00/, '+')
  if (!/^\+?\d+$/.test(dialled)) return null
  const hasCode =
    dialled.length >= MIN_WITH_CALLING_CODE &&
    COUNTRIES.some(({ callingCode }) => dialled.startsWith(callingCode.slice(1)))
  return hasCode ? `+${dialled}` : dialled
}

/** Converts dialled digits to a number of a country in E.164; null where they are not one. */
function toNational(country: CountryCode, dialled: string): string | null {
  const { callingCode } = getCountry(country)
  if (dialled.startsWith('+') && !dialled.startsWith(callingCode)) return null
  let digits = dialled.replace(callingCode, '')
  // Forms and address books may add the calling code, so that it is there twice.
  if (digits.length >= MIN_WITH_CALLING_CODE)
    digits = digits.replace(new RegExp(`^${callingCode.slice(1)}`), '')
  const isNumber = digits.length >= PHONE_DIGITS.min && digits.length <= PHONE_DIGITS.max
  return isNumber ? callingCode + digits : null
}

/** The error message for several numbers instead of one. */
const getSeveralPhonesMessage = (first: string): string =>
  `Please enter one phone number only, such as ${formatPhone(first)}`

const FAX_MESSAGE = 'Please enter a phone number, not a fax number'

/**
 * Parses a typed phone number to E.164 (`+67774123456`): the calling code, which may be missing or lack its plus, then 5 to
 * 8 digits, with spaces, hyphens, dots and brackets anywhere. An empty text gives null. Fails with a message for spaces
 * alone and other invalid numbers, for several numbers (`21234-5`) and for a fax number.
 */
export const parsePhone = (country: CountryCode, text: string): Result<string | null> =>
  parse(text, getInvalidPhoneMessage(country), (dialled) => toNational(country, dialled))

/** A number with its calling code, which never begins with 0; E.164 allows up to 15 digits. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/

/** The error message for an invalid number of a contact. */
const getInvalidContactPhoneMessage = (country: CountryCode): string =>
  `Please enter a valid phone number, such as ${getCountry(country).callingCode} 12345, or start with + for another country`

/**
 * Parses a contact's typed phone number to E.164: a number of the country, or of any other country with its calling code,
 * since contacts may live abroad. An empty text gives null; fails with a message for an invalid number.
 */
export function parseContactPhone(country: CountryCode, text: string): Result<string | null> {
  const { callingCode } = getCountry(country)
  return parse(text.trim(), getInvalidContactPhoneMessage(country), (dialled) => {
    const isForeign = INTERNATIONAL.test(dialled) && !dialled.startsWith(callingCode)
    return isForeign ? dialled : toNational(country, dialled)
  })
}

function parse(
  text: string,
  message: string,
  toNumber: (dialled: string) => string | null,
): Result<string | null> {
  if (text === '') return ok(null)
  const read = (part: string): string | null => {
    const dialled = toDialled(part)
    return dialled && toNumber(dialled)
  }
  const number = read(text)
  if (number) return ok(number)
  const { first, further } = splitPhones(text)
  const several =
    further.length > 0 ? [first, ...further].map(read).find((found) => found !== null) : undefined
  if (several) return err(getSeveralPhonesMessage(several))
  return err(isFaxNumber(text) ? FAX_MESSAGE : message)
}
