import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { AppContext } from '#context.ts'
import { openPlacesVersion, type Moment, type PublicVersion } from '#db/version.ts'
import type { Json, JsonBytes } from '#shared/json.ts'
import { AdmissionFilter } from './admission-filter.ts'
import { compress, encodingFor, type Encoding } from './content-encoding.ts'
import { finishedBody, flatHeaders, type FinishedAnswer, type FlatHeaders } from './finished-answer.ts'
import { securityHeaders } from '../server/headers.ts'

interface Described {
  readonly headers?: Readonly<Record<string, string>>
}

/** JSON that everybody gets. */
export interface JsonAnswer<Value = unknown> extends Described {
  readonly json: Json<Value> | JsonBytes<Value>
}

/** A text that everybody gets. */
export interface TextAnswer extends Described {
  readonly text: string
  /** Its media type. */
  readonly type: string
}

/** What everybody gets. */
export type PublicAnswer = JsonAnswer | TextAnswer

/** What an answer depends on beside the public version. */
export interface Dependence {
  /** Whether the answer also changes by the clock: it is then kept for a minute at most. */
  readonly timed?: boolean
  /** Whether it shows how many places at events are taken, which no public version tells. */
  readonly places?: boolean
}

/** A question that is parsed already, and what answers it. */
export interface PublicWork<Asked> {
  dependenceOf(asked: Asked): Dependence
  /** Asked only where the answer is not there already. */
  work(asked: Asked, at: Moment): PublicAnswer | Promise<PublicAnswer>
}

type FinishPublicly = <Asked>(
  request: IncomingMessage,
  read: PublicWork<Asked>,
  asked: Asked,
) => FinishedAnswer | Promise<FinishedAnswer>

/** An answer as it travels. */
interface KeptAnswer extends FinishedAnswer {
  readonly tag: string
  readonly body: string
}

/** What a request says of the answer that it wants, and what is kept of it. */
interface Asking {
  /** The `If-None-Match` of whoever has an answer. */
  readonly tags: string | undefined
  readonly encoding: Encoding
  readonly key: string
  readonly known: KeptAnswer | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The answer to a GET or HEAD as it travels: kept, unchanged, or made by the read's work. Throws what that does. */
    finishPublicly: FinishPublicly
    /**
     * Differs whenever any public answer may differ, time of day aside: another release, or another public version. The second
     * line is the number of places taken at events, which only the answers about events depend on.
     */
    publicVersion: () => string
  }
}

const MOST_ANSWERS = 2_000
const MOST_BYTES = 32 * 1024 * 1024
/** One heavy answer never drives out all the others. */
const MOST_BYTES_OF_ONE = MOST_BYTES / 16
const MINUTE = 60_000
/** Shorter answers travel in one packet either way. */
const WORTH_COMPRESSING = 1_024
/** Browsers keep the answer and ask each time whether it still holds. */
const REVALIDATED = { 'cache-control': 'no-cache', vary: 'accept-encoding' }

/**
 * Adds the one way to answer what everybody may see: with an ETag that holds while nothing public has changed, a 304 to
 * those who have it, and the hot answers kept as they travel, compressed.
 */
