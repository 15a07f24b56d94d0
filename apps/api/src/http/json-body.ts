import type { FastifyInstance } from 'fastify'
import { Problem } from '#problem.ts'

/** Far more than any call's body has: what has millions takes seconds to read, in which nobody else is answered. */
const MOST_MARKS = 50_000
/** Each part of a JSON text has one of them; those within strings are counted too. */
const MARKS = [',', ':', '[', '{']

/** Reads JSON bodies as Fastify does, but refuses beforehand what is made of too many parts. */
export function addJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (hasTooManyParts(text)) done(new Problem('invalid', 'The body has more parts than any call takes'))
    else void parse(request, text, done)
  })
}

function hasTooManyParts(text: string): boolean {
  let marks = 0
  for (const mark of MARKS) {
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
      if (++marks > MOST_MARKS) return true
    }
  }
  return false
}
