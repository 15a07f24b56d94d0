import * as v from 'valibot'
import { CurrentUser } from './account.ts'
import { defineCall, errorResponses } from './call.ts'
import { body, Instant } from './shared.ts'
import { codeText } from './text.ts'

const CODE_NEEDED = 'Please enter the code'

/** A code of the authenticator app, or a recovery code; spaces and hyphens are ignored. */
export const secondStepCode = v.pipe(
  codeText(CODE_NEEDED),
  v.minLength(1, CODE_NEEDED),
  v.maxLength(40, 'This code is too long'),
)

/** The account's password; absent where the account has none. */
const ownPassword = v.optional(
  v.pipe(v.string('Please enter your password'), v.maxLength(256, 'Please use at most 256 characters')),
)

/** Whether the signed-in person's account has two-step sign-in. */
export const SecondStepState = v.object({
  isOn: v.boolean(),
  since: v.nullable(Instant),
  recoveryCodesLeft: v.number(),
  /** Whether changes need the password besides a code. */
  hasPassword: v.boolean(),
})
export type SecondStepState = v.InferOutput<typeof SecondStepState>

/** Recovery codes, which are shown only once. */
export const RecoveryCodes = v.object({ recoveryCodes: v.array(v.string()) })

/** The code and the password for a change of two-step sign-in. */
export const SecondStepChange = body({ code: secondStepCode, password: ownPassword })
export type SecondStepChange = v.InferOutput<typeof SecondStepChange>

export const SecondStepInput = body({ code: secondStepCode })
export type SecondStepInput = v.InferOutput<typeof SecondStepInput>

/** People with the right password, or from the identity provider, within ten minutes. 400: the code is wrong. 401: too late. */
export const finishSignIn = defineCall({
  method: 'POST',
  path: '/api/auth/second-step',
  summary: 'Finish a sign-in with a code of the authenticator app, or a recovery code',
  tag: 'accounts',
  body: SecondStepInput,
  responses: { 200: CurrentUser, ...errorResponses(400, 401, 403, 415, 429, 503) },
})

export const getSecondStep = defineCall({
  method: 'GET',
  path: '/api/account/second-step',
  summary: 'Whether the signed-in user has two-step sign-in',
  tag: 'accounts',
  responses: { 200: SecondStepState, ...errorResponses(401, 429) },
})

/** 409: it is on already. A repeat creates a new secret and invalidates the previous one. */
export const setUpSecondStep = defineCall({
  method: 'POST',
  path: '/api/account/second-step/set-up',
  summary: 'A new secret for an authenticator app; its first code turns two-step sign-in on',
  tag: 'accounts',
  body: body({}),
  responses: {
    200: v.object({
      /** In base32, for typing. */
      secret: v.string(),
      /** `otpauth://totp/...`, for a QR code. */
      uri: v.string(),
    }),
    ...errorResponses(400, 401, 403, 409, 415, 429),
  },
})

/** 409: it is on already, or was not set up. */
export const turnOnSecondStep = defineCall({
  method: 'POST',
  path: '/api/account/second-step/turn-on',
  summary: 'Turn two-step sign-in on with a first code of the app; answers the recovery codes, once',
  tag: 'accounts',
  body: SecondStepChange,
  responses: { 200: RecoveryCodes, ...errorResponses(400, 401, 403, 409, 415, 429, 503) },
})

/** 409: two-step sign-in is off. */
export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/account/second-step/recovery-codes',
  summary: 'Replace all recovery codes with new ones, which are answered once',
  tag: 'accounts',
  body: SecondStepChange,
  responses: { 200: RecoveryCodes, ...errorResponses(400, 401, 403, 409, 415, 429, 503) },
})

/** 409: two-step sign-in is off. */
export const turnOffSecondStep = defineCall({
  method: 'POST',
  path: '/api/account/second-step/turn-off',
  summary: 'Turn two-step sign-in off',
  tag: 'accounts',
  body: SecondStepChange,
  responses: { 200: SecondStepState, ...errorResponses(400, 401, 403, 409, 415, 429, 503) },
})
