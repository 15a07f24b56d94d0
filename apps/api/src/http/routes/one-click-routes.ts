import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#shared/problem.ts'
import { createLimitHooks } from '../server/limits.ts'

/** More than the one field that mail programs send. */
const BODY_LIMIT = 16 * 1024

type OneClick = { Querystring: { token?: string | string[] } }

interface OneClickRoute {
  /** The path of the call. */
  readonly path: string
  /** The page with a form that posts here without scripts, and its query after success. */
  readonly page: { readonly path: string; readonly done: string }
  /** The text of the response to a mail program. */
  readonly message: string
  readonly unsubscribe: (token: string) => Promise<unknown>
}

/**
 * Unsubscribes with one click in a mail program (RFC 8058), or by a page's form without scripts. The token authorises it:
 * no cookie is read, so any site may send it, and the body is ignored.
 */
export const oneClickRoutes =
  (oneClick: OneClickRoute): FastifyPluginCallback =>
  (scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    const ignored = { parseAs: 'buffer', bodyLimit: BODY_LIMIT } as const
    scope.addContentTypeParser('*', ignored, (_request, _body, parsed) => parsed(null))
    scope.post<OneClick>(
      oneClick.path,
      {
        config: { access: 'public', allowCrossSite: true },
        onRequest: createLimitHooks(scope, ['reads']).onRequest,
      },
      (request, reply) => handleOneClick(oneClick, request, reply),
    )
    done()
  }

async function handleOneClick(
  { unsubscribe, page, message }: OneClickRoute,
  { query, headers }: FastifyRequest<OneClick>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isPage = /\btext\/html\b/.test(headers.accept ?? '')
  try {
    await unsubscribe(typeof query.token === 'string' ? query.token : '')
  } catch (error) {
    if (isPage && error instanceof Problem) return reply.redirect(page.path, 303)
    throw error
  }
  if (isPage) return reply.redirect(`${page.path}?${page.done}`, 303)
  return reply.type('text/plain; charset=utf-8').send(`${message}\n`)
}
