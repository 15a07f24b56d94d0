import type { Call } from '@portal/domain/contract'
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import type * as v from 'valibot'
import type { ReadContext } from '#db/version.ts'
import type {
  ResponseDependencies,
  JsonResponse,
  PublicRequest,
  TextResponse,
} from '../responses/public-responses.ts'
import { addFile, type FileAddress, type FileParams } from './file-route.ts'
import { addCall, toHandledRequest, type ResponseBody, type HandledRequest, type Parsed } from './route.ts'

type CreateResponse<Request extends PublicRequest, Response> = (
  request: Request,
  at: ReadContext,
) => Response | Promise<Response>

type ParsedRequest<C extends Call> = PublicRequest<Parsed<C['params']>, Parsed<C['query']>>

/** The response for signed-in people, instead of the public one. */
interface OwnResponse<C extends Call> {
  /** Whether a request only wants that response. */
  readonly isRequested?: (handled: HandledRequest<C, 'visitor'>) => boolean
  /** Called for signed-in people, and if only that is requested. Null means the public response. */
  readonly response: (handled: HandledRequest<C, 'visitor'>) => Promise<ResponseBody<C> | null>
}

interface PublicOptions<C extends Call> {
  /** Whether the response also changes with time, or a function that decides so for a request. */
  readonly timed?: boolean | ((request: ParsedRequest<C>) => boolean)
  readonly places?: boolean
  readonly own?: OwnResponse<C>
}

/** Registers a call of the contract with the same response for every caller. `work` creates its JSON. */
export function publicRoute<const C extends Call>(
  app: FastifyInstance,
  call: C,
  { timed = false, places = false, own }: PublicOptions<C>,
  work: CreateResponse<ParsedRequest<C>, JsonResponse<ResponseBody<C>>>,
): void {
  const { replyStored, reply } = app.publicReplies<ParsedRequest<C>>({
    getDependencies: (request) => ({ timed: typeof timed === 'function' ? timed(request) : timed, places }),
    work,
  })
  addCall(app, call, {
    access: own ? 'visitor' : 'public',
    preHandler: own ? [replyOwn(own), replyStored] : [replyStored],
    handler: reply,
  })
}

const replyOwn =
  <C extends Call>({ isRequested = () => false, response }: OwnResponse<C>): preHandlerAsyncHookHandler =>
  async (request, reply) => {
    const handled = toHandledRequest<C, 'visitor'>(request, reply)
    if (handled.user === null && !isRequested(handled)) return undefined
    const own = await response(handled)
    return own === null ? undefined : reply.send(own)
  }

/** Registers a file made from public data: a feed, a calendar, a guide. */
export function publicFile<const Query extends v.GenericSchema>(
  app: FastifyInstance,
  address: FileAddress<Query>,
  dependencies: ResponseDependencies,
  work: CreateResponse<PublicRequest<FileParams, v.InferOutput<Query>>, TextResponse>,
): void {
  const { replyStored, reply } = app.publicReplies({ getDependencies: () => dependencies, work })
  addFile(app, address, { preHandler: [replyStored], handler: reply })
}
