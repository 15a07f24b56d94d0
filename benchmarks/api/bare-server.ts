import { createServer } from 'node:http'
import { openDataDir } from '@portal/api/src/db/engine/sqlite/open.ts'
import { createBareReads } from './bare/reads.ts'

/** A baseline: `node:http` with prepared better-sqlite3 statements only. */
const store = openDataDir(process.env['DATA_DIR'] ?? '')
const read = createBareReads(store)

const server = createServer((request, response) => {
  void Promise.resolve(read(request.url ?? '/', Date.now())).then(({ status, json, headers }) => {
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(json),
      ...headers,
    })
    response.end(json)
  })
})

server.listen(Number(process.env['API_PORT']), '127.0.0.1')
process.on('SIGTERM', () => {
  server.close(() => void store.close().then(() => process.exit(0)))
  server.closeAllConnections()
})