export function addPublicAnswers(
  app: FastifyInstance,
  { config, store, now }: Pick<AppContext, 'config' | 'store' | 'now'>,
  publicVersionAt: (now: number) => PublicVersion,
): void {
  const placesVersion = openPlacesVersion(store)
  const kept = new LRUCache<string, KeptAnswer>({
    max: MOST_ANSWERS,
    maxSize: MOST_BYTES,
    maxEntrySize: MOST_BYTES_OF_ONE,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  })
  const askedBefore = new AdmissionFilter()
  // Another start may be another version of the program, whose answers have another form.
  const start = now().toString(36)
  const shared = flatHeaders({ ...securityHeaders(config), ...REVALIDATED })

  const tagAt = (
    { now: at, publicVersion }: Moment,
    { timed = false, places = false }: Dependence,
  ): string => {
    const minute = timed ? `-${Math.floor(at / MINUTE).toString(36)}` : ''
    const taken = places ? `-p${placesVersion().toString(36)}` : ''
    return `W/"${start}-${publicVersion.tag}${taken}${minute}"`
  }

  /** What is asked for once is not worth keeping; a compressed answer is, for the time that went into it. */
  const isHot = (key: string, encoding: Encoding, before: KeptAnswer | undefined): boolean =>
    before !== undefined || encoding !== 'identity' || askedBefore.admits(key)

  const askingOf = ({ url = '', headers }: IncomingMessage): Asking => {
    const { 'if-none-match': tags, 'accept-encoding': accepted } = headers
    const encoding = encodingFor(accepted)
    const key = encoding === 'identity' ? url : `${encoding} ${url}`
    return { tags, encoding, key, known: kept.get(key) }
  }
  const unchanged = (tag: string): FinishedAnswer => ({ status: 304, headers: [...shared, 'etag', tag] })
  // Any answer holds for `*`, but there has to be one.
  const unlessAny = ({ tags }: Asking, answer: KeptAnswer): FinishedAnswer =>
    tags?.trim() === '*' ? unchanged(answer.tag) : answer

  /** What needs no work: the asker has it, or it is kept. */
  const held = (asking: Asking, tag: string): FinishedAnswer | null => {
    if (holds(asking.tags, tag)) return unchanged(tag)
    return asking.known?.tag === tag ? unlessAny(asking, asking.known) : null
  }
  const keep = (asking: Asking, made: KeptAnswer): FinishedAnswer => {
    const { key, encoding, known } = asking
    if (isHot(key, encoding, known)) kept.set(key, made)
    return unlessAny(asking, made)
  }
  const finish = (asking: Asking, tag: string, answer: PublicAnswer) => {
    const made = encoded(answer, asking.encoding, tag, shared)
    return made instanceof Promise ? made.then((one) => keep(asking, one)) : keep(asking, made)
  }

  app.decorate(
    'publicVersion',
    () => `${start}-${publicVersionAt(now()).tag}\n${placesVersion().toString(36)}`,
  )
  // What is there at once is answered at once: a promise costs more than most answers.
  app.decorate('finishPublicly', (request, read, asked) => {
    const at = now()
    const moment = { now: at, publicVersion: publicVersionAt(at) }
    const tag = tagAt(moment, read.dependenceOf(asked))
    const asking = askingOf(request)
    const ready = held(asking, tag)
    if (ready) return ready
    const answer = read.work(asked, moment)
    return answer instanceof Promise
      ? answer.then((made) => finish(asking, tag, made))
      : finish(asking, tag, answer)
  })
}

/** By weak comparison: a proxy may have taken the mark of a weak tag away. */
const holds = (asked: string | undefined, tag: string): boolean =>
  asked !== undefined && asked.split(',').some((one) => strong(one.trim()) === strong(tag))

const strong = (tag: string): string => tag.replace(/^W\//, '')

function encoded(
  answer: PublicAnswer,
  encoding: Encoding,
  tag: string,
  shared: FlatHeaders,
): KeptAnswer | Promise<KeptAnswer> {
  const [plain, type] =
    'json' in answer ? [answer.json, 'application/json; charset=utf-8'] : [answer.text, answer.type]
  // Each name comes once: what an answer adds is its own.
  const headers = [...shared, 'etag', tag, 'content-type', type]
  for (const name in answer.headers) headers.push(name, answer.headers[name] ?? '')
  if (encoding === 'identity' || plain.length < WORTH_COMPRESSING) return whole(plain, tag, headers)
  headers.push('content-encoding', encoding)
  return compress(plain, encoding).then((body) => whole(body, tag, headers))
}

function whole(text: string | Buffer, tag: string, headers: string[]): KeptAnswer {
  const { bytes, body, encoding } = finishedBody(text)
  headers.push('content-length', String(bytes))
  return { status: 200, tag, headers, body, encoding }
}
