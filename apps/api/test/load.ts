import http from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

export const REFUSED = 'ECONNREFUSED'

export interface Outcome {
  readonly path: string
  /** The status of the answer, or the code of what went wrong. */
  readonly result: string
  /** What an answer says that is no success. */
  readonly said?: string
}

interface LoadOptions {
  readonly paths?: readonly string[]
  readonly cookie?: string
  readonly clients?: number
  /** Milliseconds between an answer and the next question. */
  readonly pause?: number
}

/** Clients that each ask for one path after the other over one kept-alive connection, until it is enough or nobody listens. */
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
      const asked = await ask(url + path, agent, cookie)
      outcomes.push({ path, ...asked })
      if (asked.result === REFUSED) break
      if (pause > 0) await sleep(pause)
    }
    agent.destroy()
  }
  const asking = Array.from({ length: clients }, (_, i) => keepAsking(i))
  onTestFinished(() => stopping.abort())
  return {
    outcomes,
    /** Each outcome that is no answer as it should be. */
    failures: () => outcomes.filter(({ result }) => result !== '200'),
    async end() {
      stopping.abort()
      await Promise.all(asking)
    },
  }
}

/** The status of an answer that came whole, or the code of what went wrong; a connection that the server ended is opened anew. */
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
