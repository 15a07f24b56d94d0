import * as v from 'valibot'
import { defineCall, errorResponses } from './call.ts'

/** Ways to sign in other than a password. */
export const SignInMethods = v.object({
  /** The identity provider; null where none is configured. */
  provider: v.nullable(v.object({ name: v.string() })),
})
export type SignInMethods = v.InferOutput<typeof SignInMethods>

/** Everybody. `GET /api/login` leads to the provider where there is one. */
export const signInMethods = defineCall({
  method: 'GET',
  path: '/api/auth/methods',
  summary: 'Ways to sign in other than a password',
  tag: 'accounts',
  responses: { 200: SignInMethods, ...errorResponses(429) },
})
