import * as v from 'valibot'
import { defineCall, errorResponses } from './call.ts'
import { body } from './shared.ts'
import { mailToken } from './mail-token.ts'

/** The address that was mailed or confirmed; masked (`m***@example.com`) for callers that only have a token. */
const MailedAddress = v.object({ email: v.string() })

/** Holders of a token sent to the address. Idempotent. 404: the token is no longer valid. */
export const confirmEmail = defineCall({
  method: 'POST',
  path: '/api/auth/confirmations',
  summary: 'Confirm the email address of an account',
  tag: 'accounts',
  body: body({ token: mailToken }),
  responses: { 200: MailedAddress, ...errorResponses(400, 403, 404, 415, 429, 503) },
})

/** Signed-in people whose address is not confirmed yet, limited. 409: it is confirmed. */
export const resendConfirmation = defineCall({
  method: 'POST',
  path: '/api/auth/confirmation-mails',
  summary: 'Send the signed-in user another link to confirm their address',
  tag: 'accounts',
  body: body({}),
  responses: { 202: MailedAddress, ...errorResponses(400, 401, 403, 409, 415, 429, 503) },
})
