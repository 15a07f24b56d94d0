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

/** JSON that is the same for every caller. */
export interface JsonResponse<Value = unknown> extends Described {
  readonly json: Json<Value> | JsonBytes<Value>
}

/** A text that is the same for every caller. */
export interface TextResponse extends Described {
  readonly text: string
  /** Its media type. */
  readonly type: string
}

type PublicResponse = JsonResponse | TextResponse

/** What a response depends on besides the public version. */
export interface ResponseDependencies {
  /** Whether the response also changes with time: it is then cached for at most a minute. */
  readonly timed?: boolean
  /** Whether it shows the number of taken places at events, which is not part of the public version. */
  readonly places?: boolean
}

/** A public request, parsed by the schemas of its route. */
export interface PublicRequest<Params = unknown, Query = unknown> {
  readonly params: Params
  readonly query: Query
  readonly url: string
}

/** A read with the same response for every caller. */
interface PublicRead<Request extends PublicRequest> {
  getDependencies(request: Request): ResponseDependencies
  /** Called on a cache miss. */
  work(request: Request, context: ReadContext): PublicResponse | Promise<PublicResponse>
}

/** The handlers of a public read. */
interface PublicReplies {
  /** Replies with the cached response, or with 304 if the client has it. */
  readonly replyStored: preHandlerAsyncHookHandler
  /** Creates and caches the response; runs after `replyStored`. */
  readonly reply: RouteHandlerMethod
}

/** The variant of a response that a request wants and the cache lacks. */
interface MissingResponse {
  readonly context: ReadContext
  readonly tag: string
  readonly encoding: Encoding
  readonly key: string
}

interface StoredResponse {
  readonly tag: string
  readonly headers: Readonly<Record<string, string>>
  /** The encoded body. A string is sent in one piece with its headers, bytes are sent after them. */
  readonly body: string | Buffer
}

declare module 'fastify' {
  interface FastifyInstance {
    publicReplies: <Request extends PublicRequest>(read: PublicRead<Request>) => PublicReplies
    /**
     * Changes whenever any public response may change, apart from the time of day: with another build, other settings or
     * another public version. It is equal in all processes of one build. Its second line is the number of taken places at
     * events, which only responses about events depend on.
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
/** One large response must not evict all the others. */
const MAX_BYTES_OF_ONE = MAX_BYTES / 16
/** A shorter response fits into one packet anyway. */
const MIN_COMPRESSED_LENGTH = 1_024
/** Browsers store the response and revalidate it each time. */
const REVALIDATED = { 'cache-control': 'no-cache', vary: 'accept-encoding' }

interface PublicResponsesOptions {
  /** A digest of the program and its texts. */
  readonly build: string
  readonly readContextAt: (now: number) => Promise<ReadContext>
}

/**
 * Adds the handlers of public reads: with an ETag that is valid until something public changes, a 304 for clients that have
 * it, and a cache of encoded responses.
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
  const release = digestReleaseSettings(build, config)

  const formatPlaces = ({ versions }: ReadContext): string => versions.places.toString(36)

  const createTag = (
    context: ReadContext,
    { timed = false, places = false }: ResponseDependencies,
  ): string => {
    const minute = timed ? `-${Math.floor(context.now / MINUTE).toString(36)}` : ''
    const taken = places ? `-p${formatPlaces(context)}` : ''
    return `W/"${release}-${context.publicVersion}${taken}${minute}"`
  }

  app.decorate('publicVersion', async () => {
    const context = await readContextAt(now())
    return `${release}-${context.publicVersion}\n${formatPlaces(context)}`
  })
  app.decorateRequest('missingResponse')
  app.decorate('publicReplies', <Request extends PublicRequest>(read: PublicRead<Request>) => ({
    async replyStored(request, reply) {
      const context = await readContextAt(now())
      const tag = createTag(context, read.getDependencies(toPublicRequest(request) as Request))
      const encoding = negotiateEncoding(request.headers['accept-encoding'])
      const key = `${encoding} ${request.url}`
      const stored = cache.get(key)
      const current = stored?.tag === tag ? stored : undefined
      if (matchesTag(request, tag) || (current && matchesAny(request))) {
        metrics.recordPublicRead('not_modified')
        return sendNotModified(reply, tag)
      }
      if (current) {
        metrics.recordPublicRead('hit')
        return send(reply, current)
      }
      request.missingResponse = { context, tag, encoding, key }
      return undefined
    },
    async reply(request, reply) {
      const { context, tag, encoding, key } = request.missingResponse
      metrics.recordPublicRead('miss')
      const content = await read.work(toPublicRequest(request) as Request, context)
      const response = await encode(content, encoding, tag)
      // Long ones are cached only compressed, as browsers and the web server request them: caching every uncompressed list
      // costs more than creating it again.
      if (encoding !== 'identity' || response.body.length < MIN_COMPRESSED_LENGTH) cache.set(key, response)
      return matchesAny(request) ? sendNotModified(reply, tag) : send(reply, response)
    },
  }))
}

/** Enough characters of a digest to distinguish builds. */
const DIGEST_LENGTH = 12

/**
 * Hashes what responses depend on besides the database: the build and the displayed settings. It is equal in all processes
 * of one release, so that a browser or web server may revalidate with any of them.
 */
function digestReleaseSettings(
  build: string,
  { publicUrl, contactEmail, identityProvider, waysToPay, stripe }: Config,
) {
  const shown = [publicUrl, contactEmail, identityProvider?.name, waysToPay, stripe !== null]
  const hash = createHash('sha256').update(JSON.stringify([build, shown]))
  return hash.digest('base64url').slice(0, DIGEST_LENGTH)
}

/** Whether an `If-None-Match` names a tag, by weak comparison: a proxy may have removed the `W/`. */
const matchesTag = ({ headers: { 'if-none-match': ifNoneMatch } }: FastifyRequest, tag: string): boolean =>
  ifNoneMatch !== undefined && ifNoneMatch.split(',').some((one) => opaqueTag(one.trim()) === opaqueTag(tag))

/** `*` matches any existing response. */
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
