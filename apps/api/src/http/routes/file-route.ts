import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { limitHooks } from '../server/limits.ts'
import type { PublicRead } from './public-read.ts'
import { SENT } from '../answers/finished-answer.ts'

interface Asked<Query> {
  /** The part of the path that names one thing; empty where there is none. */
  readonly name: string
  readonly query: Query
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface FileAt<Query extends v.GenericSchema> {
  /** `:name` stands where one thing is named. */
  readonly path: `/api/${string}`
  readonly query?: Query
}

interface FileOptions<Query extends v.GenericSchema> extends FileAt<Query> {
  /** How it is asked past the framework. */
  readonly publicRead?: PublicRead
}

export const PLAIN_TEXT = 'text/plain; charset=utf-8'

const unlessSent = (answer: unknown): unknown => (answer === SENT ? undefined : answer)

export type FileParams = v.InferOutput<typeof FileParams>
export const FileParams = v.object({ name: v.optional(v.pipe(v.string(), v.maxLength(200)), '') })

/** Registers an address at which everybody finds a file or a text: a feed, a calendar, a download, the public version. It is no call of the contract. */
export function fileRoute<const Query extends v.GenericSchema>(
  app: FastifyInstance,
  { path, query, publicRead }: FileOptions<Query>,
  handler: (asked: Asked<v.InferOutput<Query>>) => unknown,
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

/** Says that a file is saved rather than shown, under a name. Names are slugs. */
export const attachment = (name: string): Record<string, string> => ({
  'content-disposition': `attachment; filename="${name}"`,
})
