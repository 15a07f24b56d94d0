import { pathToFileURL } from 'node:url'

/**
 * A process that renders with one build and reports its CPU time. API responses are fetched once and then replayed, so that
 * only rendering is measured.
 */

/** A job: render a page a number of times. */
export interface RenderRequest {
  path: string
  times: number
}

export interface RenderReport {
  /** User and system CPU time per render, in microseconds. */
  microseconds: number
  /** The parts of the page as HTML, CSS and JSON. */
  parts: readonly string[]
}

interface RecordedResponse {
  body: string
  status: number
  headers: [string, string][]
}

/** The used part of the web app's `src/entry-server.tsx`. */
interface ServerEntry {
  render: (request: {
    url: URL
    access: { baseUrl: string; fetch: (path: string) => Promise<Response> }
    pageContext: { now: number; seed: number; origin: string; contactEmail: string }
  }) => Promise<
    | { kind: 'page'; status: number; head: string; body: string; styles: unknown; state: string }
    | { kind: 'redirect' }
  >
}

const NOW = Date.UTC(2026, 0, 15, 0, 0)

const [entry = '', apiUrl = ''] = process.argv.slice(2)
const recorded = new Map<string, RecordedResponse>()

async function record(path: string): Promise<RecordedResponse> {
  const response = await fetch(apiUrl + path)
  const copy = { body: await response.text(), status: response.status, headers: [...response.headers] }
  recorded.set(path, copy)
  return copy
}

async function fetchRecorded(path: string): Promise<Response> {
  const { body, status, headers } = recorded.get(path) ?? (await record(path))
  return new Response(body, { status, headers })
}

const { render } = (await import(pathToFileURL(entry).href)) as ServerEntry

async function renderPage(path: string): Promise<readonly string[]> {
  const result = await render({
    url: new URL(path, 'https://portal.example'),
    access: { baseUrl: '', fetch: fetchRecorded },
    pageContext: {
      now: NOW,
      seed: 7,
      origin: 'https://portal.example',
      contactEmail: 'contact@portal.example',
    },
  })
  if (result.kind !== 'page' || result.status !== 200) throw new Error(`${path} is no page`)
  return [result.head, result.body, JSON.stringify(result.styles), result.state]
}

async function measure({ path, times }: RenderRequest): Promise<RenderReport> {
  const parts = await renderPage(path)
  const before = process.cpuUsage()
  for (let time = 0; time < times; time += 1) await renderPage(path)
  const { user, system } = process.cpuUsage(before)
  return { microseconds: (user + system) / times, parts }
}

process.on('message', (order: RenderRequest) => {
  void measure(order).then((report) => process.send?.(report))
})
process.send?.('ready')
