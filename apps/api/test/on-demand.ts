import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'

interface Answer<Info> {
  readonly info?: Info
  readonly error?: string
}

/**
 * Creates something for the whole run at its first request from a test: runs without such tests don't need it. Returns the
 * socket for requests, and the function that ends it.
 */
export async function serveOnDemand<Made>(make: () => Promise<Made>, describe: (made: Made) => object) {
  let made: Promise<Made> | undefined
  const folder = mkdtempSync(join(tmpdir(), 'portal-api-on-demand-'))
  const socket = join(folder, 'socket')
  const listener = createServer((connection) => {
    made ??= make()
    const response = made.then(
      (one): Answer<object> => ({ info: describe(one) }),
      (error: unknown) => ({ error: String(error) }),
    )
    void response.then((text) => connection.end(JSON.stringify(text)))
  })
  listener.listen(socket)
  await once(listener, 'listening')
  return {
    socket,
    async end(dispose: (made: Made) => Promise<void>): Promise<void> {
      listener.close()
      if (made) await made.then(dispose, () => undefined)
      rmSync(folder, { recursive: true })
    },
  }
}

/** Requests what a run creates on demand, which may create it. */
export async function requestOnDemand<Info>(socket: string): Promise<Info> {
  const { info, error } = (await json(connect(socket))) as Answer<Info>
  if (info === undefined) throw new Error(error)
  return info
}
