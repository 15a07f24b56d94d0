import { COUNTRIES } from '@portal/reference-data'

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
