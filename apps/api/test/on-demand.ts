import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'

interface Answer<Told> {
  readonly told?: Told
  readonly error?: string
}

/**
 * Creates something for the whole run at its first request from a test: runs without such tests don't need it. Returns the
 * socket for requests, and the function that ends it.
 */
export async function openOnDemand<Made>(make: () => Promise<Made>, tell: (made: Made) => object) {
  let made: Promise<Made> | undefined
  const folder = mkdtempSync(join(tmpdir(), 'portal-api-on-demand-'))
  const socket = join(folder, 'socket')
  const listener = createServer((connection) => {
    made ??= make()
    const response = made.then(
      (one): Answer<object> => ({ told: tell(one) }),
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
export async function askFor<Told>(socket: string): Promise<Told> {
  const { told, error } = (await json(connect(socket))) as Answer<Told>
  if (told === undefined) throw new Error(error)
  return told
}
