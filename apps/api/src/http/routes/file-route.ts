import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
  RouteHandlerMethod,
} from 'fastify'
import * as v from 'valibot'
import { createLimitHooks } from '../server/limits.ts'

interface FileRequest {
  /** The `:name` of the path; empty if it has none. */
  readonly name: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface FileAddress<Query extends v.GenericSchema> {
  /** May contain `:name`. */
  readonly path: `/api/${string}`
  readonly query?: Query
}

export const PLAIN_TEXT = 'text/plain; charset=utf-8'

export type FileParams = v.InferOutput<typeof FileParams>
const FileParams = v.object({ name: v.optional(v.pipe(v.string(), v.maxLength(200)), '') })

/** Registers a public file that is not in the contract: a download, the public version. */
export function fileRoute(
  app: FastifyInstance,
  path: FileAddress<v.GenericSchema>['path'],
  handler: (file: FileRequest) => Promise<unknown>,
): void {
  addFile(
    app,
    { path },
    {
      handler(request, reply) {
        const { name } = request.params as FileParams
        return handler({ name, request, reply })
      },
    },
  )
}

interface FileOptions {
  /** May reply in place of the handler. */
  readonly preHandler?: preHandlerAsyncHookHandler[]
  readonly handler: RouteHandlerMethod
}

export function addFile(
  app: FastifyInstance,
  { path, query }: FileAddress<v.GenericSchema>,
  { preHandler = [], handler }: FileOptions,
): void {
  app.get(
    path,
    {
      config: { access: 'public' },
      schema: { params: FileParams, ...(query && { querystring: query }) },
      onRequest: createLimitHooks(app, ['reads']).onRequest,
      preHandler,
    },
    handler,
  )
}

/** Creates headers with which a browser saves a file under a name, which must be a slug. */
export const createAttachmentHeaders = (name: string): Record<string, string> => ({
  'content-disposition': `attachment; filename="${name}"`,
})
