import * as client from 'openid-client'
import type { Logger } from 'pino'
import type { SignInProblem } from '@portal/domain/shared'
import { SignInRefusal } from '../sign-in-refusal.ts'

/** Errors that providers send browsers back with (RFC 6749, OpenID Connect Core); all others mean `failed`. */
const PROBLEMS_BY_ERROR: Readonly<Record<string, SignInProblem>> = {
  access_denied: 'cancelled',
  server_error: 'unavailable',
  temporarily_unavailable: 'unavailable',
}

/** A code that is wrong, expired, or was redeemed before. */
const INVALID_GRANT = 'invalid_grant'

/** Creates a handler that turns the failure of a sign-in into a refusal, and logs what an operator needs to know. */
export const createRefusalHandler =
  (log: Logger) =>
  (error: unknown): never => {
    const reason = getReason(error)
    // Logs only the kind of error, since its parts may contain codes and tokens.
    if (reason !== 'cancelled')
      log.warn({ reason, failure: describe(error) }, 'sign-in at the provider failed')
    throw new SignInRefusal(reason)
  }

function getReason(error: unknown): SignInProblem {
  if (error instanceof client.AuthorizationResponseError) return PROBLEMS_BY_ERROR[error.error] ?? 'failed'
  if (error instanceof client.ResponseBodyError) {
    if (error.status >= 500) return 'unavailable'
    return error.error === INVALID_GRANT ? 'expired' : 'failed'
  }
  return isOutage(error) ? 'unavailable' : 'failed'
}

/** No connection, a timeout, or a server error. */
function isOutage(error: unknown): boolean {
  if (error instanceof TypeError) return true
  if (!(error instanceof client.ClientError)) return false
  const { cause } = error
  return error.code === 'OAUTH_TIMEOUT' || (cause instanceof Response && cause.status >= 500)
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? ` ${String(error.code)}` : ''
  const providerError = 'error' in error ? ` ${String(error.error)}` : ''
  return `${error.name}${code}${providerError}: ${error.message}`
}
