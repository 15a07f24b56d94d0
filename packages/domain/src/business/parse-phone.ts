// cspell:ignore téléphone
import { COUNTRIES, type CountryCode } from '@portal/reference-data'
import { getCountry } from '../place/countries.ts'
import { ok, err, type Result } from '../shared/result.ts'
import { formatPhone } from './phone.ts'
import { isFaxNumber, splitPhones, splitPhoneRange } from './split-phones.ts'

/** How many digits a phone number has after the calling code. */
const PHONE_DIGITS = { min: 5, max: 8 } as const

/** The error message for a number that is not valid in the country. */
function invalidPhoneMessage(country: CountryCode): string {
  const { name, callingCode } = getCountry(country)
  return `Please enter a valid ${name} phone number (${callingCode} format recommended)`
}

/** What a number is, before it: `Tel. 21234`, `Tel/Fax 21234`, `Office: 21234`. */
const LABEL =
  /^(?:(?:telephone|téléphone|tel|tél|phone|ph|mobile|mob|cell)\b\.?(?:\s*[/&+]\s*fax\b)?[\s.:]*|\p{L}[\p{L} ./&+]{0,20}:\s*)(?=[+(\d])/iu
/** Labels of numbers that nobody can call. */
const NO_PHONE =
  /^[^\d:]*\b(?:box|b\.?p|tin|abn|vat|licence|license|reg|registration|account|id|telex)\b[^\d:]*:/i
/** What a number is, after it: `7412345 (mobile)`. */
const REMARK = /\s*\(\p{L}[\p{L} ./&+]{0,20}\)$/u
/** How spreadsheets write a number that they take for an amount. */
const DECIMAL_ZERO = /(\d{5,})\.0+$/
/** The 0 that is dialled within a country only. */
const TRUNK_ZERO = /\(0\)/g
const SEPARATORS = /[\s\p{Cf}().\u2010-\u2015\u2212-]/gu
/** At least so many digits that begin with a calling code have it, with or without a plus. */
const MIN_WITH_CALLING_CODE = 8

/**
 * The digits of a number as typed, after a plus where it has a calling code; null when it is no phone number, or more
 * than one.
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

/** The number of a country that was dialled, in E.164; null when it is none of this country. */
function toNational(country: CountryCode, dialled: string): string | null {
  const { callingCode } = getCountry(country)
  if (dialled.startsWith('+') && !dialled.startsWith(callingCode)) return null
  let digits = dialled.replace(callingCode, '')
  // Typed once more after the calling code that a form or an address book put there.
  if (digits.length >= MIN_WITH_CALLING_CODE)
    digits = digits.replace(new RegExp(`^${callingCode.slice(1)}`), '')
  const isNumber = digits.length >= PHONE_DIGITS.min && digits.length <= PHONE_DIGITS.max
  return isNumber ? callingCode + digits : null
}

/** The error message for several numbers where one is asked for. */
const severalPhonesMessage = (first: string): string =>
  `Please enter one phone number only, such as ${formatPhone(first)}`

const FAX_MESSAGE = 'Please enter a phone number, not a fax number'

/**
 * Parses a phone number as typed to E.164 (`+67774123456`): the calling code, which may be left out or lack its plus,
 * then 5 to 8 digits, with spaces, hyphens, dots and brackets anywhere. An empty text gives null; spaces alone are
 * refused, and so are several numbers (`21234-5`) and a fax, each with a message of its own.
 */
export const parsePhone = (country: CountryCode, text: string): Result<string | null> =>
  parse(text, invalidPhoneMessage(country), (dialled) => toNational(country, dialled))

/** A number with its calling code, which never begins with 0; E.164 allows up to 15 digits. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/

/** The error message for a contact's number that can't be called. */
const invalidContactPhoneMessage = (country: CountryCode): string =>
  `Please enter a valid phone number, such as ${getCountry(country).callingCode} 12345, or start with + for another country`

/**
 * Parses a contact's phone number as typed to E.164: a number of the country, or one of any other country with its
 * calling code, since contacts also live abroad. An empty text gives null.
 */
export function parseContactPhone(country: CountryCode, text: string): Result<string | null> {
  const { callingCode } = getCountry(country)
  return parse(text.trim(), invalidContactPhoneMessage(country), (dialled) => {
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
  if (several) return err(severalPhonesMessage(several))
  return err(isFaxNumber(text) ? FAX_MESSAGE : message)
}
