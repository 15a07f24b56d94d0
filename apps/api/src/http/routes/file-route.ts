import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { limitHooks } from '../server/limits.ts'
import type { PublicRead } from './public-read.ts'
import { SENT } from '../answers/finished-answer.ts'

interface FileRequest<Query> {
  /** The `:name` of the path; empty where it has none. */
  readonly name: string
  readonly query: Query
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface FileAddress<Query extends v.GenericSchema> {
  /** May contain `:name`. */
  readonly path: `/api/${string}`
  readonly query?: Query
}

interface FileOptions<Query extends v.GenericSchema> extends FileAddress<Query> {
  /** How the fast path answers it. */
  readonly publicRead?: PublicRead
}

export const PLAIN_TEXT = 'text/plain; charset=utf-8'

const unlessSent = (answer: unknown): unknown => (answer === SENT ? undefined : answer)

export type FileParams = v.InferOutput<typeof FileParams>
export const FileParams = v.object({ name: v.optional(v.pipe(v.string(), v.maxLength(200)), '') })

/** Registers a public file that is no call of the contract: a feed, a calendar, a download, the public version. */
export function fileRoute<const Query extends v.GenericSchema>(
  app: FastifyInstance,
  { path, query, publicRead }: FileOptions<Query>,
  handler: (file: FileRequest<v.InferOutput<Query>>) => unknown,
): void {
  app.get(
    path,
    {
      config: { access: 'public', ...(publicRead && { publicRead }) },
      schema: { params: FileParams, ...(query && { querystring: query }) },
      onRequest: limitHooks(app, ['reads']).onRequest,
    },
    (request, reply) => {
      const { name } = request.params as FileParams
      const answer = handler({ name, query: request.query, request, reply })
      return answer instanceof Promise ? answer.then(unlessSent) : unlessSent(answer)
    },
  )
}

/** Headers that make a browser save a file under a name, which has to be a slug. */
export const attachment = (name: string): Record<string, string> => ({
  'content-disposition': `attachment; filename="${name}"`,
})
