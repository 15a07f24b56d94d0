import { MOBILE_NUMBERS, COUNTRIES } from '@portal/reference-data'

/** Whether WhatsApp may reach an E.164 number: a mobile one of the five countries, or any number of another country. */
export function mayHaveWhatsApp(phone: string): boolean {
  const country = COUNTRIES.find(({ callingCode }) => phone.startsWith(callingCode))
  return !country || MOBILE_NUMBERS[country.code].test(phone.slice(country.callingCode.length))
}

/** The URL that opens a WhatsApp chat with an E.164 number, with `text` typed in already when given. */
export const getWhatsAppLink = (phone: string, text?: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`
