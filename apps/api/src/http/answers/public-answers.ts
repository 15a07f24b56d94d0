import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { MINUTE } from '@portal/domain/shared'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Config } from '#config/config.ts'
import type { AppContext } from '#context.ts'
import type { Moment } from '#db/version.ts'
import type { Json, JsonBytes } from '#shared/json.ts'
import { andThen, type MaybePromise } from '#shared/maybe-promise.ts'
import { AdmissionFilter } from './admission-filter.ts'
import { compress, encodingFor, type Encoding } from './content-encoding.ts'
import { finishedBody, flatHeaders, type FinishedAnswer, type FlatHeaders } from './finished-answer.ts'
import { securityHeaders } from '../server/headers.ts'

interface Described {
  readonly headers?: Readonly<Record<string, string>>
}

/** JSON that is the same for everybody. */
export interface JsonAnswer<Value = unknown> extends Described {
  readonly json: Json<Value> | JsonBytes<Value>
}

/** A text that is the same for everybody. */
export interface TextAnswer extends Described {
  readonly text: string
  /** Its media type. */
  readonly type: string
}

/** An answer that is the same for everybody. */
export type PublicAnswer = JsonAnswer | TextAnswer

/** What an answer depends on beside the public version. */
export interface Dependence {
  /** Whether the answer also changes with time: it is then cached for a minute at most. */
  readonly timed?: boolean
  /** Whether it shows how many places at events are taken, which is not part of the public version. */
  readonly places?: boolean
}

/** How a parsed request of a public read is answered. */
export interface PublicWork<Parsed> {
  dependenceOf(parsed: Parsed): Dependence
  /** Called only where the answer is not cached. */
  work(parsed: Parsed, at: Moment): MaybePromise<PublicAnswer>
}

type FinishPublicly = <Parsed>(
  request: IncomingMessage,
  read: PublicWork<Parsed>,
  parsed: Parsed,
) => MaybePromise<FinishedAnswer>

/** An answer with its headers, encoded and ready to be written. */
interface CachedAnswer extends FinishedAnswer {
  readonly tag: string
  readonly body: string
}

/** The variant of an answer that a request wants, and what the cache has of it. */
interface Variant {
  /** The `If-None-Match` header. */
  readonly ifNoneMatch: string | undefined
  readonly encoding: Encoding
  readonly key: string
  readonly cached: CachedAnswer | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The answer to a GET or HEAD, ready to be written: from the cache, a 304, or made by the read's work. At once where
     * nothing has to be waited for. Throws what the work throws.
     */
    finishPublicly: FinishPublicly
    /**
     * Differs whenever any public answer may differ, time of day aside: another build, other settings, or another public
     * version. The same from each process of one build. The second line is the number of places taken at events, which only the answers about events depend on.
     */
    publicVersion: () => Promise<string>
  }
}

const MAX_ANSWERS = 2_000
const MAX_BYTES = 32 * 1024 * 1024
/** One large answer never evicts all the others. */
const MAX_BYTES_OF_ONE = MAX_BYTES / 16
/** A shorter answer is one packet either way. */
const MIN_COMPRESSED_LENGTH = 1_024
/** Browsers store the answer and revalidate it each time. */
const REVALIDATED = { 'cache-control': 'no-cache', vary: 'accept-encoding' }

interface PublicAnswersOptions {
  /** A digest of the program and its texts. */
  readonly build: string
  readonly momentAt: (now: number) => MaybePromise<Moment>
}

/**
 * Adds the one way to answer public reads: with an ETag that is valid until something public changes, a 304 for clients
 * that have it, and a cache of frequent answers, encoded and compressed.
 */
