import { createServer, type IncomingMessage } from 'node:http'
import { openDataDir } from '#db/engine/sqlite/open.ts'
import { finishedBody } from '#http/answers/finished-answer.ts'
import { BENCH_SECRET } from './actor.ts'
import { openBare } from './bare/answers.ts'

/** `node:http` with prepared better-sqlite3: as fast as an honest server of these answers can be in JavaScript. */
const store = openDataDir(process.env['DATA_DIR'] ?? '')
const answer = openBare(store, BENCH_SECRET)

const server = createServer((request, response) => {
  const { method = 'GET', url = '/', headers } = request
  const respond = async (sent: string) => {
    const asked = { method, url, cookie: headers.cookie, body: sent }
    const { status, json, headers: own } = await answer(asked, Date.now())
    const { body, bytes, encoding } = finishedBody(json)
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': bytes,
      ...own,
    })
    response.end(body, encoding)
  }
  if (method === 'POST') void readBody(request).then(respond)
  else void respond('')
})

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
  return body
}

server.listen(Number(process.env['API_PORT']), '127.0.0.1')
process.on('SIGTERM', () => {
  server.close(() => void store.close().then(() => process.exit(0)))
  server.closeAllConnections()
})
