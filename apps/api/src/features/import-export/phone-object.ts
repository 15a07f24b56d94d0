import { isFaxNumber } from '@portal/domain/business'
import { formatCell } from './cell.ts'

/** Keys of a number, the likeliest first. */
const NUMBER_KEYS = [
  'value',
  'number',
  'phone',
  'phoneNumber',
  'tel',
  'telephone',
  'mobile',
  'cell',
  'fax',
  'text',
  'href',
  'link',
  'url',
]

/** Whether an object marks its number as a fax: `{"type": "fax", "number": "21235"}`. */
export const isFaxObject = (item: object): boolean =>
  Object.entries(item).some(([key, value]) => !isNumberKey(key) && isFaxNumber([value].flat().join(' ')))

/** The numbers of an object, faxes with that word in front; those under other keys with their key, as JSON. */
export function listPhoneTexts(item: unknown): string[] {
  if (item === null || item === undefined) return []
  if (typeof item !== 'object' || Array.isArray(item)) return [formatCell(item)]
  const isFax = isFaxObject(item)
  const entries = Object.entries(item).map(([key, value]) => ({ key, text: formatCell(value) }))
  const numbers = NUMBER_KEYS.flatMap((wanted) =>
    entries.filter(({ key, text }) => text !== '' && normalizeKey(key) === normalizeKey(wanted)),
  )
  if (numbers.length === 0) return [JSON.stringify(item)]
  const others = entries.filter(({ key, text }) => !isNumberKey(key) && /^\D*(?:\d\D*){5,}$/.test(text))
  return [
    ...numbers.map(({ key, text }) => (isFax || isFaxNumber(key) ? `Fax: ${text}` : text)),
    ...others.map(({ key, text }) => JSON.stringify({ [key]: text })),
  ]
}

const normalizeKey = (key: string): string => key.toLowerCase().replace(/[^a-z]/g, '')

const isNumberKey = (key: string): boolean => NUMBER_KEYS.map(normalizeKey).includes(normalizeKey(key))
