import type { QueueState } from '@portal/domain/contract'
import type { ApiError } from '#shared/calls/api-error.ts'

/** What a refused decision says there is now; null where it says nothing. */
export function readCurrentState({ status, message }: ApiError): QueueState | null {
  if (status !== 409) return null
  try {
    // The data layer's message is the status, a colon and the body.
    const { current } = JSON.parse(message.slice('409: '.length)) as { current?: QueueState }
    return current ?? null
  } catch {
    return null
  }
}
