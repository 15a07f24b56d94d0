import type { Screen } from '#shared/page/screen.ts'
import { signInMethodsApi } from './sign-in-methods.api.ts'

/** Loads what the sign-in and register pages offer beside their form. */
export const loadSignInMethods: NonNullable<Screen['load']> = async ({ run }) => {
  await run(signInMethodsApi.endpoints.signInMethods.initiate())
}
