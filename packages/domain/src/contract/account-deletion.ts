import * as v from 'valibot'
import { ownPassword } from './account-settings.ts'
import { defineCall, errorResponses } from './call.ts'
import { body } from './shared.ts'

/** The text to type to confirm the deletion of an account. */
export const DELETION_WORD = 'DELETE'

const TYPE_IT = `Please type ${DELETION_WORD} to confirm`

/** The password, and the typed confirmation in any case. */
export const DeleteAccountInput = body({
  password: ownPassword,
  confirmation: v.pipe(v.string(TYPE_IT), v.trim(), v.toUpperCase(), v.literal(DELETION_WORD, TYPE_IT)),
})
export type DeleteAccountInput = v.InferOutput<typeof DeleteAccountInput>

/** Signed-in people. All sessions end. 403: the password is wrong. 409: they are the only administrator. */
export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/account/deletion',
  summary: 'Delete the signed-in user’s account and personal data',
  tag: 'accounts',
  body: DeleteAccountInput,
  responses: {
    200: v.object({ email: v.string() }),
    ...errorResponses(400, 401, 403, 409, 415, 429, 503),
  },
})
