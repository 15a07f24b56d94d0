import type { MeasuredServer } from '../shared/measured-server.ts'
import { VISITOR } from './api-server.ts'
import type { BenchCase } from './cases.ts'
import { findDifference, type ComparedResponse } from './compare.ts'

/** The number of compared requests of each case. */
const COMPARED = 12
/** Higher than the number of any measured request. */
const FIRST = 1_000_000_000

/** Sends both servers the same requests of every case, and stops at the first responses that differ. */
export async function compareServers(
  base: MeasuredServer,
  api: MeasuredServer,
  cases: readonly BenchCase[],
  slugs: readonly string[],
): Promise<number> {
  let compared = 0
  for (const one of cases) {
    for (let n = 0; n < COMPARED; n += 1) {
      const path = one.path(FIRST + n, slugs)
      const found = findDifference(path, await fetchResponse(base, path), await fetchResponse(api, path))
      if (found) throw new Error(`The servers don’t give the same response to ${found}`)
      compared += 1
    }
  }
  return compared
}

async function fetchResponse({ origin }: MeasuredServer, path: string): Promise<ComparedResponse> {
  const response = await fetch(origin + path, { headers: VISITOR })
  const { status, headers } = response
  return {
    status,
    body: await response.text(),
    total: headers.get('x-total-count'),
    link: headers.get('link'),
  }
}
