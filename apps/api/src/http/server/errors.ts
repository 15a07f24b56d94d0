import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#context.ts'
import type { Store } from '#db/engine/store.ts'
import { Problem, type ProblemKind } from '#shared/problem.ts'

const STATUS: Readonly<Record<ProblemKind, number>> = {
  invalid: 400,
  unreadable: 400,
  'signed-out': 401,
  forbidden: 403,
  'not-found': 404,
  'too-slow': 408,
  conflict: 409,
  'too-large': 413,
  'not-json': 415,
  'no-such-range': 416,
  'too-many': 429,
  unavailable: 503,
  'disk-full': 507,
}

const UNEXPECTED = 'Something went wrong on our side. Please try again in a moment'

/** Problems for Fastify's own errors by code; its other 4xx errors are malformed requests. */
const FRAMEWORK_PROBLEMS: Readonly<Record<string, Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Problem('too-large', 'That is more than this call takes'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Problem(
    'not-json',
    'Please send JSON (Content-Type: application/json)',
  ),
  FST_ERR_CTP_EMPTY_JSON_BODY: new Problem('invalid', 'The body is empty, but this call takes JSON'),
  FST_ERR_CTP_INVALID_JSON_BODY: new Problem('invalid', 'The body is not valid JSON'),
}
const NO_SUCH_RANGE = new Problem('no-such-range', 'The file has no such part')
const MALFORMED = new Problem('invalid', 'The request is malformed')

/** Sends every error in one format, without internal details, and logs it once. */
export function addErrorHandlers(app: FastifyInstance, { store }: Pick<AppContext, 'store'>): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendError(error, request, reply, (failure) => store.toProblem(failure)),
  )
  app.setNotFoundHandler((_request, reply) => sendProblem(createNotFoundProblem(), reply))
}

/** Refuses unknown addresses before their bodies are read. Must be added after the hooks of every response. */
export function refuseUnknownAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) =>
    done(request.is404 ? createNotFoundProblem() : undefined),
  )
}

const createNotFoundProblem = () => new Problem('not-found', 'There is nothing at this address')

/** `toProblem` translates errors of the database. */
export function sendError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  toProblem: Store['toProblem'] = () => null,
): FastifyReply {
  const problem = classifyError(error, toProblem)
  if (problem === null) {
    if (!isHungUp(error, reply)) request.log.error({ reqId: request.id, err: error }, 'unexpected error')
    return reply.code(500).send({ message: UNEXPECTED })
  }
  if (STATUS[problem.kind] >= 500) logProblem(problem, error, request)
  if (problem === NO_SUCH_RANGE) void reply.headers(getRangeHeaders(error))
  return sendProblem(problem, reply)
}

/** Whether a stream ended early because its reader left: nothing failed here, and nobody gets a response. */
const isHungUp = ({ code }: FastifyError, { raw }: FastifyReply): boolean =>
  raw.destroyed && code === 'ERR_STREAM_PREMATURE_CLOSE'

/** Logs our own refusals as warnings, and failures with their stack. */
function logProblem({ cause, message }: Problem, error: Error, { log, id }: FastifyRequest): void {
  if (cause === undefined && error instanceof Problem) log.warn({ reqId: id }, message)
  else log.error({ reqId: id, err: cause ?? error }, message)
}

function sendProblem(problem: Problem, reply: FastifyReply): FastifyReply {
  const { kind, message, fields, retryAfter, details } = problem
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  return reply.code(STATUS[kind]).send({ message, ...(fields && { fields }), ...details })
}

/** Content-Range of a 416. */
const getRangeHeaders = (
  error: FastifyError & { headers?: Record<string, string> },
): Record<string, string> => error.headers ?? {}

function classifyError(error: FastifyError, toProblem: Store['toProblem']): Problem | null {
  if (error instanceof Problem) return error
  const known = FRAMEWORK_PROBLEMS[error.code] ?? toProblem(error)
  if (known) return known
  if (error.statusCode === 416) return NO_SUCH_RANGE
  return error.statusCode !== undefined && error.statusCode < 500 ? MALFORMED : null
}
