import { HOUR, SECOND, formatWait } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import { runAttempt } from '#http/server/run-attempt.ts'
import { Problem } from '#shared/problem.ts'

type ThrottleContext = Pick<AppContext, 'config' | 'store' | 'now' | 'log'>

interface ThrottleOptions {
  /** Unique: processes share their counts under it. */
  readonly name: string
  /** Wrong passwords per hour before attempts have to wait; RATE_LIMIT_SCALE multiplies it. */
  readonly free: number
  /** What there were too many of; by default wrong passwords. */
  readonly what?: string
  /** Whether an attempt failed because of a wrong guess; by default if it is refused as `signed-out`. */
  readonly isWrong?: (error: unknown) => boolean
}

/** Runs an attempt unless it has to wait, and counts it if it was wrong. */
export type SignInThrottle = <Result>(key: string, attempt: () => Promise<Result>) => Promise<Result>

/** The same by account and by network. */
export type NetworkThrottle = <Result>(
  by: { readonly key: string; readonly network: string },
  attempt: () => Promise<Result>,
) => Promise<Result>

/** The wait after the first wrong password too many; it doubles with each further one. */
const MIN_WAIT = 15 * SECOND
/** Long enough to make guessing hopeless, short enough for somebody with the right password. */
const MAX_WAIT = 5 * 60 * SECOND

/**
 * Throttles password guessing by key without ever locking anybody out: after the free attempts, each further one has to
 * wait after the last wrong one. Pending attempts count as wrong, so that a burst of them gains nothing.
 */
export function createSignInThrottle(context: ThrottleContext, options: ThrottleOptions): SignInThrottle {
  const { isWrong = isSignedOut } = options
  const run = createThrottle(context, options)
  return (key, attempt) => run(key, attempt, isWrong)
}

/**
 * The share of an account's free attempts that one network has, and the share that also counts for all other networks.
 */
const NETWORK_SHARE = 1 / 2
const SHARED_ATTEMPTS_SHARE = 1 / 4

/**
 * Throttles guessing at an account. Each network waits for its own wrong guesses, of which only the first make others
 * wait: endless guesses from one network delay nobody elsewhere.
 */
export function createNetworkThrottle(context: ThrottleContext, options: ThrottleOptions): NetworkThrottle {
  const { store, config, now } = context
  const { name, free, isWrong = isSignedOut } = options
  const atAccount = createThrottle(context, options)
  const atNetwork = createThrottle(context, {
    ...options,
    name: `${name} from one place`,
    free: free * NETWORK_SHARE,
  })
  const shared = store.limitCounts.countInWindows({
    name: `${name} shared by one place`,
    max: scaleAttempts(free * SHARED_ATTEMPTS_SHARE, config),
    window: HOUR,
  })
  return ({ key, network }, attempt) => {
    const networkKey = `${key} ${network}`
    const isShared = async (error: unknown) =>
      isWrong(error) && (await shared.consume(networkKey, now())).isAllowed
    return atNetwork(networkKey, () => atAccount(key, attempt, isShared), isWrong)
  }
}

const scaleAttempts = (attempts: number, { rateLimitScale }: ThrottleContext['config']): number =>
  Math.max(1, Math.round(attempts * rateLimitScale))

/** A throttle with a check of its own for which attempts count. */
function createThrottle(
  { config, store, now, log }: ThrottleContext,
  { name, free, what = 'wrong passwords for this address' }: ThrottleOptions,
) {
  const counter = store.limitCounts.throttle({
    name,
    free: scaleAttempts(free, config),
    within: HOUR,
    minWaitMs: MIN_WAIT,
    maxWaitMs: MAX_WAIT,
  })
  const refuse = (wait: number) => createTooManyAttempts(what, wait)
  return <Result>(
    key: string,
    work: () => Promise<Result>,
    isCounted: (error: unknown) => boolean | Promise<boolean>,
  ): Promise<Result> => runAttempt({ counter, key, now, work, isCounted, refuse, log })
}

const isSignedOut = (error: unknown): boolean => error instanceof Problem && error.kind === 'signed-out'

function createTooManyAttempts(what: string, wait: number): Problem {
  const retryAfter = Math.ceil(wait / SECOND)
  return new Problem('too-many', `There were too many ${what}. Please try again ${formatWait(retryAfter)}`, {
    retryAfter,
  })
}
