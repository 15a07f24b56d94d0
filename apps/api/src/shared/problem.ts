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

/** What to mend, by the name it was sent under. */
export type ProblemFields = Readonly<Record<string, string>>

interface ProblemOptions {
  readonly fields?: ProblemFields
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number
  readonly cause?: unknown
}

/** The one way to say no: thrown anywhere, answered as `{ message, fields? }` by one handler. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly kind: ProblemKind
  readonly fields: ProblemFields | undefined
  readonly retryAfter: number | undefined

  constructor(kind: ProblemKind, message: string, { fields, retryAfter, cause }: ProblemOptions = {}) {
    super(message, { cause })
    this.kind = kind
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

/** Several fields get one sentence, since each has its own beside it. */
const SEVERAL = 'Please check the marked fields and try again'

/** The problems of fields, of which there is one at least: each message stands beside its field. */
export function fieldProblems(fields: ProblemFields): Problem {
  const [only = SEVERAL, second] = Object.values(fields)
  return new Problem('invalid', second === undefined ? only : SEVERAL, { fields })
}

/** The problem of one field: its message stands beside the field and as the answer's message. */
export function fieldProblem(field: string, message: string, kind: ProblemKind = 'invalid'): Problem {
  return new Problem(kind, message, { fields: { [field]: message } })
}
