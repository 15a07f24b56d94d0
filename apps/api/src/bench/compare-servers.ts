import { requestHeaders } from './actor.ts'
import type { BenchCase } from './cases.ts'
import { findDifference, type ComparedAnswer } from './compare.ts'
import type { ServerProcess } from './server-process.ts'

/** Requests of each case that are compared. */
const COMPARED = 12
/** Behind every number that is measured. */
const FIRST = 1_000_000_000

/** Asks both servers the same of every case, and stops at the first answer that is not the same. */
export async function compareServers(
  bare: ServerProcess,
  api: ServerProcess,
  cases: readonly BenchCase[],
  slugs: readonly string[],
): Promise<number> {
  let compared = 0
  for (const one of cases) {
    for (let n = 0; n < COMPARED; n += 1) {
      const { method, path, body } = one.request(FIRST + n, slugs)
      const ask = (server: ServerProcess) => answerOf(server, method, path, body)
      const found = findDifference(path, await ask(bare), await ask(api), one.compared)
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
