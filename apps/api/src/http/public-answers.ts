import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#context.ts'
import { Kept } from '#db/kept.ts'
import { openEditions, type Edition } from '#db/version.ts'
import { SENT } from './route.ts'

/** When an answer is made: the moment, and what the public can see at it. */
export interface Moment {
  readonly now: number
  readonly edition: Edition
}

/** An answer that everybody gets. */
export type PublicAnswer = ({ readonly json: string } | { readonly text: string; readonly type: string }) & {
  readonly headers?: Readonly<Record<string, string>>
}

interface Options {
  /** Whether the answer also changes by the clock: it is then kept for a minute at most. */
  readonly timed?: boolean
}

type Encoding = 'br' | 'gzip' | 'identity'
type AnswerPublicly = (
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options,
  work: (moment: Moment) => PublicAnswer | Promise<PublicAnswer>,
) => Promise<typeof SENT>

interface KeptAnswer {
  readonly tag: string
  /** Uncompressed as text: a header and a text leave in one write, a header and bytes in two. */
  readonly body: string | Buffer
  readonly headers: Readonly<Record<string, string>>
}

declare module 'fastify' {
  interface FastifyInstance {
    answerPublicly: AnswerPublicly
    /** Differs whenever any public answer may differ, time of day aside: another release, or another edition. */
    publicEdition: () => string
  }
}

const MOST_ANSWERS = 2_000
const MOST_BYTES = 32 * 1024 * 1024
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
  { store, now }: Pick<AppContext, 'store' | 'now'>,
): void {
  const editions = openEditions(store.readSqlite)
  const kept = new Kept<KeptAnswer>(MOST_ANSWERS, MOST_BYTES)
  const askedOnce = new Kept<true>(MOST_ANSWERS, MOST_BYTES)
  /** What is asked for once is not worth keeping; a compressed answer is, for the time that went into it. */
  const isHot = (key: string, encoding: Encoding, before: KeptAnswer | undefined): boolean => {
    if (before || encoding !== 'identity' || askedOnce.get(key)) return true
    askedOnce.set(key, true, key.length)
    return false
  }
  // Another start may be another version of the program, whose answers have another form.
  const start = now().toString(36)

  app.decorate('publicEdition', () => `${start}-${editions(now()).tag}`)
  app.decorate('answerPublicly', async (request, reply, { timed = false }, work) => {
    const at = now()
    const edition = editions(at)
    const minute = timed ? `-${Math.floor(at / MINUTE).toString(36)}` : ''
    const tag = `W/"${start}-${edition.tag}${minute}"`
    const headers = { ...REVALIDATED, etag: tag }
    const asked = request.headers['if-none-match']
    if (holds(asked, tag)) return sendUnchanged(reply.headers(headers))

    const encoding = encodingFor(request.headers['accept-encoding'])
    const key = `${encoding} ${request.url}`
    const known = kept.get(key)
    // Any answer holds for `*`, but there has to be one.
    const isAny = asked?.trim() === '*'
    if (known?.tag === tag)
      return isAny ? sendUnchanged(reply.headers(headers)) : sendKept(reply.headers(headers), known)
    const answer = await work({ now: at, edition })
    const made = await encode(answer, encoding, tag)
    if (isHot(key, encoding, known)) kept.set(key, made, made.body.length + key.length)
    return isAny ? sendUnchanged(reply.headers(headers)) : sendKept(reply.headers(headers), made)
  })
}

function sendKept(reply: FastifyReply, { body, headers }: KeptAnswer): typeof SENT {
  void reply.headers(headers).send(body)
  return SENT
}

function sendUnchanged(reply: FastifyReply): typeof SENT {
  void reply.code(304).send()
  return SENT
}

/** By weak comparison: a proxy may have taken the mark of a weak tag away. */
const holds = (asked: string | undefined, tag: string): boolean =>
  asked !== undefined && asked.split(',').some((one) => strong(one.trim()) === strong(tag))

const strong = (tag: string): string => tag.replace(/^W\//, '')

/** The best of what the client takes; one that it refuses (`q=0`) is not taken. */
function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
/** Of eleven levels the one where more time no longer buys much. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

async function encode(answer: PublicAnswer, encoding: Encoding, tag: string): Promise<KeptAnswer> {
  const text = 'json' in answer ? answer.json : answer.text
  const type = 'json' in answer ? 'application/json; charset=utf-8' : answer.type
  const headers = { ...answer.headers, 'content-type': type }
  if (encoding === 'identity' || text.length < WORTH_COMPRESSING) return { tag, body: text, headers }
  const body = encoding === 'br' ? await brotli(text, BROTLI) : await deflate(text)
  return { tag, body, headers: { ...headers, 'content-encoding': encoding } }
}
