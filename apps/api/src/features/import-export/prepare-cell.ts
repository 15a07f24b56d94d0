import { formatCell as formatValue, describeLeftOut, isBlank } from './cell.ts'
import { findHtmlAddresses, htmlToText } from './html-text.ts'
import { listPhoneTexts } from './phone-object.ts'
import { isPlaceholder, NAMES, SAYS_NOTHING } from './placeholders.ts'
import { splitAddresses, splitProfiles } from './split-addresses.ts'
import { parseWritten, splitList } from './format-lists.ts'

/** What a field makes of a cell: one line, paragraphs, the items of a list, or addresses. */
type CellForm = 'line' | 'address' | 'paragraphs' | 'list' | 'links' | 'profiles' | 'coordinates' | 'hours'

/** The forms of all fields that are more than one line. */
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

/** Whether a field takes all its filled columns together; another one takes the first of them. */
export const takesList = (field: string): boolean => LISTS.has(FORMS[field])

/** The key of an object that stands for it, the likeliest first. */
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

/** A cell as a field reads it, with notes on what of it can't be read. */
export interface PreparedCell {
  readonly cell: unknown
  readonly notes: readonly string[]
}

/**
 * Brings a cell of somebody else's file to the form that a field reads: HTML becomes text, lists in a cell or in JSON
 * become lists of texts.
 */
export function prepareCell(found: unknown, field: string): PreparedCell {
  const form = FORMS[field] ?? 'line'
  if (isBlank(found)) return { cell: found, notes: [] }
  const left: string[] = []
  if (!takesList(field)) {
    const parsed = NAMES.has(field) || form === 'hours' ? found : parseWritten(found, false)
    if (parsed === null) left.push(formatValue(found))
    return { cell: formatCell(parsed, form, left), notes: describeLeft(left) }
  }
  // An item of a list may be a list itself: the cell of one of several columns.
  const items = (Array.isArray(found) ? found.flat() : [found]).flatMap((item: unknown) =>
    formatItems(item, { field, form }, left),
  )
  const meant = items.filter((item) => !isPlaceholder(item, field))
  if (meant.length === 0) return { cell: items, notes: describeLeft(left) }
  const dropped = items.filter((item) => isPlaceholder(item, field))
  return {
    cell: meant,
    notes: [...describeLeft(left), ...dropped.map((item) => describeLeftOut(item, SAYS_NOTHING))],
  }
}

const describeLeft = (left: readonly string[]): string[] =>
  left.map((text) => `${text} left out: expected a text`)

/** Whether a prepared cell says only that there is nothing. */
export const isEmptyQuery = (cell: unknown, field: string): boolean =>
  Array.isArray(cell)
    ? cell.length > 0 && cell.every((item) => isPlaceholder(item, field))
    : isPlaceholder(cell, field)

function formatCell(cell: unknown, form: CellForm, left: string[]): unknown {
  // GeoJSON’s order.
  if (form === 'coordinates' && Array.isArray(cell))
    return cell.length === 2 ? `${String(cell[1])}, ${String(cell[0])}` : JSON.stringify(cell)
  if (form === 'hours' && typeof cell === 'object') return cell
  const texts = (Array.isArray(cell) ? cell.flat() : [cell])
    .map((value) => htmlToText(toText(value, left)))
    .filter((text) => text.trim() !== '')
  if (form === 'hours' || form === 'paragraphs') return texts.join('\n')
  return texts.map((text) => toLine(text, form === 'address' ? ', ' : ' ')).join(', ')
}

/** The items in one cell of a list. */
function formatItems(
  cell: unknown,
  { field, form }: { readonly field: string; readonly form: CellForm },
  left: string[],
): string[] {
  const parsed = parseWritten(cell, true)
  if (parsed === null) left.push(formatValue(cell))
  const toTexts = field === 'phone' ? listPhoneTexts : (value: unknown) => [toText(value, left)]
  const texts = (Array.isArray(parsed) ? parsed : [parsed]).flatMap(toTexts)
  const split = (text: string): string[] => {
    if (form === 'links') return findLinks(text, splitAddresses)
    if (form === 'profiles') return findLinks(text, splitProfiles)
    return Array.isArray(parsed) ? [toLine(htmlToText(text), ', ')] : splitList(htmlToText(text))
  }
  return texts.flatMap(split).filter((text) => text.trim() !== '')
}

/** The addresses that HTML links to; those of another text as `split` finds them. */
function findLinks(text: string, split: (text: string) => string[]): string[] {
  const addresses = findHtmlAddresses(text)
  return addresses.length > 0 ? addresses : split(htmlToText(text))
}

/** The text of a value; what of it is none goes to `left`. */
function toText(value: unknown, left: string[]): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return formatValue(value)
  const entries = Object.entries(value).filter(([, entry]) => !isBlank(entry))
  const texts = entries.filter(([, entry]) => typeof entry === 'string' || typeof entry === 'number')
  const known = Array.isArray(value)
    ? undefined
    : VALUE_KEYS.map((key) => texts.find(([name]) => name === key)).find((entry) => entry !== undefined)
  const others = entries.filter((entry) => entry !== known && entry[1] !== known?.[1])
  if (!known) left.push(JSON.stringify(value))
  else if (others.length > 0) left.push(JSON.stringify(Object.fromEntries(others)))
  return known ? formatValue(known[1]) : ''
}

const toLine = (text: string, between: string): string =>
  text
    .replace(/[\t\u00a0 ]+/g, ' ')
    .replace(/\s*,?\s*[\r\n]+\s*/g, between)
    .trim()
