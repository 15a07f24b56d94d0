import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import '#jobs/job-leases.table.ts'
import { startServer } from './process.ts'
import { ENGINES, newProcessDatabase } from './process-database.ts'

const contents = (key: string): string =>
  `<Contents><Key>${key}</Key><LastModified>2026-11-20T05:00:00.000Z</LastModified><Size>1</Size></Contents>`

/** Creates an S3 store whose list of files never ends, a page every few milliseconds, except for the files of its owner. */
async function newEndlessStore() {
  let pages = 0
  let isSilent = false
  const marks: string[] = []
  const server = createServer((request, response) => {
    if (isSilent) return
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
    const answer = (list: string) =>
      response.writeHead(200, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0" encoding="UTF-8"?>
        <ListBucketResult>${list}</ListBucketResult>`)
    if (request.method === 'PUT') {
      marks.push(pathname.replace('/portal/', ''))
      return void request.resume().on('end', () => response.end())
    }
    if (!searchParams.has('list-type')) return void response.writeHead(404).end()
    if (searchParams.get('prefix')?.includes('owner-')) return void answer(marks.map(contents).join(''))
    pages += 1
    const next = `<IsTruncated>true</IsTruncated><NextContinuationToken>${pages}</NextContinuationToken>`
    void sleep(20).then(() => answer(next + contents(`media/${pages}.txt`)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `s3://portal/media?endpoint=http://127.0.0.1:${port}&region=us-east-1&path-style=true`,
    pages: () => pages,
    fallSilent: () => {
      isSilent = true
    },
  }
}

test.each(
  ENGINES.flatMap((engine) => ['goes on answering', 'falls silent'].map((what) => [engine, what] as const)),
)(
  'a server on %s that stops during a sweep ends in time while the store of photos %s, and releases its jobs',
  async (engine, what) => {
    const { store: database, env } = await newProcessDatabase(engine)
    const store = await newEndlessStore()
    const server = await startServer({
      ...env,
      MEDIA_URL: store.url,
      AWS_ACCESS_KEY_ID: 'a key',
      AWS_SECRET_ACCESS_KEY: 'its secret',
    })
    await expect.poll(store.pages).toBeGreaterThan(2)
    if (what === 'falls silent') store.fallSilent()
    server.kill('SIGTERM')
    const supervisor = setTimeout(() => server.kill('SIGKILL'), 10_000)
    expect(await server.exitCode()).toBe(0)
    clearTimeout(supervisor)
    expect(await database.read.selectFrom('job_leases').selectAll().execute()).toEqual([])
  },
)
