import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#shared/problem.ts'
import { bringsBody } from './refused-body.ts'

/** Far more than any call's body has: what has millions takes seconds to read, in which nobody else is answered. */
const MOST_MARKS = 50_000
/** Each part of a JSON text has one of them; those within strings are counted too. */
const MARKS = [',', ':', '[', '{']

/** Reads JSON bodies as Fastify does, but refuses beforehand what is compressed or made of too many parts. */
export function addJsonBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (bringsBody(request) && isEncoded(request)) done(ENCODED)
    else done(null, payload)
  })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (hasTooManyParts(text)) done(new Problem('invalid', 'The body has more parts than any call takes'))
    else void parse(request, text, done)
  })
}

const ENCODED = new Problem('not-json', 'Please send the body as it is, without Content-Encoding')

/** A body is read as it comes, so that one in another encoding would be taken for something else. */
const isEncoded = ({ headers }: FastifyRequest): boolean =>
  (headers['content-encoding'] ?? '')
    .split(',')
    .some((encoding) => !['', 'identity'].includes(encoding.trim().toLowerCase()))

function hasTooManyParts(text: string): boolean {
  let marks = 0
  for (const mark of MARKS) {
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
      if (++marks > MOST_MARKS) return true
    }
  }
  return false
}
