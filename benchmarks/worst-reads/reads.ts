import { calls, type Call } from '@portal/domain/contract'
import { getUsualText, WORST_TEXTS } from './texts.ts'

/** A public read with usual and worst-case input; each number gives another path. */
export interface Read {
  readonly call: string
  readonly usual: (n: number) => string
  readonly worst: readonly { readonly what: string; readonly path: (n: number) => string }[]
}

/** Public reads that may still respond with 401. */
const OPEN_WITH_401 = new Set(['listBusinesses'])

/** Reads about the process itself. */
const IGNORED = new Set(['live', 'ready', 'serving', 'signInMethods'])

const getFields = (schema: Call['query']): string[] =>
  schema && 'entries' in schema ? Object.keys(schema.entries as object) : []

/** All public reads of the contract by name. */
export const PUBLIC_READS: readonly [name: string, call: Call][] = Object.entries<Call>(calls).filter(
  ([name, { method, responses }]) =>
    method === 'GET' && (!(401 in responses) || OPEN_WITH_401.has(name)) && !IGNORED.has(name),
)

/** Fields with free text. */
const TEXTS = ['q', 'search', 'name']

/** All filters of businesses at once, each with as many values as possible. */
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

function createPath({ path }: Call, params: string, values: Values): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) query.append(name, one)
  return `${path.replaceAll(/:\w+/g, encodeURIComponent(params))}?${query.toString()}`
}

const pick = (fields: readonly string[], values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name)))

/** Creates a read with the worst input for each of its fields. `getParam` returns the usual parameter of its path. */
export function createRead(
  [name, call]: readonly [string, Call],
  getParam: (call: Call, n: number) => string,
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
  const param = (n: number) => (hasParam ? getParam(call, n) : '')
  const usual = (n: number) =>
    createPath(call, param(n), { ...base, ...(text && { [text]: getUsualText(n) }) })
  return {
    call: name,
    usual,
    worst: [
      ...(hasParam
        ? [{ what: 'a long name', path: (n: number) => createPath(call, `${'a-'.repeat(90)}${n}`, base) }]
        : []),
      ...(fields.includes('limit')
        ? [
            {
              what: 'the most at once',
              path: (n: number) =>
                createPath(call, param(n), {
                  ...base,
                  ...(text && { [text]: getUsualText(n) }),
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
              path: (n: number) =>
                createPath(call, param(n), { ...base, ...all(n), ...(text && { [text]: getUsualText(n) }) }),
            },
          ]
        : []),
      ...(text
        ? Object.entries(WORST_TEXTS).map(([what, of]) => ({
            what,
            path: (n: number) => createPath(call, param(n), { ...base, [text]: of(n) }),
          }))
        : []),
    ],
  }
}
