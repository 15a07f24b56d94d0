import type { CountryCode } from '../place/codes.ts'
import { COUNTRIES, countryOf } from '../place/countries.ts'
import { ok, err, type Result } from '../shared/result.ts'

/** A phone number takes this many digits after the country's prefix. */
export const PHONE_DIGITS = { min: 5, max: 8 } as const

/** What is said of a number that is not one of the country's. */
export function phoneMessage(country: CountryCode): string {
  const { name, callingCode } = countryOf(country)
  return `Please enter a valid ${name} phone number (${callingCode} format recommended)`
}

/**
 * A phone number as typed, in E.164 (`+67774123456`): the country's prefix if it is there, then 5 to 8 digits
 * with blanks anywhere between. An empty text is no number and gives null; blanks alone are refused.
 */
export function parsePhone(country: CountryCode, text: string): Result<string | null> {
  if (text === '') return ok(null)
  const { callingCode } = countryOf(country)
  const typed = text.trim()
  const digits = (typed.startsWith(callingCode) ? typed.slice(callingCode.length) : typed).replace(/\s/g, '')
  const isNumber =
    /^\d+$/.test(digits) && digits.length >= PHONE_DIGITS.min && digits.length <= PHONE_DIGITS.max
  return isNumber ? ok(callingCode + digits) : err(phoneMessage(country))
}

/** Digits of a number with its country's prefix, which never begins with 0 (E.164 allows no more than 15). */
const ABROAD = /^\+[1-9]\d{6,14}$/

/** What is said of a contact's number that can't be called. */
export const contactPhoneMessage = (country: CountryCode): string =>
  `Please enter a valid phone number, such as ${countryOf(country).callingCode} 12345, with its + prefix if it is from elsewhere`

/**
 * The number of somebody who asks, as typed, in E.164: one of their country's, or any other with its prefix, as
 * people who ask for something also live elsewhere. An empty text is no number and gives null.
 */
export function parseContactPhone(country: CountryCode, text: string): Result<string | null> {
  if (text.trim() === '') return ok(null)
  const national = parsePhone(country, text)
  if (national.ok) return national
  const dialled = text.replace(/[\s().-]/g, '')
  const isAbroad = ABROAD.test(dialled) && !dialled.startsWith(countryOf(country).callingCode)
  return isAbroad ? ok(dialled) : err(contactPhoneMessage(country))
}

const GROUPS: Readonly<Record<number, RegExp>> = {
  6: /^(\d{2})(\d{2})(\d{2})$/,
  7: /^(\d{3})(\d{4})$/,
  8: /^(\d{4})(\d{4})$/,
}

/** A number in E.164, spaced to be read: `+677 741 2345`. A number of no known country is given back as it is. */
export function formatPhone(phone: string): string {
  const country = COUNTRIES.find(({ callingCode }) => phone.startsWith(callingCode))
  if (!country) return phone
  const digits = phone.slice(country.callingCode.length)
  const groups = GROUPS[digits.length]?.exec(digits)?.slice(1) ?? [digits]
  return [country.callingCode, ...groups].join(' ')
}

/** The address that opens a chat in WhatsApp with a number in E.164, the text already typed when given. */
export const whatsAppLink = (phone: string, text?: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`
