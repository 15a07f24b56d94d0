import type { Call } from '@portal/domain/contract'
import * as v from 'valibot'
import type { ApiAccess } from '#api/base-query.ts'

export interface Reply {
  matches: (method: string, path: string) => boolean
  response: () => Response
}

interface ReplyOptions {
  /** Total number of items if the response is one page of a list. */
  total?: number
}

/** A response of a call; its body has to match the contract's schema for the status. */
export function reply<C extends Call>(
  call: C,
  status: keyof C['responses'] & number,
  body: unknown,
  { total }: ReplyOptions = {},
): Reply {
  v.assert(call.responses[status], body)
  const path = new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`)
  const headers = total === undefined ? {} : { 'X-Total-Count': String(total) }
  return {
    matches: (method, requestedPath) => method === call.method && path.test(requestedPath),
    response: () => Response.json(body, { status, headers }),
  }
}

/** A fetch that responds with the first matching reply, and rejects anything else. For stories and server tests. */
export const replies =
  (...known: readonly Reply[]): ApiAccess['fetch'] =>
  (url, init) => {
    const path = url.split('?')[0] ?? ''
    const found = known.find(({ matches }) => matches(init.method ?? 'GET', path))
    return found ? Promise.resolve(found.response()) : new Promise(() => {})
  }
