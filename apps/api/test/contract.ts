import { calls, type Call } from '@portal/domain/contract'
import * as v from 'valibot'
import { expect } from 'vitest'
import { expectSame } from './expect-same.ts'

/** Statuses that any call may return. */
const TO_ANY_CALL = [408, 413, 500, 503, 507]

interface Answered {
  readonly statusCode: number
  readonly body: string
}

/** Fails unless the response's status is in the call's contract and its body matches the schema exactly. */
export function expectContract(call: Call, { statusCode, body }: Answered): void {
  if (statusCode === 304) return
  const schema = call.responses[statusCode]
  const name = `${call.method} ${call.path}`
  if (!schema) {
    expect(TO_ANY_CALL, `${name} answered ${statusCode}, which its contract doesn't name`).toContain(
      statusCode,
    )
    return
  }
  if (body === '') return
  const response: unknown = JSON.parse(body)
  const result = v.safeParse(schema, response)
  expect(result.issues ?? [], `${name} ${statusCode}`).toEqual([])
  expectSame(result.output, response, `${name} ${statusCode}, of which the contract names every part`)
}

/** A slug has no dot, so a path with one is a file. */
const isFile = (path: string) => /\.[a-z]+$/.test(path)

const parameters = ({ path }: Call) => path.split(':').length

/** The contract's calls with the pattern of their paths; if several match, the one with the fewest parameters first. */
const CALLS = Object.values<Call>(calls)
  .map((call) => ({ call, pattern: new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/]+')}$`) }))
  .toSorted((a, b) => parameters(a.call) - parameters(b.call))

/** Finds the contract's call of a method and URL; null for navigations, files and unknown addresses. */
export function callAt(method: string, url: string): Call | null {
  const path = url.split('?')[0] ?? ''
  if (isFile(path)) return null
  return CALLS.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call ?? null
}
