import { cellText, isBlank } from './cell.ts'
import { phoneTexts } from './phone-object.ts'
import { findHtmlAddresses, htmlToText } from './html-text.ts'

/** What a field makes of a cell: one line, paragraphs, the items of a list, or addresses. */
type CellForm = 'line' | 'address' | 'paragraphs' | 'list' | 'links' | 'coordinates' | 'hours'

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
  facebook: 'links',
  instagram: 'links',
  twitter: 'links',
  socialMedia: 'links',
  logoUrl: 'links',
  images: 'links',
  videoUrl: 'links',
  hours: 'hours',
  coordinates: 'coordinates',
}

/** Whether a field takes all its filled columns together; another one takes the first of them. */
export const takesList = (field: string): boolean => FORMS[field] === 'list' || FORMS[field] === 'links'

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

/** What people write where there is nothing. */
const PLACEHOLDER = /^\s*(?:n\/?a|none|nil|no|-+|–|—|tba|tbc|aucun|néant|\?)\s*$/i

/** Whether a prepared cell of a list says only that there is nothing: `n/a`, `-`, `none`. */
export const isPlaceholder = (cell: unknown): boolean =>
  Array.isArray(cell) && cell.length > 0 && cell.every((item) => PLACEHOLDER.test(cellText(item)))

/**
 * Brings a cell of somebody else's file to the form that a field reads: HTML becomes text, lists in a cell or in JSON
 * become lists of texts.
 */
export function prepareCell(found: unknown, field: string): unknown {
  const form = FORMS[field] ?? 'line'
  if (isBlank(found)) return found
  const cell = form === 'line' || form === 'paragraphs' ? found : parseJsonCell(found)
  // GeoJSON’s order.
  if (form === 'coordinates' && Array.isArray(cell))
    return cell.length === 2 ? `${String(cell[1])}, ${String(cell[0])}` : JSON.stringify(cell)
  if (form === 'hours')
    return Array.isArray(cell) || typeof cell === 'object' ? cell : htmlToText(toText(cell))
  const toTexts = field === 'phone' ? phoneTexts : (item: unknown) => [toText(item)]
  const texts = (Array.isArray(cell) ? cell.flat() : [cell])
    .flatMap(toTexts)
    .filter((text) => text.trim() !== '')
  switch (form) {
    case 'paragraphs':
      return texts.map(htmlToText).join('\n')
    case 'address':
      return texts.map((text) => toLine(htmlToText(text), ', ')).join(', ')
    case 'line':
    case 'coordinates':
      return texts.map((text) => toLine(htmlToText(text), ' ')).join(', ')
    case 'list':
      return texts.flatMap((text) => splitList(htmlToText(text)))
    case 'links': {
      return texts.flatMap((text) => {
        const addresses = findHtmlAddresses(text)
        return addresses.length > 0 ? addresses : [htmlToText(text)]
      })
    }
  }
}

/** A list or an object that is written in a cell as JSON, or as Python writes it; other cells as they are. */
function parseJsonCell(cell: unknown): unknown {
  if (typeof cell !== 'string' || !/^\s*(?:\[.*\]|\{.*\})\s*$/s.test(cell)) return cell
  for (const text of [cell, cell.replaceAll("'", '"')]) {
    try {
      return JSON.parse(text) as unknown
    } catch {
      // A text in brackets.
    }
  }
  return cell
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return cellText(value)
  const known = VALUE_KEYS.map((key) => (value as Record<string, unknown>)[key]).find(
    (found) => (typeof found === 'string' && found !== '') || typeof found === 'number',
  )
  return known === undefined ? JSON.stringify(value) : cellText(known)
}

const toLine = (text: string, between: string): string =>
  text
    .replace(/[\t\u00a0 ]+/g, ' ')
    .replace(/\s*,?\s*[\r\n]+\s*/g, between)
    .trim()

/** By semicolons, bars or line ends; by commas where there are none of those. */
const splitList = (text: string): string[] =>
  text
    .split(/[;|\r\n]/.test(text) ? /[;|\r\n]+/ : ',')
    .map((part) => part.replace(/^\s*[-•*]\s+/, '').trim())
    .filter((part) => part !== '')
