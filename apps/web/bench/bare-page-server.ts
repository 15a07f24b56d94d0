import { createServer } from 'node:http'

/**
 * The fastest honest server of pages: the same bytes under the same headers, and nothing else. It takes them from the
 * portal when it starts.
 */
interface Form {
  headers: Record<string, string>
  body: Buffer
}

const { PORTAL = '', PAGES = '', PORT = '' } = process.env

/** What each connection has by itself. */
const OF_THE_CONNECTION = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

async function formOf(path: string, encoding: string): Promise<Form> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(PORTAL + path, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const headers = Object.entries(answer.headers).filter(([name]) => !OF_THE_CONNECTION.has(name))
        resolve({ headers: Object.fromEntries(headers) as Form['headers'], body: Buffer.concat(chunks) })
      })
    }).on('error', reject)
  })
}

const forms = new Map<string, Form>()
for (const path of PAGES.split(' ')) {
  for (const encoding of ['br', 'identity']) forms.set(`${encoding} ${path}`, await formOf(path, encoding))
}

createServer((request, response) => {
  const encoding = request.headers['accept-encoding'] === 'br' ? 'br' : 'identity'
  const form = forms.get(`${encoding} ${request.url}`)
  if (!form) return void response.writeHead(404).end()
  response.writeHead(200, form.headers).end(form.body)
}).listen(Number(PORT), '127.0.0.1')
