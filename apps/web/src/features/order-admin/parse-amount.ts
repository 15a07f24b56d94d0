/** Commas only separate thousands: `129,50` is invalid, instead of a hundred times as much. */
const AMOUNT = /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?$/
const RATE = /^\d{1,6}(?:\.\d{1,6})?$/

function parse(text: string, pattern: RegExp): number | null {
  const typed = text.replaceAll(/(?:US)?[$]|\s/gi, '')
  const number = Number(typed.replaceAll(',', ''))
  return pattern.test(typed) && number > 0 ? number : null
}

/** An amount as typed (`US$1,600.50`, `1 600`) in units; null if invalid, or with parts of a cent. */
export const parseAmount = (text: string): number | null => parse(text, AMOUNT)

/** The amount of a currency per dollar, as typed: `8.45`; null if invalid. */
export const parseRate = (text: string): number | null => parse(text, RATE)
