import { expect, test, vi } from 'vitest'
import { PAGE_CONTEXT } from '#test/factories.ts'
import { KNOWN_PARAMETERS } from '#test/known-parameters.ts'
import { listAddresses, render } from '#entry-server.tsx'

const nothingStored = async () =>
  new Response(JSON.stringify({ message: 'There is nothing here' }), { status: 404 })

const statusAt = async (path: string): Promise<number | string> => {
  const result = await render({
    url: new URL(path, 'https://portal.example'),
    access: { baseUrl: '', fetch: nothingStored },
    pageContext: PAGE_CONTEXT,
  })
  return result.kind === 'page' ? result.status : result.kind
}

const PARAMETER = /:(\w+)/g
const patterns = (await listAddresses()).map(({ pattern }) => pattern)
const cases = patterns.flatMap((pattern) =>
  [...pattern.matchAll(PARAMETER)].map(([, name = '']) => [
    pattern.replace(PARAMETER, (_text, other: string) =>
      other === name ? 'nothing-of-this-name' : (KNOWN_PARAMETERS[other] ?? 'nothing-of-this-name'),
    ),
    pattern,
    name,
  ]),
)

test('covers the patterns with parameters', () => {
  expect(cases.length).toBeGreaterThan(20)
})

test.each(cases)('responds with 404 to %s: %s with an unknown %s', async (path) => {
  expect(await statusAt(path)).toBe(404)
})

test.each([
  ['/no/such/page/here', 'missing'],
  ['/nothing-of-this-name', 'missing'],
  ['/solomon-islands', 'redirect'],
  ['/directory', 'skipped'],
  ['/sb/agriculture/nothing-of-this-name', 'skipped'],
])('decides on the address %s without a call: %s', async (path, kind) => {
  const fetch = vi.fn<typeof nothingStored>(nothingStored)
  const result = await render({
    url: new URL(path, 'https://portal.example'),
    access: { baseUrl: '', fetch },
    pageContext: PAGE_CONTEXT,
    isMissingKnown: true,
    addressOnly: true,
  })
  expect(result.kind).toBe(kind)
  expect(fetch).not.toHaveBeenCalled()
})
