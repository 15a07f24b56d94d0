import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#context.ts'
import { limitHooks } from '#http/server/limits.ts'
import { Problem } from '#shared/problem.ts'
import { unsubscribe } from './newsletter.service.ts'
import { ONE_CLICK_PATH } from './unsubscribe.ts'

/** More than the one word that mail programs send. */
const BODY_LIMIT = 16 * 1024
const LEAVE_PAGE = '/newsletter/leave'

type OneClick = { Querystring: { token?: string | string[] } }

/**
 * Unsubscribes with one click in a mail program (RFC 8058), or by the page's form where no script runs. The token is
 * all the authority it takes: no cookie is read, so that it may come from any site, and its body is ignored.
 */
export const oneClickRoutes =
  (context: AppContext): FastifyPluginCallback =>
  (scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    const ignored = { parseAs: 'buffer', bodyLimit: BODY_LIMIT } as const
    scope.addContentTypeParser('*', ignored, (_request, _body, parsed) => parsed(null))
    scope.post<OneClick>(
      ONE_CLICK_PATH,
      {
        config: { access: 'public', allowCrossSite: true },
        onRequest: limitHooks(scope, ['reads']).onRequest,
      },
      (request, reply) => handleOneClick(context, request, reply),
    )
    done()
  }

async function handleOneClick(
  context: AppContext,
  { query, headers }: FastifyRequest<OneClick>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isPage = /\btext\/html\b/.test(headers.accept ?? '')
  try {
    await unsubscribe(context, typeof query.token === 'string' ? query.token : '')
  } catch (error) {
    if (isPage && error instanceof Problem) return reply.redirect(LEAVE_PAGE, 303)
    throw error
  }
  if (isPage) return reply.redirect(`${LEAVE_PAGE}?left=1`, 303)
  return reply.type('text/plain; charset=utf-8').send('You have left the newsletter.\n')
}
