import http from 'node:http'
import https from 'node:https'
import { getCurrentRequest, toCallHeaders } from '@portal/server/requests'
import { getOutcome, type ApiCall } from '../metrics/metrics.ts'

/** A response of the API to a GET. */
export interface ApiResponse {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
}

export type ApiGet = (path: string, options: GetOptions) => Promise<ApiResponse>

interface GetOptions {
  /** Timeout in milliseconds. */
  timeoutMs: number
  headers?: Readonly<Record<string, string>>
}

/** Concurrent calls to the API. */
const CONNECTIONS = 32

/** The API closed a keep-alive connection just as it was reused. */
class IdleConnectionClosed extends Error {}

const toFailure = (error: NodeJS.ErrnoException, { reusedSocket }: http.ClientRequest): Error =>
  reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
    ? new IdleConnectionClosed(error.message, { cause: error })
    : error

/**
 * GETs over keep-alive connections. `node:http` takes a third of the CPU time of `fetch`, and every page depends on
 * such calls. No `X-Forwarded-For` is sent: pages are the same for everybody. The id and the trace are those of
 * the request that first needed the response. `onCall` is called with each call once it has ended.
 */
export function createApiGet(apiUrl: string, onCall: (call: ApiCall) => void = () => undefined): ApiGet {
  const { request: send, Agent } = apiUrl.startsWith('https:') ? https : http
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, scheduling: 'lifo' })

  const sendOnce = (path: string, { headers: own = {}, timeoutMs }: GetOptions): Promise<ApiResponse> =>
    new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(timeoutMs)
      const caller = getCurrentRequest()
      const headers = caller === undefined ? own : { ...own, ...toCallHeaders(caller) }
      const request = send(apiUrl + path, { agent, headers, signal }, (response) => {
        response.setEncoding('utf8')
        let body = ''
        response.on('data', (chunk: string) => (body += chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
        response.on('error', reject)
      })
      request.on('error', (error) => reject(toFailure(error, request)))
      request.end()
    })

  const sendWithRetry = async (path: string, options: GetOptions): Promise<ApiResponse> => {
    try {
      return await sendOnce(path, options)
    } catch (error) {
      if (!(error instanceof IdleConnectionClosed)) throw error
      return sendOnce(path, options)
    }
  }

  return async (path, options) => {
    const startedAt = performance.now()
    const record = (outcome: string) =>
      onCall({ kind: 'own', outcome, seconds: (performance.now() - startedAt) / 1000 })
    try {
      const response = await sendWithRetry(path, options)
      record(getOutcome(response.status))
      return response
    } catch (error) {
      record('failed')
      throw error
    }
  }
}
