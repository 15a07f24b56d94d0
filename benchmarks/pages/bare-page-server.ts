import { createServer } from 'node:http'

/**
 * A baseline for the page benchmark: sends the portal's own bytes and headers from memory. It fetches them from the
 * portal at startup.
 */
interface PageResponse {
  headers: Record<string, string>
  body: Buffer
}

const { PORTAL = '', PAGES = '', PORT = '' } = process.env

/** Headers that belong to one connection. */
const HOP_BY_HOP_HEADERS = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

async function fetchPage(path: string, encoding: string): Promise<PageResponse> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(PORTAL + path, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const headers = Object.entries(response.headers).filter(([name]) => !HOP_BY_HOP_HEADERS.has(name))
        resolve({
          headers: Object.fromEntries(headers) as PageResponse['headers'],
          body: Buffer.concat(chunks),
        })
      })
    }).on('error', reject)
  })
}

const responses = new Map<string, PageResponse>()
for (const path of PAGES.split(' ')) {
  for (const encoding of ['br', 'identity'])
    responses.set(`${encoding} ${path}`, await fetchPage(path, encoding))
}

createServer((request, response) => {
  const encoding = request.headers['accept-encoding'] === 'br' ? 'br' : 'identity'
  const page = responses.get(`${encoding} ${request.url}`)
  if (!page) return void response.writeHead(404).end()
  response.writeHead(200, page.headers).end(page.body)
}).listen(Number(PORT), '127.0.0.1')
