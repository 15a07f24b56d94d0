import { calls, type Call } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { newApp } from '#test/new-app.ts'

const RAW = /invalid|received|undefined|null|Expected (Array|Object|string|number)|[<>"]/i
const WRONG = [5, null, true, 'x', 'x'.repeat(3_000), ['a', 'b'], { a: 1 }]

interface Refusal {
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
}

const entriesOf = (schema: Call['body']): string[] =>
  schema && 'entries' in schema ? Object.keys(schema.entries as object) : []

test.each(Object.entries<Call>(calls).map(([name, call]) => [name, call] as const))(
  'every error message of %s is a sentence',
  async (_, call) => {
    const { inject, signIn } = await newApp({ config: { rateLimitScale: 1000 } })
    const cookies = await signIn('admin')
    const url = call.path.replace(/:\w+/, '1')
    const bodies = [
      [],
      ...WRONG,
      {},
      ...entriesOf(call.body).flatMap((f) => WRONG.map((wrong) => ({ [f]: wrong }))),
    ]
    const queries = entriesOf(call.query).flatMap((f) => [
      `${f}=a&${f}=b`,
      `${f}=${'x'.repeat(300)}`,
      `${f}[]=%00`,
    ])
    const responses = await Promise.all([
      ...(call.body ? bodies : []).map((payload) =>
        inject({
          method: call.method,
          url,
          cookies,
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(payload),
        }),
      ),
      ...queries.map((query) => inject({ method: call.method, url: `${url}?${query}`, cookies })),
    ])
    const refusals = responses
      .filter(({ statusCode }) => statusCode === 400)
      .map((response) => response.json<Refusal>())
    const said = refusals.flatMap(({ message, fields = {} }) => [message, ...Object.values(fields)])
    expect([...new Set(said)].filter((sentence) => RAW.test(sentence) || !/^[A-Z]/.test(sentence))).toEqual(
      [],
    )
    expect(responses.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
  },
)

test.each([
  '/api/businesses/',
  '/api/news/',
  '/api/businesses//reviews',
  `/api/businesses/${'x'.repeat(201)}`,
  `/api/businesses/${'x'.repeat(201)}/reviews`,
  `/api/news/${'x'.repeat(1_000)}`,
])('%s returns 404', async (url) => {
  const { get } = await newApp()
  const response = await get(url)
  expect(response.statusCode).toBe(404)
  expect(response.json<Refusal>().message).toMatch(/^[A-Z]/)
})

test('a registration reports each missing field with its own message', async () => {
  const { inject, signIn } = await newApp()
  const cookies = await signIn('owner')
  const response = await inject({
    method: 'POST',
    url: '/api/businesses',
    cookies,
    payload: { country: 'sb' },
  })
  expect(response.statusCode).toBe(400)
  expect(response.json<Refusal>().fields).toMatchObject({
    category: 'Please select a category',
    country: 'Please select a province',
    address: 'Please enter your city or town',
  })
})
