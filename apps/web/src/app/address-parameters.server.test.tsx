import { expect, test, vi } from 'vitest'
import { PAGE_CONTEXT } from '#test/factories.ts'
import { KNOWN_PARAMETERS } from '#test/known-parameters.ts'
import { listAddresses, render } from '#entry-server.tsx'

/** A parameter that no screen reads: it tells a page's address from URLs of API calls. */
const PROBE = 'probe=1'

/** Parameters that the router reads from every address, and lists when they build their page links. */
const OF_NO_SCREEN = ['index', 'probe']

/** An API without any records. */
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
      pageContext: PAGE_CONTEXT,
    })
  } finally {
    vi.restoreAllMocks()
  }
  return [...read].filter((name) => !OF_NO_SCREEN.includes(name))
}

const PARAMETER = /:(\w+)/g
const cases = (await listAddresses()).map(
  ({ pattern, query }) =>
    [
      pattern,
      query,
      pattern.replace(PARAMETER, (_text, name: string) => KNOWN_PARAMETERS[name] ?? 'any'),
    ] as const,
)

test('finds the parameters that a screen reads', async () => {
  expect(await readAt('/newsletter/confirm')).toEqual(['token'])
  expect(await readAt('/search')).toContain('q')
})

test.each(cases)('%s declares the parameters that it reads', async (_pattern, query, path) => {
  expect((await readAt(path)).filter((name) => !query.includes(name))).toEqual([])
})
