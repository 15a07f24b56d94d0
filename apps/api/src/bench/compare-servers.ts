import { requestHeaders } from './actor.ts'
import type { BenchCase } from './cases.ts'
import { findDifference, type ComparedAnswer } from './compare.ts'
import type { ServerProcess } from './server-process.ts'

/** Requests of each case that are compared. */
const COMPARED = 12
/** Beyond the number of any measured request. */
const FIRST = 1_000_000_000

/** Sends both servers the same requests of every case, and stops at the first answers that differ. */
export async function compareServers(
  base: ServerProcess,
  api: ServerProcess,
  cases: readonly BenchCase[],
  slugs: readonly string[],
): Promise<number> {
  let compared = 0
  for (const one of cases) {
    for (let n = 0; n < COMPARED; n += 1) {
      const { method, path, body } = one.request(FIRST + n, slugs)
      const ask = (server: ServerProcess) => answerOf(server, method, path, body)
      const found = findDifference(path, await ask(base), await ask(api))
      if (found) throw new Error(`The servers don’t give the same answer to ${method} ${found}`)
      compared += 1
    }
  }
  return compared
}

async function answerOf(
  { origin }: ServerProcess,
  method: string,
  path: string,
  body: string | undefined,
): Promise<ComparedAnswer> {
  const answer = await fetch(origin + path, {
    method,
    headers: requestHeaders(body),
    ...(body !== undefined && { body }),
  })
  const { status, headers } = answer
  return { status, body: await answer.text(), total: headers.get('x-total-count'), link: headers.get('link') }
}
