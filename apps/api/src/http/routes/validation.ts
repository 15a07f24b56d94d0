import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { createFieldProblems, Problem } from '#shared/problem.ts'

/** Validates requests with the contract's schemas; handlers get their output. */
export function addValidation(app: FastifyInstance): void {
  app.setValidatorCompiler<v.GenericSchema>(({ schema, httpPart }) => (data: unknown) => {
    const result = httpPart === 'querystring' ? parseQuery(schema, data) : parse(schema, data)
    if (result.success) return { value: result.output }
    return {
      error: httpPart === 'params' ? createUnknownAddressProblem() : createInvalidProblem(result.issues),
    }
  })
  // Responses are validated in tests only.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
}

const parse = (schema: v.GenericSchema, data: unknown) => v.safeParse(schema, data, { abortPipeEarly: true })

const parseQuery = (schema: v.GenericSchema, query: unknown) => parse(schema, removeBlanks(query))

/** For an invalid path parameter. */
const createUnknownAddressProblem = () => new Problem('not-found', 'There is nothing at this address')

/** Removes blank parameters, as forms without scripts send them. */
function removeBlanks(query: unknown): unknown {
  if (!isParameters(query) || !hasBlank(query)) return query
  const entries = Object.entries(query).map(([name, value]) => [name, removeBlank(value)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

const isParameters = (query: unknown): query is Readonly<Record<string, unknown>> =>
  typeof query === 'object' && query !== null

/** Whether there is anything to remove: a blank value, or a list, which may contain one. */
function hasBlank(query: Readonly<Record<string, unknown>>): boolean {
  for (const name in query) if (Array.isArray(query[name]) || isBlank(query[name])) return true
  return false
}

function removeBlank(value: unknown): unknown {
  if (!Array.isArray(value)) return isBlank(value) ? undefined : value
  const values = value.filter((one) => !isBlank(one))
  return values.length > 1 ? values : values[0]
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''

function createInvalidProblem(issues: readonly v.BaseIssue<unknown>[]): Problem {
  const fields = new Map<string, string>()
  for (const { path, message } of issues) {
    // Items of a list have no field of their own.
    const name = path?.[0].key
    if (typeof name === 'string' && !fields.has(name)) fields.set(name, message)
  }
  if (fields.size === 0)
    return new Problem('invalid', 'Please send a JSON object with the fields of this call')
  return createFieldProblems(Object.fromEntries(fields))
}
