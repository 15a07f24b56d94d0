import { calls, type Call } from '@portal/domain/contract'
import * as v from 'valibot'
import { expect } from 'vitest'

/** What the server may answer to any call, whatever it is for. */
const TO_ANY_CALL = [408, 413, 500, 503, 507]

interface Answered {
  readonly statusCode: number
  readonly body: string
}

/** Fails unless the answer's status stands in the call's contract and its body fits, with nothing beside. */
export function expectContract(call: Call, { statusCode, body }: Answered): void {
  if (statusCode === 304) return
  const schema = call.answers[statusCode]
  const name = `${call.method} ${call.path}`
  if (!schema) {
    expect(TO_ANY_CALL, `${name} answered ${statusCode}, which its contract doesn't name`).toContain(
      statusCode,
    )
    return
  }
  if (body === '') return
  const answer: unknown = JSON.parse(body)
  const result = v.safeParse(schema, answer)
  expect(result.issues ?? [], `${name} ${statusCode}`).toEqual([])
  expect(result.output, `${name} ${statusCode} answers what its contract doesn't name`).toEqual(answer)
}

/** A slug has no dot: what has one is a file. */
const isFile = (path: string) => /\.[a-z]+$/.test(path)

/** The contract's call at a method and URL; null for navigations, files and what is not there. */
export function callAt(method: string, url: string): Call | null {
  const path = url.split('?')[0] ?? ''
  if (isFile(path)) return null
  const fits = (call: Call) => call.method === method && pattern(call.path).test(path)
  const found = Object.values<Call>(calls).filter(fits)
  return found.toSorted((a, b) => parameters(a) - parameters(b))[0] ?? null
}

const parameters = ({ path }: Call) => path.split(':').length
const pattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
