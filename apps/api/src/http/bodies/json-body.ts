import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#shared/problem.ts'
import { hasBody } from '@portal/server/requests'

/** Far more than any call needs: parsing millions would block the event loop for seconds. */
const MAX_SEPARATORS = 50_000
/** Each value of a JSON text has one of them; those within strings count too. */
const SEPARATORS = [',', ':', '[', '{']

/** Parses JSON bodies as Fastify does, but first refuses compressed ones and those with too many parts. */
export function addJsonBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request) && isEncoded(request)) done(ENCODED)
    // A body without a length has already ended, and a parser would wait for its end.
    else if (isTyped(request) && payload.readableEnded) done(null, Readable.from([]))
    else done(null, payload)
  })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (hasTooManyParts(text)) done(new Problem('invalid', 'The body has more parts than any call takes'))
    else void parse(request, text, done)
  })
}

const ENCODED = new Problem('not-json', 'Please send the body as it is, without Content-Encoding')

/** Whether a body is parsed, even an empty one. */
const isTyped = ({ headers }: FastifyRequest): boolean => headers['content-type'] !== undefined

/** Bodies are not decompressed, so that an encoded one would be misread. */
const isEncoded = ({ headers }: FastifyRequest): boolean =>
  (headers['content-encoding'] ?? '')
    .split(',')
    .some((encoding) => !['', 'identity'].includes(encoding.trim().toLowerCase()))

function hasTooManyParts(text: string): boolean {
  let separators = 0
  for (const separator of SEPARATORS) {
    for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + 1)) {
      if (++separators > MAX_SEPARATORS) return true
    }
  }
  return false
}
