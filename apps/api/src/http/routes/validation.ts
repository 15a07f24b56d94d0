import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { fieldProblems, Problem } from '#shared/problem.ts'

/** Fastify validates with the contract's schemas; what a handler sees is their output. */
export function addValidation(app: FastifyInstance): void {
  app.setValidatorCompiler<v.GenericSchema>(({ schema, httpPart }) => (data: unknown) => {
    const result = httpPart === 'querystring' ? parseQuery(schema, data) : parse(schema, data)
    if (result.success) return { value: result.output }
    return { error: httpPart === 'params' ? nowhere() : invalid(result.issues) }
  })
  // Answers are held against the contract in the tests; here they are only written.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
}

/** Parses a part of a request as the contract says. */
export const parse = (schema: v.GenericSchema, data: unknown) =>
  v.safeParse(schema, data, { abortPipeEarly: true })

export const parseQuery = (schema: v.GenericSchema, query: unknown) => parse(schema, withoutBlanks(query))

/** No address of ours has such a part. */
const nowhere = () => new Problem('not-found', 'There is nothing at this address')

/** A blank parameter, as a form without script sends it, asks for nothing. */
function withoutBlanks(query: unknown): unknown {
  if (!isParameters(query) || !hasBlank(query)) return query
  const asked = Object.entries(query).map(([name, value]) => [name, withoutBlank(value)] as const)
  return Object.fromEntries(asked.filter(([, value]) => value !== undefined))
}

const isParameters = (query: unknown): query is Readonly<Record<string, unknown>> =>
  typeof query === 'object' && query !== null

/** Whether anything may be left out: a list may hold a blank, or nothing else than one value. */
function hasBlank(query: Readonly<Record<string, unknown>>): boolean {
  for (const name in query) if (Array.isArray(query[name]) || isBlank(query[name])) return true
  return false
}

function withoutBlank(value: unknown): unknown {
  if (!Array.isArray(value)) return isBlank(value) ? undefined : value
  const kept = value.filter((one) => !isBlank(one))
  return kept.length > 1 ? kept : kept[0]
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''

function invalid(issues: readonly v.BaseIssue<unknown>[]): Problem {
  const fields = new Map<string, string>()
  for (const { path, message } of issues) {
    // Items of a list have no field of their own.
    const name = path?.[0].key
    if (typeof name === 'string' && !fields.has(name)) fields.set(name, message)
  }
  if (fields.size === 0)
    return new Problem('invalid', 'Please send a JSON object with the fields of this call')
  return fieldProblems(Object.fromEntries(fields))
}