export function addPublicAnswers(
  app: FastifyInstance,
  { config, now, metrics }: Pick<AppContext, 'config' | 'now' | 'metrics'>,
  { build, momentAt }: PublicAnswersOptions,
): void {
  const cache = new LRUCache<string, CachedAnswer>({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BYTES_OF_ONE,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  })
  const admission = new AdmissionFilter()
  const maker = digestMaker(build, config)
  const shared = flatHeaders({ ...securityHeaders(config), ...REVALIDATED })

  const placesAt = ({ versions }: Moment): string => versions.places.toString(36)

  const tagAt = (moment: Moment, { timed = false, places = false }: Dependence): string => {
    const { now: at, publicVersion } = moment
    const minute = timed ? `-${Math.floor(at / MINUTE).toString(36)}` : ''
    const taken = places ? `-p${placesAt(moment)}` : ''
    return `W/"${maker}-${publicVersion}${taken}${minute}"`
  }

  /** An answer requested once is not worth storing; a compressed one is, for the time that went into it. */
  const isWorthStoring = ({ key, encoding, cached }: Variant): boolean =>
    cached !== undefined || encoding !== 'identity' || admission.admits(key)

  const findVariant = ({ url = '', headers }: IncomingMessage): Variant => {
    const { 'if-none-match': ifNoneMatch, 'accept-encoding': accepted } = headers
    const encoding = encodingFor(accepted)
    const key = encoding === 'identity' ? url : `${encoding} ${url}`
    return { ifNoneMatch, encoding, key, cached: cache.get(key) }
  }
  const notModified = (tag: string): FinishedAnswer => ({ status: 304, headers: [...shared, 'etag', tag] })
  // `*` matches any answer, but there has to be one.
  const unlessMatchedByAny = ({ ifNoneMatch }: Variant, answer: CachedAnswer): FinishedAnswer =>
    ifNoneMatch?.trim() === '*' ? notModified(answer.tag) : answer

  /** The answer where no work is needed: the client has it, or the cache does. */
  const findReady = (variant: Variant, tag: string): FinishedAnswer | null => {
    if (matches(variant.ifNoneMatch, tag)) return notModified(tag)
    return variant.cached?.tag === tag ? unlessMatchedByAny(variant, variant.cached) : null
  }
  const admit = (variant: Variant, answer: CachedAnswer): FinishedAnswer => {
    if (isWorthStoring(variant)) cache.set(variant.key, answer)
    return unlessMatchedByAny(variant, answer)
  }
  const finish = (variant: Variant, tag: string, made: MaybePromise<PublicAnswer>) =>
    andThen(made, (answer) =>
      andThen(encode(answer, variant.encoding, tag, shared), (encoded) => admit(variant, encoded)),
    )

  app.decorate('publicVersion', async () => {
    const moment = await momentAt(now())
    return `${maker}-${moment.publicVersion}\n${placesAt(moment)}`
  })
  app.decorate('finishPublicly', (request, read, parsed) =>
    andThen(momentAt(now()), (moment) => {
      const tag = tagAt(moment, read.dependenceOf(parsed))
      const variant = findVariant(request)
      const ready = findReady(variant, tag)
      if (!ready) {
        metrics.storedAnswer('miss')
        return finish(variant, tag, read.work(parsed, moment))
      }
      metrics.storedAnswer(ready.status === 304 ? 'not_modified' : 'hit')
      return ready
    }),
  )
}

/** As many letters of a digest as no two builds have alike. */
const MAKER_LENGTH = 12

/**
 * What makes answers beside the database: the build, and the settings that answers show. Equal in all processes of one
 * release, so that a browser or web server may ask any of them whether an answer still holds.
 */
function digestMaker(
  build: string,
  { publicUrl, contactEmail, identityProvider, waysToPay, stripe }: Config,
) {
  const shown = [publicUrl, contactEmail, identityProvider?.name, waysToPay, stripe !== null]
  const hash = createHash('sha256').update(JSON.stringify([build, shown]))
  return hash.digest('base64url').slice(0, MAKER_LENGTH)
}

/** Whether an `If-None-Match` names a tag, by weak comparison: a proxy may have removed the `W/`. */
const matches = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined && ifNoneMatch.split(',').some((one) => opaqueTag(one.trim()) === opaqueTag(tag))

const opaqueTag = (tag: string): string => tag.replace(/^W\//, '')

function encode(
  answer: PublicAnswer,
  encoding: Encoding,
  tag: string,
  shared: FlatHeaders,
): MaybePromise<CachedAnswer> {
  const [plain, type] =
    'json' in answer ? [answer.json, 'application/json; charset=utf-8'] : [answer.text, answer.type]
  // Each name comes once: an answer adds only headers of its own.
  const headers = [...shared, 'etag', tag, 'content-type', type]
  for (const name in answer.headers) headers.push(name, answer.headers[name] ?? '')
  if (encoding === 'identity' || plain.length < MIN_COMPRESSED_LENGTH) return complete(plain, tag, headers)
  headers.push('content-encoding', encoding)
  return compress(plain, encoding).then((body) => complete(body, tag, headers))
}

/** The answer with its length. */
function complete(text: string | Buffer, tag: string, headers: string[]): CachedAnswer {
  const { bytes, body, encoding } = finishedBody(text)
  headers.push('content-length', String(bytes))
  return { status: 200, tag, headers, body, encoding }
}
