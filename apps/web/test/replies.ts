import type { Call } from '@portal/domain/contract'
import * as v from 'valibot'
import type { ApiAccess } from '#api/base-query.ts'

export interface Reply {
  matches: (method: string, path: string) => boolean
  response: () => Response
}

interface ReplyOptions {
  /** How many there are in all, where the answer is one page of a list. */
  total?: number
}

/** A call's answer, which must fit the contract's schema for its status. */
export function reply<C extends Call>(
  call: C,
  status: keyof C['answers'] & number,
  body: unknown,
  { total }: ReplyOptions = {},
): Reply {
  v.assert(call.answers[status], body)
  const path = new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`)
  const headers = total === undefined ? {} : { 'X-Total-Count': String(total) }
  return {
    matches: (method, asked) => method === call.method && path.test(asked),
    response: () => Response.json(body, { status, headers }),
  }
}

/** An API that gives these answers, the first that fits, and none to anything else. For stories and the server’s pages. */
export const replies =
  (...known: readonly Reply[]): ApiAccess['fetch'] =>
  (url, init) => {
    const path = url.split('?')[0] ?? ''
    const found = known.find(({ matches }) => matches(init.method ?? 'GET', path))
    return found ? Promise.resolve(found.response()) : new Promise(() => {})
  }
