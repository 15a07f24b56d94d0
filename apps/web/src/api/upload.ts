import { errorOfAnswer, errorOfNowhere, errorOfSilence, type ApiError } from './api-error.ts'
import type { Request } from './call.ts'

/** What an upload comes to: the answer's body, or why there is none. */
export type Uploaded<Answer> = { data: Answer; error?: undefined } | { data?: undefined; error: ApiError }

interface UploadOptions {
  /** How much of the body has left this device, from 0 to 1. */
  onProgress?: (share: number) => void
}

/** Nothing has moved for so long that nothing will. */
const PATIENCE_MS = 90_000

/** Calls `ended` once nothing has been heard for too long; `heard` begins anew, `stop` ends the waiting. */
function patience(ended: () => void) {
  let timer = setTimeout(ended, PATIENCE_MS)
  const stop = () => clearTimeout(timer)
  const heard = () => {
    stop()
    timer = setTimeout(ended, PATIENCE_MS)
  }
  return { heard, stop }
}

const failureOf = (call: XMLHttpRequest): ApiError =>
  errorOfAnswer(
    {
      status: call.status,
      statusText: call.statusText,
      headers: { get: (name: string) => call.getResponseHeader(name) } as Headers,
    },
    call.responseText,
  )

function outcomeOf<Answer>(call: XMLHttpRequest): Uploaded<Answer> {
  if (call.status < 200 || call.status > 299) return { error: failureOf(call) }
  try {
    return { data: JSON.parse(call.responseText) as Answer }
  } catch {
    return { error: errorOfSilence() }
  }
}

/** One call of the contract with a body large enough that people want to see it leave; `fetch` can't show that. */
export const upload = <Answer>(
  { method, path, body, headers = {} }: Request,
  { onProgress }: UploadOptions = {},
): Promise<Uploaded<Answer>> =>
  new Promise((resolve) => {
    if (path === null) {
      resolve({ error: errorOfNowhere() })
      return
    }
    const call = new XMLHttpRequest()
    const waiting = patience(() => call.abort())
    const end = (outcome: Uploaded<Answer>) => {
      waiting.stop()
      resolve(outcome)
    }
    call.open(method, path)
    call.setRequestHeader('content-type', 'application/json')
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      waiting.heard()
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    })
    call.addEventListener('load', () => end(outcomeOf(call)))
    for (const silence of ['error', 'abort', 'timeout'] as const)
      call.addEventListener(silence, () => end({ error: errorOfSilence() }))
    call.send(JSON.stringify(body))
  })
