import * as v from 'valibot'
import { newPassword } from './account.ts'
import { defineCall, errorResponses } from './call.ts'
import { Unlinked } from './email-change.ts'
import { mailToken } from './mail-token.ts'
import { body } from './shared.ts'
import { emailAddress } from './text.ts'

/** The lifetime of a password reset link, in minutes. */
export const RESET_LINK_MINUTES = 60

/** Everybody, limited. The response is the same whether or not the address has an account; only the email reveals it. */
export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/api/auth/password-resets',
  summary: 'Email a link to choose a new password',
  tag: 'accounts',
  body: body({ email: emailAddress('Please enter a valid email address') }),
  responses: { 202: v.object({ email: v.string() }), ...errorResponses(400, 403, 415, 429, 503) },
})

/** The token of the email and the new password. */
export const ResetPasswordInput = body({ token: mailToken, password: newPassword })
export type ResetPasswordInput = v.InferOutput<typeof ResetPasswordInput>

/**
 * Holders of a reset token, once and within an hour: all sessions end, all other links of the account stop working, all
 * identities are unlinked, and the address is confirmed. No session starts. 404: the token is no longer valid.
 */
export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/auth/password-resets/password',
  summary: 'Choose a new password with the emailed token; every session of the account ends',
  tag: 'accounts',
  body: ResetPasswordInput,
  responses: {
    200: v.object({ email: v.string(), unlinked: Unlinked }),
    ...errorResponses(400, 403, 404, 415, 429, 503),
  },
})
