import { formatCell as formatValue, describeLeftOut, isBlank } from './cell.ts'
import { findHtmlAddresses, htmlToText } from './html-text.ts'
import { listPhoneTexts } from './phone-object.ts'
import { isPlaceholder, NAMES, PLACEHOLDER_REASON } from './placeholders.ts'
import { splitAddresses, splitProfiles } from './split-addresses.ts'
import { parseEncodedCell, splitList } from './format-lists.ts'

/** The form in which a field reads a cell. */
type CellForm = 'line' | 'address' | 'paragraphs' | 'list' | 'links' | 'profiles' | 'coordinates' | 'hours'

/** The forms of all fields that are not a single line. */
const FORMS: Readonly<Record<string, CellForm>> = {
  address: 'address',
  description: 'paragraphs',
  directions: 'address',
  suspensionNote: 'paragraphs',
  rejectionNote: 'paragraphs',
  phone: 'list',
  email: 'list',
  businessTypes: 'list',
  tags: 'list',
  amenities: 'list',
  payments: 'list',
  delivery: 'list',
  website: 'links',
  facebook: 'profiles',
  instagram: 'profiles',
  twitter: 'profiles',
  socialMedia: 'links',
  logoUrl: 'links',
  images: 'links',
  videoUrl: 'links',
  hours: 'hours',
  coordinates: 'coordinates',
}

const LISTS = new Set<CellForm | undefined>(['list', 'links', 'profiles'])

/** Whether a field reads all its filled columns; others read only the first. */
export const takesList = (field: string): boolean => LISTS.has(FORMS[field])

/** Keys of the value of an object, the likeliest first. */
const VALUE_KEYS = [
  'url',
  'href',
  'src',
  'link',
  'value',
  'number',
  'phone',
  'email',
  'name',
  'label',
  'title',
  'text',
]

/** A cell in the form of its field, with notes on unreadable parts. */
export interface PreparedCell {
  readonly cell: unknown
  readonly notes: readonly string[]
}

/**
 * Converts a cell of somebody else's file to the form of its field: HTML becomes text, lists in a cell or in JSON
 * become lists of texts.
 */
export function prepareCell(found: unknown, field: string): PreparedCell {
  const form = FORMS[field] ?? 'line'
  if (isBlank(found)) return { cell: found, notes: [] }
  const rejected: string[] = []
  if (!takesList(field)) {
    const parsed = NAMES.has(field) || form === 'hours' ? found : parseEncodedCell(found, false)
    if (parsed === null) rejected.push(formatValue(found))
    return { cell: formatCell(parsed, form, rejected), notes: describeRejected(rejected) }
  }
  // With several columns, an item may be a list itself.
  const items = (Array.isArray(found) ? found.flat() : [found]).flatMap((item: unknown) =>
    formatItems(item, { field, form }, rejected),
  )
  const filled = items.filter((item) => !isPlaceholder(item, field))
  if (filled.length === 0) return { cell: items, notes: describeRejected(rejected) }
  const dropped = items.filter((item) => isPlaceholder(item, field))
  return {
    cell: filled,
    notes: [
      ...describeRejected(rejected),
      ...dropped.map((item) => describeLeftOut(item, PLACEHOLDER_REASON)),
    ],
  }
}

const describeRejected = (rejected: readonly string[]): string[] =>
  rejected.map((text) => `${text} left out: expected a text`)

/** Whether a prepared cell only says that there is no value. */
export const isPlaceholderCell = (cell: unknown, field: string): boolean =>
  Array.isArray(cell)
    ? cell.length > 0 && cell.every((item) => isPlaceholder(item, field))
    : isPlaceholder(cell, field)

function formatCell(cell: unknown, form: CellForm, rejected: string[]): unknown {
  // In GeoJSON’s order.
  if (form === 'coordinates' && Array.isArray(cell))
    return cell.length === 2 ? `${String(cell[1])}, ${String(cell[0])}` : JSON.stringify(cell)
  if (form === 'hours' && typeof cell === 'object') return cell
  const texts = (Array.isArray(cell) ? cell.flat() : [cell])
    .map((value) => htmlToText(toText(value, rejected)))
    .filter((text) => text.trim() !== '')
  if (form === 'hours' || form === 'paragraphs') return texts.join('\n')
  return texts.map((text) => toLine(text, form === 'address' ? ', ' : ' ')).join(', ')
}

/** The items in one cell of a list. */
function formatItems(
  cell: unknown,
  { field, form }: { readonly field: string; readonly form: CellForm },
  rejected: string[],
): string[] {
  const parsed = parseEncodedCell(cell, true)
  if (parsed === null) rejected.push(formatValue(cell))
  const toTexts = field === 'phone' ? listPhoneTexts : (value: unknown) => [toText(value, rejected)]
  const texts = (Array.isArray(parsed) ? parsed : [parsed]).flatMap(toTexts)
  const split = (text: string): string[] => {
    if (form === 'links') return findLinks(text, splitAddresses)
    if (form === 'profiles') return findLinks(text, splitProfiles)
    return Array.isArray(parsed) ? [toLine(htmlToText(text), ', ')] : splitList(htmlToText(text))
  }
  return texts.flatMap(split).filter((text) => text.trim() !== '')
}

/** The addresses of HTML links, or those that `split` finds in other text. */
function findLinks(text: string, split: (text: string) => string[]): string[] {
  const addresses = findHtmlAddresses(text)
  return addresses.length > 0 ? addresses : split(htmlToText(text))
}

/** The text of a value; adds unreadable parts to `rejected`. */
function toText(value: unknown, rejected: string[]): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return formatValue(value)
  const entries = Object.entries(value).filter(([, entry]) => !isBlank(entry))
  const texts = entries.filter(([, entry]) => typeof entry === 'string' || typeof entry === 'number')
  const known = Array.isArray(value)
    ? undefined
    : VALUE_KEYS.map((key) => texts.find(([name]) => name === key)).find((entry) => entry !== undefined)
  const others = entries.filter((entry) => entry !== known && entry[1] !== known?.[1])
  if (!known) rejected.push(JSON.stringify(value))
  else if (others.length > 0) rejected.push(JSON.stringify(Object.fromEntries(others)))
  return known ? formatValue(known[1]) : ''
}

const toLine = (text: string, between: string): string =>
  text
    .replace(/[\t\u00a0 ]+/g, ' ')
    .replace(/\s*,?\s*[\r\n]+\s*/g, between)
    .trim()
