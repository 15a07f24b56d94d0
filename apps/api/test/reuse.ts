import { onRunFinished } from './run-end.ts'

/** A resource that tests reuse one after the other, since creating it takes longer than resetting it. */
export interface Reusable {
  /** Resets it to its initial state; false if that is not possible. */
  reset(): Promise<boolean>
  end(): Promise<void>
}

/** Each has a database with its connections. */
const MAX_IDLE = 4

/** Unused resources, the longest idle first. */
const idle: { readonly key: string; readonly kept: Reusable }[] = []

/** Lends the resource of a key until the run ends, or creates one. */
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

/** Ends all unused resources. */
export async function endIdle(): Promise<void> {
  for (const { kept } of idle.splice(0)) await kept.end()
}
