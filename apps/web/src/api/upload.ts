import {
  toApiError,
  createInvalidPathError,
  createNetworkError,
  type ApiError,
} from '#shared/calls/api-error.ts'
import type { Request } from '#shared/calls/call.ts'

/** The result of an upload: the response body or an error. */
export type UploadResult<Data> = { data: Data; error?: undefined } | { data?: undefined; error: ApiError }

interface UploadOptions {
  /** The sent share of the body, from 0 to 1. */
  onProgress?: (share: number) => void
}

/** An upload without progress for this long has stalled. */
const STALL_TIMEOUT_MS = 90_000

/** Calls `onStall` when nothing was received for too long; `restart` resets the timer. */
function startStallTimer(onStall: () => void) {
  let timer = setTimeout(onStall, STALL_TIMEOUT_MS)
  const stop = () => clearTimeout(timer)
  const restart = () => {
    stop()
    timer = setTimeout(onStall, STALL_TIMEOUT_MS)
  }
  return { restart, stop }
}

const toError = (call: XMLHttpRequest): ApiError =>
  toApiError(
    {
      status: call.status,
      statusText: call.statusText,
      headers: { get: (name: string) => call.getResponseHeader(name) } as Headers,
    },
    call.responseText,
  )

function toResult<Data>(call: XMLHttpRequest): UploadResult<Data> {
  if (call.status < 200 || call.status > 299) return { error: toError(call) }
  try {
    return { data: JSON.parse(call.responseText) as Data }
  } catch {
    return { error: createNetworkError() }
  }
}

/** Sends a call with a body large enough for a progress bar; `fetch` has no upload progress. */
export const upload = <Data>(
  { method, path, body, headers = {} }: Request,
  { onProgress }: UploadOptions = {},
): Promise<UploadResult<Data>> =>
  new Promise((resolve) => {
    if (path === null) {
      resolve({ error: createInvalidPathError() })
      return
    }
    const call = new XMLHttpRequest()
    const stallTimer = startStallTimer(() => call.abort())
    const end = (outcome: UploadResult<Data>) => {
      stallTimer.stop()
      resolve(outcome)
    }
    call.open(method, path)
    call.setRequestHeader('content-type', 'application/json')
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      stallTimer.restart()
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    })
    call.addEventListener('load', () => end(toResult(call)))
    for (const silence of ['error', 'abort', 'timeout'] as const)
      call.addEventListener(silence, () => end({ error: createNetworkError() }))
    call.send(JSON.stringify(body))
  })
