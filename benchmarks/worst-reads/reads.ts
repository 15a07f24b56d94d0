import { calls, type Call } from '@portal/domain/contract'
import { usualText, WORST_TEXTS } from './texts.ts'

/** A public read, as it is asked usually and at its worst; another address for each number. */
export interface Read {
  readonly call: string
  readonly usual: (n: number) => string
  readonly worst: readonly { readonly what: string; readonly address: (n: number) => string }[]
}

/** Reads that somebody else than their own user may ask. */
const OPEN_WITH_401 = new Set(['listBusinesses'])

/** Reads of the process itself. */
const LEFT_OUT = new Set(['live', 'ready', 'serving', 'signInMethods'])

const getFields = (schema: Call['query']): string[] =>
  schema && 'entries' in schema ? Object.keys(schema.entries as object) : []

/** All public reads of the contract by name. */
export const PUBLIC_READS: readonly [name: string, call: Call][] = Object.entries<Call>(calls).filter(
  ([name, { method, responses }]) =>
    method === 'GET' && (!(401 in responses) || OPEN_WITH_401.has(name)) && !LEFT_OUT.has(name),
)

/** Fields that take any text. */
const TEXTS = ['q', 'search', 'name']

/** Filters of businesses at once, each with as much as it takes. */
const MANY = Array.from({ length: 20 }, (_item, place) => place)
const FILTERS: Readonly<Record<string, (n: number) => readonly string[]>> = {
  country: () => ['sb'],
  province: () => ['western'],
  verified: () => ['true'],
  open: () => ['true'],
  photos: () => ['true'],
  rating: () => ['3'],
  delivery: () => MANY.map((place) => ['pickup', 'local', 'islands', 'international'][place % 4] ?? ''),
  pays: () => MANY.map((place) => ['cash', 'card', 'bank', 'mobile'][place % 4] ?? ''),
  amenity: () => MANY.map((place) => `amenity-${place}`),
  type: () => MANY.map((place) => ['Service', 'Product', 'Both'][place % 3] ?? ''),
  near: (n) => [`-9.${1000 + n},159.95`],
}

type Values = Readonly<Record<string, string | readonly string[]>>

function address({ path }: Call, params: string, values: Values): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) query.append(name, one)
  return `${path.replaceAll(/:\w+/g, encodeURIComponent(params))}?${query.toString()}`
}

const pick = (fields: readonly string[], values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name)))

/** A read with the worst that each of its fields takes. `paramOf` gives the parameter of its path usually. */
export function readOf(
  [name, call]: readonly [string, Call],
  paramOf: (call: Call, n: number) => string,
): Read {
  const fields = getFields(call.query)
  const text = fields.find((field) => TEXTS.includes(field))
  const hasParam = /:\w+/.test(call.path)
  const required: Values = pick(fields, { email: 'mele@example.com', country: 'sb' })
  const isDuplicates = name === 'likelyDuplicates'
  const base: Values = isDuplicates || name === 'getQuoteRequest' || name === 'getOrder' ? required : {}
  const worstPages: Values = pick(fields, { limit: '100', page: '3' })
  const all = (n: number): Values =>
    pick(fields, Object.fromEntries(Object.entries(FILTERS).map(([field, of]) => [field, of(n)])))
  const param = (n: number) => (hasParam ? paramOf(call, n) : '')
  const usual = (n: number) => address(call, param(n), { ...base, ...(text && { [text]: usualText(n) }) })
  return {
    call: name,
    usual,
    worst: [
      ...(hasParam
        ? [{ what: 'a long name', address: (n: number) => address(call, `${'a-'.repeat(90)}${n}`, base) }]
        : []),
      ...(fields.includes('limit')
        ? [
            {
              what: 'the most at once',
              address: (n: number) =>
                address(call, param(n), {
                  ...base,
                  ...(text && { [text]: usualText(n) }),
                  ...worstPages,
                  page: '1',
                }),
            },
          ]
        : []),
      ...(fields.includes('amenity')
        ? [
            {
              what: 'all filters',
              address: (n: number) =>
                address(call, param(n), { ...base, ...all(n), ...(text && { [text]: usualText(n) }) }),
            },
          ]
        : []),
      ...(text
        ? Object.entries(WORST_TEXTS).map(([what, of]) => ({
            what,
            address: (n: number) => address(call, param(n), { ...base, [text]: of(n) }),
          }))
        : []),
    ],
  }
}
