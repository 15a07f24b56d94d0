/** Why a request is refused. Each kind has one HTTP status, which only `http/` knows. */
export type ProblemKind =
  | 'invalid'
  | 'unreadable'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'not-json'
  | 'no-such-range'
  | 'too-many'
  | 'too-slow'
  | 'unavailable'
  | 'disk-full'

/** The message of each field, by its name in the request. */
export type ProblemFields = Readonly<Record<string, string>>

interface ProblemOptions {
  readonly fields?: ProblemFields
  /** Seconds after which to try again. */
  readonly retryAfter?: number
  readonly cause?: unknown
  /** Additional members of the response, by the schema of its call. */
  readonly details?: object
}

/** A refusal, thrown anywhere; one handler sends it as `{ message, fields? }` with its details. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly kind: ProblemKind
  readonly fields: ProblemFields | undefined
  readonly retryAfter: number | undefined
  readonly details: object | undefined

  constructor(
    kind: ProblemKind,
    message: string,
    { fields, retryAfter, cause, details }: ProblemOptions = {},
  ) {
    super(message, { cause })
    this.kind = kind
    this.fields = fields
    this.retryAfter = retryAfter
    this.details = details
  }
}

/** The message for several fields, each of which has its own beside it. */
const SEVERAL = 'Please check the marked fields and try again'

/** Creates a problem with one or more fields, each with its message. */
export function createFieldProblems(fields: ProblemFields): Problem {
  const [only = SEVERAL, second] = Object.values(fields)
  return new Problem('invalid', second === undefined ? only : SEVERAL, { fields })
}

/** Creates a problem with one field, whose message is also that of the response. */
export function createFieldProblem(field: string, message: string, kind: ProblemKind = 'invalid'): Problem {
  return new Problem(kind, message, { fields: { [field]: message } })
}

/** Somebody has to free space first. */
const FULL_RETRY_AFTER_SECONDS = 60
const UNREACHABLE_RETRY_AFTER_SECONDS = 5

/** Creates the problem of a database that can't be reached or temporarily refuses. */
export const createUnreachableDataProblem = (cause?: unknown): Problem =>
  new Problem('unavailable', 'The portal can’t reach its data right now. Please try again in a moment', {
    retryAfter: UNREACHABLE_RETRY_AFTER_SECONDS,
    cause,
  })

/** Creates the problem of a full disk, of the database or of the photos. */
export const createNoSpaceProblem = (cause?: unknown): Problem =>
  new Problem('disk-full', 'The portal has no space left to save this. Please try again later', {
    retryAfter: FULL_RETRY_AFTER_SECONDS,
    cause,
  })
