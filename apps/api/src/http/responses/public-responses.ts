import { createHash } from 'node:crypto'
import { MINUTE } from '@portal/domain/shared'
import { negotiateEncoding, type Encoding } from '@portal/server/responses'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
  RouteHandlerMethod,
} from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Config } from '#config/config.ts'
import type { AppContext } from '#context.ts'
import type { ReadContext } from '#db/version.ts'
import type { Json, JsonBytes } from '#shared/json.ts'
import { compress } from './compress.ts'

interface Described {
  readonly headers?: Readonly<Record<string, string>>
}

/** JSON that is the same for everybody. */
export interface JsonResponse<Value = unknown> extends Described {
  readonly json: Json<Value> | JsonBytes<Value>
}

/** A text that is the same for everybody. */
export interface TextResponse extends Described {
  readonly text: string
  /** Its media type. */
  readonly type: string
}

type PublicResponse = JsonResponse | TextResponse

/** What a response depends on beside the public version. */
export interface Dependence {
  /** Whether the response also changes with time: it is then cached for a minute at most. */
  readonly timed?: boolean
  /** Whether it shows how many places at events are taken, which is not part of the public version. */
  readonly places?: boolean
}

/** A public request, parsed by the schemas of its route. */
export interface PublicRequest<Params = unknown, Query = unknown> {
  readonly params: Params
  readonly query: Query
  readonly url: string
}

/** A read with the same response for everybody. */
interface PublicRead<Request extends PublicRequest> {
  dependenceOf(request: Request): Dependence
  /** Called only where the response is not cached. */
  work(request: Request, at: ReadContext): PublicResponse | Promise<PublicResponse>
}

/** How a route returns a public read. */
interface PublicReplies {
  /** Replies with the stored response, or with 304 to a client that has it. */
  readonly replyStored: preHandlerAsyncHookHandler
  /** Makes the response and stores it; comes after `replyStored`. */
  readonly reply: RouteHandlerMethod
}

/** The variant of a response that a request wants, where it is not stored. */
interface MissingResponse {
  readonly at: ReadContext
  readonly tag: string
  readonly encoding: Encoding
  readonly key: string
}

interface StoredResponse {
  readonly tag: string
  readonly headers: Readonly<Record<string, string>>
  /** As it travels. A text leaves in one piece with its headers, bytes after them. */
  readonly body: string | Buffer
}

declare module 'fastify' {
  interface FastifyInstance {
    publicReplies: <Request extends PublicRequest>(read: PublicRead<Request>) => PublicReplies
    /**
     * Differs whenever any public response may differ, time of day aside: another build, other settings, or another public
     * version. The same from each process of one build. The second line is the number of places taken at events, which only the responses about events depend on.
     */
    publicVersion: () => Promise<string>
  }
  interface FastifyRequest {
    /** Set by `replyStored` for the handler. */
    missingResponse: MissingResponse
  }
}

const MAX_RESPONSES = 2_000
const MAX_BYTES = 32 * 1024 * 1024
/** One large response never evicts all the others. */
const MAX_BYTES_OF_ONE = MAX_BYTES / 16
/** A shorter response is one packet either way. */
const MIN_COMPRESSED_LENGTH = 1_024
/** Browsers store the response and revalidate it each time. */
const REVALIDATED = { 'cache-control': 'no-cache', vary: 'accept-encoding' }

interface PublicResponsesOptions {
  /** A digest of the program and its texts. */
  readonly build: string
  readonly readContextAt: (now: number) => Promise<ReadContext>
}

/**
 * Adds the one way to answer public reads: with an ETag that is valid until something public changes, a 304 for clients
 * that have it, and a cache of responses, encoded and compressed.
 */
