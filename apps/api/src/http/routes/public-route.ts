import type { Call } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type * as v from 'valibot'
import { FileParams, fileRoute, type FileAddress } from './file-route.ts'
import type { Moment } from '#db/version.ts'
import type { Dependence, JsonAnswer, TextAnswer } from '../answers/public-answers.ts'
import type { MaybePromise } from '#shared/maybe-promise.ts'
import { answerPublicly, type PublicRead, type PublicRequest } from './public-read.ts'
import { route, type Answer, type HandledRequest, type Parsed } from './route.ts'

type Work<Request extends PublicRequest, Made> = (request: Request, at: Moment) => MaybePromise<Made>

type ParsedRequest<C extends Call> = PublicRequest<Parsed<C['params']>, Parsed<C['query']>>

interface PublicOptions<C extends Call> {
  /** Whether the answer also changes with time, or a function that says so for a request. */
  readonly timed?: boolean | ((request: ParsedRequest<C>) => boolean)
  readonly places?: boolean
  /** The answer for signed-in people, instead of the public one. */
  readonly own?: {
    /** Whether a request is only for that. */
    readonly isRequested?: (request: ParsedRequest<C>) => boolean
    /** Called for signed-in people, and where only that is requested. Null means the public answer. */
    readonly answer: (handled: HandledRequest<C, 'visitor'>) => Promise<Answer<C> | null>
  }
}

/** Registers a call of the contract whose answer everybody gets. `work` makes its JSON; what it throws is answered as anywhere. */
export function publicRoute<const C extends Call>(
  app: FastifyInstance,
  call: C,
  { timed = false, places = false, own }: PublicOptions<C>,
  work: Work<ParsedRequest<C>, JsonAnswer<Answer<C>>>,
): void {
  const constantDependence: Dependence = { timed: timed === true, places }
  const publicRead: PublicRead = {
    params: call.params,
    query: call.query,
    readsSession: own !== undefined,
    requestsOwn: (request: ParsedRequest<C>) => own?.isRequested?.(request) ?? false,
    dependenceOf: (request: ParsedRequest<C>) =>
      typeof timed === 'function' ? { timed: timed(request), places } : constantDependence,
    work,
  }
  route(app, call, { access: own ? 'visitor' : 'public', publicRead }, async (handled) => {
    const { params, query, user, request, reply } = handled
    const publicRequest = { params, query, url: request.url }
    const answerEverybody = () => answerPublicly(publicRead, publicRequest, request, reply)
    if (!own || (user === null && !publicRead.requestsOwn(publicRequest))) return answerEverybody()
    return (await own.answer(handled)) ?? answerEverybody()
  })
}

/** Registers a file that is made from public data: a feed, a calendar, a guide. */
export function publicFile<const Query extends v.GenericSchema>(
  app: FastifyInstance,
  { path, query }: FileAddress<Query>,
  dependence: Dependence,
  work: Work<PublicRequest<FileParams, v.InferOutput<Query>>, TextAnswer>,
): void {
  const publicRead: PublicRead = {
    params: FileParams,
    query,
    readsSession: false,
    requestsOwn: () => false,
    dependenceOf: () => dependence,
    work,
  }
  fileRoute(
    app,
    { path, ...(query && { query }), publicRead },
    ({ name, query: fileQuery, request, reply }) =>
      answerPublicly(publicRead, { params: { name }, query: fileQuery, url: request.url }, request, reply),
  )
}
