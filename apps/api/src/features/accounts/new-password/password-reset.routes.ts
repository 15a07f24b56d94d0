import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { withinLimits } from '#http/server/limits.ts'
import { route } from '#http/routes/route.ts'
import { maskEmail } from '#shared/mask-email.ts'
import { requestPasswordReset, resetPassword } from './password-reset.service.ts'

/** Choosing a new password with a link that was mailed. */
export function passwordResetRoutes(app: FastifyInstance, context: AppContext): void {
  route(
    app,
    calls.requestPasswordReset,
    { access: 'public', limits: ['public attempts'] },
    ({ body, request }) =>
      withinLimits(request, ['password resets', 'password resets of one address'], () =>
        requestPasswordReset(context, body.email),
      ),
  )

  route(
    app,
    calls.resetPassword,
    { access: 'public', limits: ['token attempts'] },
    async ({ body, request }) => {
      const { email, unlinked } = await resetPassword(context, body)
      // Makes the device known, so that the guesses of others don't delay its next sign-in.
      request.signedInAs = email
      return { email: maskEmail(email), unlinked }
    },
  )
}
