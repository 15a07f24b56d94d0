import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { onTestFinished } from 'vitest'
import type { ObjectStore } from '#config/object-store.ts'
import './des-for-s3rver.ts'
import type { OnEnd } from './file-end.ts'
import { storeWholeObjects } from './whole-objects.ts'

const BUCKET = 'portal-photos'
/** The only key that the server accepts. */
const KEY = 'S3RVER'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Starts a server with the S3 protocol, on its own port and folder, which a test can stop and restart. */
export async function newS3(onEnd: OnEnd = onTestFinished) {
  const directory = mkdtempSync(join(tmpdir(), 'portal-s3-'))
  const s3rver = new S3rver({
    directory,
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
    vhostBuckets: false,
  })
  storeWholeObjects(s3rver)
  await s3rver.configureBuckets()
  const answer: Handler = s3rver.callback()
  let handler = answer
  let server: Server
  let port = 0
  const start = async () => {
    server = createServer((request, response) => handler(request, response))
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve)
    })
    port = (server.address() as AddressInfo).port
  }
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await start()
  onEnd(async () => {
    await stop()
    rmSync(directory, { recursive: true, force: true })
  })

  const objectStore: ObjectStore = {
    bucket: BUCKET,
    prefix: 'photos/',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    pathStyle: true,
    credentials: { accessKeyId: KEY, secretAccessKey: KEY },
  }
  return {
    objectStore,
    /** The environment variables for a process. */
    environment: {
      MEDIA_URL: `s3://${BUCKET}/photos?endpoint=http://127.0.0.1:${port}&path-style=true`,
      AWS_ACCESS_KEY_ID: KEY,
      AWS_SECRET_ACCESS_KEY: KEY,
    },
    start,
    stop,
    /** Lets a test respond in place of the server, or before it does. */
    interceptWith: (other: (own: Handler) => Handler) => {
      handler = other(answer)
    },
    /** The number of open connections. */
    connections: () =>
      new Promise<number>((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
      }),
  }
}
