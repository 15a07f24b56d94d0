import { MINUTE } from '@portal/domain/shared'
import { FixedWindowLimit } from '@portal/server/limits'
import { toNetwork } from '@portal/server/network'

/** Renders per network and window. Whole islands share an address, and most views need no render. */
const MAX_RENDERS = 600
const WINDOW_MS = 5 * MINUTE

/** A request to render a page. */
export interface RenderAttempt {
  /** Seconds until it is allowed; 0 if it is now. */
  readonly waitSeconds: number
  /** Removes a render that was not needed from the count. */
  readonly refund: () => void
}

/** A render that does not count. */
export const UNCOUNTED_RENDER: RenderAttempt = { waitSeconds: 0, refund: () => undefined }

/** Limits renders by the network that causes them. */
export class RenderLimit {
  readonly #limit: FixedWindowLimit
  readonly #now: () => number

  /** `now` is a monotonic clock in milliseconds. */
  constructor(scale: number, now: () => number) {
    const max = Math.max(1, Math.round(MAX_RENDERS * scale))
    this.#limit = new FixedWindowLimit({ max, windowMs: WINDOW_MS })
    this.#now = now
  }

  /** Counts a render for an address, unless its network has to wait. */
  consume(address: string): RenderAttempt {
    const attempt = this.#limit.consume(toNetwork(address), this.#now())
    return attempt.isAllowed
      ? { waitSeconds: 0, refund: attempt.release }
      : { ...UNCOUNTED_RENDER, waitSeconds: Math.ceil(attempt.waitMs / 1000) }
  }
}
