import type { CountryCode } from '../place/codes.ts'
import { COUNTRIES, countryOf } from '../place/countries.ts'
import { ok, err, type Result } from '../shared/result.ts'

/** How many digits a phone number has after the calling code. */
export const PHONE_DIGITS = { min: 5, max: 8 } as const

/** The error message for a number that is not valid in the country. */
export function invalidPhoneMessage(country: CountryCode): string {
  const { name, callingCode } = countryOf(country)
  return `Please enter a valid ${name} phone number (${callingCode} format recommended)`
}

/**
 * Parses a phone number as typed to E.164 (`+67774123456`): the calling code, which may be left out, then 5 to 8
 * digits, with spaces anywhere. An empty text gives null; spaces alone are refused.
 */
export function parsePhone(country: CountryCode, text: string): Result<string | null> {
  if (text === '') return ok(null)
  const { callingCode } = countryOf(country)
  const typed = text.trim()
  const digits = (typed.startsWith(callingCode) ? typed.slice(callingCode.length) : typed).replace(/\s/g, '')
  const isNumber =
    /^\d+$/.test(digits) && digits.length >= PHONE_DIGITS.min && digits.length <= PHONE_DIGITS.max
  return isNumber ? ok(callingCode + digits) : err(invalidPhoneMessage(country))
}

/** A number with its calling code, which never begins with 0; E.164 allows up to 15 digits. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/

/** The error message for a contact's number that can't be called. */
export const invalidContactPhoneMessage = (country: CountryCode): string =>
  `Please enter a valid phone number, such as ${countryOf(country).callingCode} 12345, or start with + for another country`

/**
 * Parses a contact's phone number as typed to E.164: a number of the country, or one of any other country with its
 * calling code, since contacts also live abroad. An empty text gives null.
 */
export function parseContactPhone(country: CountryCode, text: string): Result<string | null> {
  if (text.trim() === '') return ok(null)
  const national = parsePhone(country, text)
  if (national.ok) return national
  const dialled = text.replace(/[\s().-]/g, '')
  const isInternational = INTERNATIONAL.test(dialled) && !dialled.startsWith(countryOf(country).callingCode)
  return isInternational ? ok(dialled) : err(invalidContactPhoneMessage(country))
}

const GROUPS: Readonly<Record<number, RegExp>> = {
  6: /^(\d{2})(\d{2})(\d{2})$/,
  7: /^(\d{3})(\d{4})$/,
  8: /^(\d{4})(\d{4})$/,
}

/** Formats an E.164 number for reading: `+677 741 2345`. A number of another country is returned unchanged. */
export function formatPhone(phone: string): string {
  const country = COUNTRIES.find(({ callingCode }) => phone.startsWith(callingCode))
  if (!country) return phone
  const digits = phone.slice(country.callingCode.length)
  const groups = GROUPS[digits.length]?.exec(digits)?.slice(1) ?? [digits]
  return [country.callingCode, ...groups].join(' ')
}

/** The URL that opens a WhatsApp chat with an E.164 number, with `text` typed in already when given. */
export const whatsAppLink = (phone: string, text?: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`
