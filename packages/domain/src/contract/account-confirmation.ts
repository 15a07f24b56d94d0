import * as v from 'valibot'
import { call, errorResponses } from './call.ts'
import { body } from './shared.ts'
import { mailToken } from './mail-token.ts'

/** The address that was written to or confirmed; masked (`m***@example.com`) where only a token is known. */
const WrittenTo = v.object({ email: v.string() })

/** Who holds the token of a mail to the address. The same token again is the same confirmation. 404: it is no longer valid. */
export const confirmEmail = call({
  method: 'POST',
  path: '/api/auth/confirmations',
  summary: 'Confirm the email address of an account',
  tag: 'accounts',
  body: body({ token: mailToken }),
  answers: { 200: WrittenTo, ...errorResponses(400, 403, 404, 415, 429, 503) },
})

/** Whose address is not confirmed yet, limited. 409: it is. */
export const resendConfirmation = call({
  method: 'POST',
  path: '/api/auth/confirmation-mails',
  summary: 'Send the signed-in person another mail with which to confirm their address',
  tag: 'accounts',
  body: body({}),
  answers: { 202: WrittenTo, ...errorResponses(400, 401, 403, 409, 415, 429, 503) },
})
