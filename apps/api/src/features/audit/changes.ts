import { toJson, type Json } from '#shared/json.ts'

/** Fields of a record with their values, as JSON has them. */
export type Facts = Readonly<Record<string, unknown>>

/** Changed fields by name, each with its value before and after. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>

/** Never stored, whoever passes them. */
const SECRET = /password|secret|token|hash/i

/** The fields that differ, without secrets; null where none does. */
export function findChanges(before: Facts = {}, after: Facts = {}): Json<Changes> | null {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names
    .filter((name) => !SECRET.test(name))
    .map((name) => [name, [before[name] ?? null, after[name] ?? null]] as const)
    .filter(([, [was, is]]) => JSON.stringify(was) !== JSON.stringify(is))
  return changed.length === 0 ? null : toJson<Changes>(Object.fromEntries(changed))
}
