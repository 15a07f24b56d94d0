// cspell:ignore télé télécopie copie
import { COUNTRIES } from '@portal/reference-data'

const FAX =
  /(?<!\p{L})(?:t[eé]l[eé]|home|work|office|business)?fax|(?<!\p{L})(?:facsimile|t[eé]l[eé]copie)|^\s*f\s*[:.]/iu
/** A number that is both: `Tel/Fax`. */
const PHONE_AND_FAX =
  /(?<!\p{L})(?:(?:t[eé]l|t[eé]l[eé]phone|phone|ph)\b\.?\s*(?:[/&+]|and|et)\s*fax|fax\b\.?\s*(?:[/&+]|and|et)\s*(?:t[eé]l|phone|ph\b))/iu

/** Whether a text says that a number is a fax: `Fax: 21235`, `21235 (fax)`, `Télécopie 27 12 35`; not `Tel/Fax: 21235`. */
export function isFaxNumber(text: string): boolean {
  const composed = text.normalize('NFC')
  return FAX.test(composed) && !PHONE_AND_FAX.test(composed)
}

/** The separators of several numbers in one field or cell. */
const BETWEEN_NUMBERS =
  /[/|;,&\n]|\s(?:or|and|ou|et)\s|(?<=\d)\s*[\u2010-\u2015-]?\s*(?=(?:t[eé]l[eé])?fax[\s.:]*[+(\d])/iu

/** Splits a field or cell into its numbers as typed: `21234 / 7412345 or 22222-3` has a first and three further ones. */
export function splitPhones(text: string): { first: string; further: string[] } {
  const [first = '', ...further] = text
    .split(BETWEEN_NUMBERS)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => splitPhoneRange(part) ?? [part])
  return { first, further }
}

const REMARK = /\s*\(\p{L}[^()]*\)$/u
const DECIMAL_ZERO = /\d{5,}\.0+$/
/** The last digits of further numbers. */
const LAST_DIGITS =
  /^(?<first>.*?\d)(?<rest>(?:\s*[\u2010-\u2015\u2212./-]\s*\d{1,2}(?!\d)|\s*\(\d{1,2}\))+)$/u
const LAST_DIGIT = /^(?<first>.*\d)(?<rest>\s*[\u2010-\u2015\u2212./-]\s*\d|\s*\(\d\))$/u
/** `+7 912 345-67-89` is one number. */
const SEVERAL_PAIRS = /\d\d\D+\d\d/
const MIN_DIGITS = 5

/** Splits a number from the last digits of further ones: `21234-5`, `330 1234-36`; null for one number, such as `27-12-34`. */
export function splitPhoneRange(text: string): [string, string] | null {
  const plain = text.trim().replace(REMARK, '')
  if (isFaxNumber(text) || DECIMAL_ZERO.test(plain)) return null
  for (const pattern of [LAST_DIGITS, LAST_DIGIT]) {
    const { first = '', rest = '' } = pattern.exec(plain)?.groups ?? {}
    if (!SEVERAL_PAIRS.test(rest) && isWhole(first, /\d\d/.test(rest))) return [first, rest.trim()]
  }
  return null
}

const CODES = COUNTRIES.map(({ callingCode }) => callingCode.slice(1)).join('|')
const DIALLED_CODE = new RegExp(String.raw`^\D*?(?:\+|00)\s*\(?(?:${CODES})`)
const ANY_CODE = new RegExp(String.raw`^\D*(?:00)?(?:${CODES})(?=\D)`)

/** Whether a number may end here: up to six digits, a pair of digits after another belongs to the same number. */
function isWhole(text: string, isBeforePair: boolean): boolean {
  const isPair = isBeforePair && !/\d{3}$/.test(text)
  const digits = text.replace(isPair ? ANY_CODE : DIALLED_CODE, '').replace(/\D/g, '')
  return digits.length >= (isPair ? MIN_DIGITS + 1 : MIN_DIGITS)
}
