import * as v from 'valibot'
import { ownPassword } from './account-settings.ts'
import { defineCall, errorResponses } from './call.ts'
import { mailToken } from './mail-token.ts'
import { body } from './shared.ts'
import { emailAddress } from './text.ts'

/** The new address of an account, and its password. */
export const EmailChangeInput = body({
  email: emailAddress('Please enter a valid email address'),
  password: ownPassword,
})
export type EmailChangeInput = v.InferOutput<typeof EmailChangeInput>

const MailedAddress = v.object({ email: v.string() })

/** The names of identity providers whose identities were unlinked. */
export const Unlinked = v.array(v.string())

/**
 * Signed-in people, limited. The new address gets a link and replaces the old one once the link is used; the old address is
 * notified and can cancel. The response is the same if the new address has an account. 403: the password is wrong.
 */
export const requestEmailChange = defineCall({
  method: 'POST',
  path: '/api/account/email-changes',
  summary: 'Change the email address; it takes effect once the emailed link is used',
  tag: 'accounts',
  body: EmailChangeInput,
  responses: { 202: MailedAddress, ...errorResponses(400, 401, 403, 415, 429, 503) },
})

/** Signed-in people with a pending change of address, limited. 404: no change is pending. */
export const resendEmailChange = defineCall({
  method: 'POST',
  path: '/api/account/email-changes/mails',
  summary: 'Send the new address another link to confirm it',
  tag: 'accounts',
  body: body({}),
  responses: { 202: MailedAddress, ...errorResponses(400, 401, 403, 404, 415, 429, 503) },
})

/** Signed-in people. Does nothing if no change is pending. */
export const cancelEmailChange = defineCall({
  method: 'POST',
  path: '/api/account/email-changes/cancel',
  summary: 'Keep the current email address; links for the new one stop working',
  tag: 'accounts',
  body: body({}),
  responses: { 200: MailedAddress, ...errorResponses(400, 401, 403, 415, 429, 503) },
})

/** Holders of the token sent to the new address, once. 404: the token is no longer valid. 409: the address has another account by now. */
export const confirmEmailChange = defineCall({
  method: 'POST',
  path: '/api/auth/email-changes/confirm',
  summary: 'Confirm a new email address with the emailed token',
  tag: 'accounts',
  body: body({ token: mailToken }),
  responses: { 200: MailedAddress, ...errorResponses(400, 403, 404, 409, 415, 429, 503) },
})

/**
 * Holders of a token sent to the old address: it stays, or is restored if it was replaced already. All sessions end and the
 * password stops working, since somebody else may know it; identities linked since the request are unlinked, and offers of
 * listings to other accounts are withdrawn. 404: the token is no longer valid. 409: the old address has another account by
 * now.
 */
export const stopEmailChange = defineCall({
  method: 'POST',
  path: '/api/auth/email-changes/stop',
  summary: 'Stop or undo a change of the email address that its owner did not ask for',
  tag: 'accounts',
  body: body({ token: mailToken }),
  responses: {
    200: v.object({
      ...MailedAddress.entries,
      unlinked: Unlinked,
      /** The names of listings whose offers to other accounts were withdrawn. */
      withdrawn: v.array(v.string()),
    }),
    ...errorResponses(400, 403, 404, 409, 415, 429, 503),
  },
})
