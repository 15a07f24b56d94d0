import { expect, expectTypeOf, test } from 'vitest'
import { toJsonObject, parseJson, toJson, toJsonBytes, type Json } from './json.ts'

interface Shop {
  readonly name: string
  readonly tags: readonly string[]
  readonly note?: string | undefined
}

test('creates an object from JSON members in their order', () => {
  const tags = toJson<readonly string[]>(['a', '"b"'])
  const shop = toJsonObject<Shop>({ tags, name: toJson('Auki, \u{2028} "Ltd"') })
  expect(shop).toBe(JSON.stringify({ tags: ['a', '"b"'], name: 'Auki, \u{2028} "Ltd"' }))
  expect(parseJson(toJsonObject<Shop>({ name: toJson(''), tags, note: undefined }))).toEqual({
    name: '',
    tags: ['a', '"b"'],
  })
  expect(toJsonBytes<string[]>(['é']).equals(Buffer.from('["é"]'))).toBe(true)
})

test('JSON of one type is not JSON of another', () => {
  const shop = { name: 'Auki', tags: [], secret: 1 }
  expectTypeOf(parseJson(toJson<Shop>(shop))).toEqualTypeOf<Shop>()
  // @ts-expect-error -- the type is named by the caller or the context, never taken from the value
  toJson(shop)
  // @ts-expect-error -- a text is no JSON of ours
  const text: Json<Shop> = '{}'
  // @ts-expect-error -- another shape
  const other: Json<Shop> = toJson<{ name: string }>({ name: text })
  // @ts-expect-error -- a member that the type hasn't got
  const excessive: Json<Shop> = toJson({ name: other, tags: [], secret: 1 })
  // @ts-expect-error -- a member of another type
  toJsonObject<Shop>({ name: toJson<number>(1), tags: toJson<readonly string[]>([]) })
  // @ts-expect-error -- a member is missing
  toJsonObject<Shop>({ name: excessive as Json<string> })
})
