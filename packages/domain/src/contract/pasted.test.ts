// cspell:ignore خواهم ලංකා അവന്
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { calls, CONTENT_FORMS, OnboardingForm, type Call } from './index.ts'

interface Field {
  readonly of: string
  readonly name: string
  readonly schema: v.GenericSchema
}

/** What a schema is made of. */
interface Parts {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
  readonly options?: readonly (v.GenericSchema | string)[] | Readonly<Record<string, v.GenericSchema>>
  readonly pipe?: readonly Parts[]
  readonly wrapped?: Parts
  readonly item?: Parts
}

/** All fields of a body, also those within lists, unions and objects. */
function getFields(of: string, schema: Parts | undefined): Field[] {
  if (!schema) return []
  const own = Object.entries(schema.entries ?? {}).map(([name, part]) => ({ of, name, schema: part }))
  const { options = [] } = schema
  const inner = [
    ...Object.values(schema.entries ?? {}),
    ...(Array.isArray(options) ? options : Object.values(options)),
    ...(schema.pipe ?? []).filter((part) => part !== schema),
    schema.wrapped,
    schema.item,
  ]
  return [
    ...own,
    ...inner.flatMap((part) => getFields(of, typeof part === 'object' ? (part as Parts) : undefined)),
  ]
}

const bodies: readonly (readonly [string, v.GenericSchema | undefined])[] = [
  ...Object.entries<Call>(calls).map(([name, call]) => [name, call.body] as const),
  ['getQuoteRequest', calls.getQuoteRequest.query],
  ['getOrder', calls.getOrder.query],
  ...Object.entries(CONTENT_FORMS).map(([name, form]) => [name, form] as const),
  ['OnboardingForm', OnboardingForm],
]
const fields = bodies.flatMap(([name, schema]) => getFields(name, schema as Parts | undefined))

/** Every mark that comes along unseen when text is copied from an address book, a chat, a web page or a spreadsheet. */
const UNSEEN = [
  '\u200e',
  '\u200f',
  '\u061c',
  '\u202a',
  '\u202c',
  '\u202d',
  '\u2066',
  '\u2069',
  '\u200b',
  '\u2060',
  '\u00a0',
  '\u202f',
  '\ufeff',
  '\u00ad',
]

/** A value that a field takes, by the field's name; null for fields of other kinds. */
function createSample(name: string): string | null {
  if (/phone$/i.test(name)) return '21234'
  if (/email$/i.test(name)) return 'mary@kokonut.example'
  if (name === 'facebook' || name === 'instagram') return `https://${name}.com/kokonut`
  if (name === 'twitter') return 'https://x.com/kokonut'
  if (name === 'videoUrl') return 'https://youtube.com/watch?v=aqz-KE-bpKQ'
  if (/^(?:website|link|url)$|website$|Url$/.test(name)) return 'https://kokonut.example/shop'
  if (name === 'domainName') return 'kokonut'
  if (/^(?:address|cityTown|location)$/.test(name)) return 'Mendana Avenue'
  return null
}

/** A phone number is stored without its spaces. */
const comparable = (text: unknown): string =>
  String(text).replace(/^[ \d]+$/, (digits) => digits.replaceAll(' ', ''))

const isName = (name: string): boolean =>
  /^(?:shopName|name|title|employer|issuer|organiser|organisation|speaker|author|publisher)$|Name$/.test(name)

const contacts = fields.flatMap((field) => {
  const sample = createSample(field.name)
  return sample !== null && v.is(field.schema, sample) ? [{ ...field, sample }] : []
})
const names = fields.filter(
  ({ name, schema }) => isName(name) && name !== 'domainName' && v.is(schema, 'Mary Auki'),
)

describe('pasted invisible characters', () => {
  test.each(contacts)('are removed anywhere in $name of $of', ({ schema, sample }) => {
    const clean = v.parse(schema, sample)
    const middle = Math.floor(sample.length / 2)
    for (const mark of UNSEEN) {
      // The gap between two words stays, whatever its characters.
      const within = sample.includes(' ')
        ? sample.replace(' ', mark.trim() === '' && mark !== '\ufeff' ? mark : `${mark} `)
        : sample.slice(0, middle) + mark + sample.slice(middle)
      const stored = [`${mark}${sample}${mark}`, within].map((text) => v.parse(schema, text))
      expect({ mark, stored: stored.map((text) => comparable(text)) }).toEqual({
        mark,
        stored: [comparable(clean), comparable(clean)],
      })
    }
  })

  test.each(names)('are removed from the ends of $name of $of', ({ schema }) => {
    for (const mark of [...UNSEEN, '\u200d', '\u200c'])
      expect(v.parse(schema, `${mark} Mary Auki${mark} ${mark}`)).toBe('Mary Auki')
  })

  test.each(names)('stay within $name of $of where letters need them', ({ schema }) => {
    for (const text of ['نمی‌خواهم', 'ශ්‍රී ලංකා', 'അവന്‍']) expect(v.parse(schema, text)).toBe(text)
  })

  test('are tested in every call with contact details or names', () => {
    expect(contacts.length).toBeGreaterThan(45)
    expect(names.length).toBeGreaterThan(25)
    const unread = fields.filter(
      ({ name, schema }) =>
        createSample(name) !== null && v.is(schema, 'x') && !contacts.some((one) => one.schema === schema),
    )
    expect(unread.map(({ of, name }) => `${of} ${name}`)).toEqual([])
  })

  test('alone make an optional email or web address empty', () => {
    const optional = contacts.filter(({ name, schema }) => /mail|website/i.test(name) && v.is(schema, ''))
    expect(optional.length).toBeGreaterThan(3)
    for (const { schema } of optional) expect(v.parse(schema, '\u200e\u00a0')).toBe('')
  })
})