export function addPublicResponses(
  app: FastifyInstance,
  { config, now, metrics }: Pick<AppContext, 'config' | 'now' | 'metrics'>,
  { build, readContextAt }: PublicResponsesOptions,
): void {
  const cache = new LRUCache<string, StoredResponse>({
    max: MAX_RESPONSES,
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BYTES_OF_ONE,
    sizeCalculation: ({ body }, key) => Buffer.byteLength(body) + key.length,
  })
  const maker = digestMaker(build, config)

  const placesAt = ({ versions }: ReadContext): string => versions.places.toString(36)

  const tagAt = (moment: ReadContext, { timed = false, places = false }: Dependence): string => {
    const { now: at, publicVersion } = moment
    const minute = timed ? `-${Math.floor(at / MINUTE).toString(36)}` : ''
    const taken = places ? `-p${placesAt(moment)}` : ''
    return `W/"${maker}-${publicVersion}${taken}${minute}"`
  }

  app.decorate('publicVersion', async () => {
    const moment = await readContextAt(now())
    return `${maker}-${moment.publicVersion}\n${placesAt(moment)}`
  })
  app.decorateRequest('missingResponse')
  app.decorate('publicReplies', <Request extends PublicRequest>(read: PublicRead<Request>) => ({
    async replyStored(request, reply) {
      const at = await readContextAt(now())
      const tag = tagAt(at, read.dependenceOf(toPublicRequest(request) as Request))
      const encoding = negotiateEncoding(request.headers['accept-encoding'])
      const key = `${encoding} ${request.url}`
      const stored = cache.get(key)
      const current = stored?.tag === tag ? stored : undefined
      if (matchesTag(request, tag) || (current && matchesAny(request))) {
        metrics.storedAnswer('not_modified')
        return sendNotModified(reply, tag)
      }
      if (current) {
        metrics.storedAnswer('hit')
        return send(reply, current)
      }
      request.missingResponse = { at, tag, encoding, key }
      return undefined
    },
    async reply(request, reply) {
      const { at, tag, encoding, key } = request.missingResponse
      metrics.storedAnswer('miss')
      const made = await read.work(toPublicRequest(request) as Request, at)
      const response = await encode(made, encoding, tag)
      // Long ones are stored only compressed, as browsers and the web server ask for them: to keep every uncompressed list
      // costs more than to make it again.
      if (encoding !== 'identity' || response.body.length < MIN_COMPRESSED_LENGTH) cache.set(key, response)
      return matchesAny(request) ? sendNotModified(reply, tag) : send(reply, response)
    },
  }))
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
const matchesTag = ({ headers: { 'if-none-match': ifNoneMatch } }: FastifyRequest, tag: string): boolean =>
  ifNoneMatch !== undefined && ifNoneMatch.split(',').some((one) => opaqueTag(one.trim()) === opaqueTag(tag))

/** `*` matches any response, but there has to be one. */
const matchesAny = ({ headers }: FastifyRequest): boolean => headers['if-none-match']?.trim() === '*'

const opaqueTag = (tag: string): string => tag.replace(/^W\//, '')

const send = (reply: FastifyReply, { headers, body }: StoredResponse): FastifyReply =>
  reply.code(200).headers(headers).send(body)

const sendNotModified = (reply: FastifyReply, tag: string): FastifyReply =>
  reply
    .code(304)
    .headers({ ...REVALIDATED, etag: tag })
    .send()

/** The schemas of its route have parsed it. */
const toPublicRequest = ({ params, query, url }: FastifyRequest): PublicRequest => ({ params, query, url })

async function encode(response: PublicResponse, encoding: Encoding, tag: string): Promise<StoredResponse> {
  const [plain, type] =
    'json' in response ? [response.json, 'application/json; charset=utf-8'] : [response.text, response.type]
  const headers = { ...REVALIDATED, etag: tag, 'content-type': type, ...response.headers }
  if (encoding === 'identity' || plain.length < MIN_COMPRESSED_LENGTH) {
    return { tag, headers, body: plain }
  }
  const body = await compress(plain, encoding)
  return { tag, headers: { ...headers, 'content-encoding': encoding }, body }
}
