import { onRunFinished } from './run-end.ts'

/** What tests use one after the other: making it takes longer than making it as it was. */
export interface Reusable {
  /** Makes it as it was when it was made; false where it can't be. */
  reset(): Promise<boolean>
  end(): Promise<void>
}

/** Each holds a database with its connections. */
const MAX_IDLE = 4

/** What no test uses, the longest idle first. */
const idle: { readonly key: string; readonly kept: Reusable }[] = []

/** Lends what is kept under a key until the run ends, or makes one. */
export async function borrow<Kept extends Reusable>(key: string, make: () => Promise<Kept>): Promise<Kept> {
  const at = idle.findIndex((one) => one.key === key)
  const kept = at === -1 ? await make() : (idle.splice(at, 1)[0]?.kept as Kept)
  onRunFinished(async () => {
    if (await kept.reset()) idle.push({ key, kept })
    else await kept.end()
    if (idle.length > MAX_IDLE) await idle.shift()?.kept.end()
  })
  return kept
}

/** Ends all that is kept. */
export async function endIdle(): Promise<void> {
  for (const { kept } of idle.splice(0)) await kept.end()
}
