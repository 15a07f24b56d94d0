import http from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

export const REFUSED = 'ECONNREFUSED'

export interface Outcome {
  readonly path: string
  /** The status of the response, or the code of the error. */
  readonly result: string
  /** The text of an unsuccessful response. */
  readonly said?: string
}

interface LoadOptions {
  readonly paths?: readonly string[]
  readonly cookie?: string
  readonly clients?: number
  /** Milliseconds between a response and the next request. */
  readonly pause?: number
}

/** Starts clients that each request one path after the other over one kept-alive connection, until stopped or refused. */
export function startLoad(
  url: string,
  { paths = ['/api/businesses?limit=2'], cookie, clients = 8, pause = 0 }: LoadOptions = {},
) {
  const outcomes: Outcome[] = []
  const stopping = new AbortController()
  const keepAsking = async (first: number): Promise<void> => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    for (let i = first; !stopping.signal.aborted; i += 1) {
      const path = paths[i % paths.length] ?? ''
      const requested = await ask(url + path, agent, cookie)
      outcomes.push({ path, ...requested })
      if (requested.result === REFUSED) break
      if (pause > 0) await sleep(pause)
    }
    agent.destroy()
  }
  const asking = Array.from({ length: clients }, (_, i) => keepAsking(i))
  onTestFinished(() => stopping.abort())
  return {
    outcomes,
    /** Unsuccessful outcomes. */
    failures: () => outcomes.filter(({ result }) => result !== '200'),
    async end() {
      stopping.abort()
      await Promise.all(asking)
    },
  }
}

/** Returns the status of a complete response, or the code of the error; reconnects if the server closed the connection. */
export const ask = (url: string, agent: http.Agent, cookie?: string): Promise<Omit<Outcome, 'path'>> =>
  new Promise((resolve) => {
    const headers = cookie === undefined ? {} : { cookie }
    const fail = ({ code = 'failed' }: NodeJS.ErrnoException) => resolve({ result: code })
    const request = http.get(url, { agent, headers }, (response) => {
      const { statusCode } = response
      text(response).then(
        (said) => resolve({ result: String(statusCode), ...(statusCode !== 200 && { said }) }),
        fail,
      )
    })
    request.on('error', fail)
  })
