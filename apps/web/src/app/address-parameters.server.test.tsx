import { expect, test, vi } from 'vitest'
import { NOW } from '#test/factories.ts'
import { KNOWN_PARAMETERS } from '#test/known-parameters.ts'
import { addresses, render } from '#entry-server.tsx'

/** A parameter that no screen reads: by it an address is told from what calls of the API are put together with. */
const PROBE = 'probe=1'

/** What the router looks for in every address, and what lists look at when they link to another page of theirs. */
const OF_NO_SCREEN = ['index', 'probe']

/** A portal in which nothing is listed yet. */
const emptyApi = async (path: string): Promise<Response> =>
  /^\/api\/[a-z-]+(\?|$)/.test(path)
    ? Response.json([], { headers: { 'X-Total-Count': '0' } })
    : Response.json({ message: 'There is nothing here' }, { status: 404 })

/** The parameters that the server reads from a page's address while it renders the page. */
async function readAt(path: string): Promise<string[]> {
  const read = new Set<string>()
  for (const method of ['get', 'getAll', 'has'] as const) {
    const real: (name: string) => unknown = URLSearchParams.prototype[method]
    vi.spyOn(URLSearchParams.prototype, method).mockImplementation(function (
      this: URLSearchParams,
      name: string,
    ) {
      if (this.toString().includes(PROBE)) read.add(name)
      return real.call(this, name) as never
    })
  }
  try {
    await render({
      url: new URL(`${path}?${PROBE}`, 'https://portal.example'),
      access: { baseUrl: '', fetch: emptyApi },
      visit: { now: NOW, seed: 7, origin: 'https://portal.example', contactEmail: 'contact@portal.example' },
    })
  } finally {
    vi.restoreAllMocks()
  }
  return [...read].filter((name) => !OF_NO_SCREEN.includes(name))
}

const PARAMETER = /:(\w+)/g
const cases = (await addresses()).map(
  ({ pattern, query }) =>
    [
      pattern,
      query,
      pattern.replace(PARAMETER, (_text, name: string) => KNOWN_PARAMETERS[name] ?? 'any'),
    ] as const,
)

test('parameters that a screen reads are noticed', async () => {
  expect(await readAt('/newsletter/confirm')).toEqual(['token'])
  expect(await readAt('/search')).toContain('q')
})

test.each(cases)('%s names the parameters that it reads from its address', async (_pattern, query, path) => {
  expect((await readAt(path)).filter((name) => !query.includes(name))).toEqual([])
})
