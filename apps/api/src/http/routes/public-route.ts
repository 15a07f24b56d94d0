import type { Call } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type * as v from 'valibot'
import { FileParams, fileRoute, type FileAt } from './file-route.ts'
import type { Moment } from '#db/version.ts'
import type { Dependence, JsonAnswer, TextAnswer } from '../answers/public-answers.ts'
import { answerPublicly, type PublicRead, type PublicRequest } from './public-read.ts'
import { route, type Answer, type Handled, type Parsed } from './route.ts'

type Work<Request extends PublicRequest, Made> = (request: Request, at: Moment) => Made | Promise<Made>

type RequestOf<C extends Call> = PublicRequest<Parsed<C['params']>, Parsed<C['query']>>

interface PublicOptions<C extends Call> {
  /** Whether the answer also changes by the clock, or what tells that of a request. */
  readonly timed?: boolean | ((request: RequestOf<C>) => boolean)
  readonly places?: boolean
  /** What those who are signed in get instead of what everybody gets. */
  readonly own?: {
    /** Whether a request asks for that and nothing else. */
    readonly isAsked?: (request: RequestOf<C>) => boolean
    /** Called for whoever is signed in, and where nothing else is asked for. Null stands for what everybody gets. */
    readonly answer: (handled: Handled<C, 'visitor'>) => Promise<Answer<C> | null>
  }
}

/** Registers a call of the contract whose answer everybody gets. `work` makes its JSON; what it throws is answered as anywhere. */
export function publicRoute<const C extends Call>(
  app: FastifyInstance,
  call: C,
  { timed = false, places = false, own }: PublicOptions<C>,
  work: Work<RequestOf<C>, JsonAnswer<Answer<C>>>,
): void {
  const always: Dependence = { timed: timed === true, places }
  const publicRead: PublicRead = {
    params: call.params,
    query: call.query,
    readsSession: own !== undefined,
    asksForOwn: (request: RequestOf<C>) => own?.isAsked?.(request) ?? false,
    dependenceOf: (request: RequestOf<C>) =>
      typeof timed === 'function' ? { timed: timed(request), places } : always,
    work,
  }
  route(app, call, { access: own ? 'visitor' : 'public', publicRead }, (handled) => {
    const { params, query, user, request, reply } = handled
    const asked = { params, query, url: request.url }
    const answerEverybody = () => answerPublicly(publicRead, asked, request, reply)
    if (!own || (user === null && !publicRead.asksForOwn(asked))) return answerEverybody()
    return own.answer(handled).then((answer) => answer ?? answerEverybody())
  })
}

/** Registers an address at which everybody finds a file that is made from what is public: a feed, a calendar, a guide. */
export function publicFile<const Query extends v.GenericSchema>(
  app: FastifyInstance,
  { path, query }: FileAt<Query>,
  dependence: Dependence,
  work: Work<PublicRequest<FileParams, v.InferOutput<Query>>, TextAnswer>,
): void {
  const publicRead: PublicRead = {
    params: FileParams,
    query,
    readsSession: false,
    asksForOwn: () => false,
    dependenceOf: () => dependence,
    work,
  }
  fileRoute(app, { path, ...(query && { query }), publicRead }, ({ name, query: asked, request, reply }) =>
    answerPublicly(publicRead, { params: { name }, query: asked, url: request.url }, request, reply),
  )
}
