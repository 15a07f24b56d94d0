import { createQueryId, type Compilable } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Lookup, Params, Store, Value, Versions } from '../store.ts'
import type { ValueType } from './compiler.ts'
import type { ConnectionPool } from './pools.ts'
import {
  buildRead,
  memoize,
  getName,
  ReadCompiler,
  typesOf,
  type BuiltRead,
  type ParamTypes,
} from './prepared-read.ts'

/** Answers that are held under one version. */
const MAX_HELD = 20_000

type Rows = readonly unknown[]

/** A lookup that nothing has answered yet. */
interface Asked {
  readonly read: BuiltRead
  readonly values: ReadonlyMap<string, Value>
  readonly types: ParamTypes
  /** What has the same can be asked in one go. */
  readonly shape: string
}

/** One run of a computation. */
interface Run {
  readonly find: (key: string) => Rows | undefined
  readonly missing: Map<string, Asked>
}

interface Held {
  readonly version: number
  readonly answers: LRUCache<string, Rows>
}

/**
 * Lookups answer at once from what was read before. What is missing is noted, and the computation goes on as if nothing had been
 * found, so that it asks for as much as it can; then all of it is read in one round trip, and the computation begins again.
 */
export function createLookups(
  pool: Pick<ConnectionPool, 'run'>,
  versions: Store['versions'],
): Pick<Store, 'prepareLookup' | 'lookUp'> {
  const batches = new Map<string, Batch>()
  let lookups = 0
  let current: Run | undefined
  let held: Held | undefined

  function prepareLookup<Named extends Params<Named>, Row>(
    build: (param: Named) => Compilable<Row>,
  ): Lookup<Named, Row> {
    const read = buildRead(build)
    const name = String((lookups += 1))
    return (params) => {
      if (current === undefined) throw new Error('A lookup outside of lookUp')
      const values = new Map<string, Value>(Object.entries(params))
      const key = `${name} ${JSON.stringify(read.names.map((param) => values.get(param)))}`
      const known = current.find(key)
      if (known !== undefined) return known as readonly Row[]
      const types = typesOf(read.names, values)
      current.missing.set(key, { read, values, types, shape: `${name} ${[...types.values()].join()}` })
      return []
    }
  }

  /** A computation that is under way keeps what it began with: what it reads is not held under a later version. */
  async function ensureCurrent(begun: Versions | undefined): Promise<Held> {
    const { value } = begun ?? (await versions())
    if (held === undefined || held.version < value) held = hold(value)
    return held
  }

  /** What a run answers is for its caller only if it missed nothing. */
  function run<Result>(compute: () => Result, begun: Run): () => Result {
    const before = current
    current = begun
    try {
      const result = compute()
      return () => result
    } catch (error) {
      return () => {
        throw error
      }
    } finally {
      current = before
    }
  }

  async function lookUp<Result>(compute: () => Result, begun?: Versions): Promise<Result> {
    const { answers } = await ensureCurrent(begun)
    // Kept apart from what is held, which may be dropped for others before the last run.
    const found = new Map<string, Rows>()
    for (;;) {
      const missing = new Map<string, Asked>()
      const find = (key: string) => found.get(key) ?? answers.get(key)
      const finish = run(compute, { find, missing })
      if (missing.size === 0) return finish()
      for (const [key, rows] of await readAll(missing)) {
        found.set(key, rows)
        answers.set(key, rows)
      }
    }
  }

  async function readAll(missing: ReadonlyMap<string, Asked>): Promise<[string, Rows][]> {
    const entries = [...missing]
    const groups = Map.groupBy(entries.keys(), (at) => entries[at]?.[1].shape ?? '')
    const shapes = [...groups.keys()].toSorted()
    const parts = shapes.map((shape) => {
      const positions = groups.get(shape) ?? []
      return { positions, asked: positions.flatMap((at) => entries[at]?.[1] ?? []) }
    })
    const batch = memoize(
      batches,
      shapes.join('|'),
      () => new Batch(parts.flatMap(({ asked }) => asked[0] ?? [])),
    )
    const values = parts.flatMap(({ positions, asked }, at) => [
      positions,
      ...batch.boundBy(at).map((name) => asked.map((one) => one.values.get(name))),
    ])
    const { name, text } = batch
    const rows = await pool.run<{ at: number; rows: Rows | null }>({ name, text, values })
    return rows.map(({ at, rows: answer }) => [entries[at]?.[0] ?? '', answer ?? []])
  }

  return { prepareLookup, lookUp }
}

const hold = (version: number): Held => ({
  version,
  // By size: `max` would allocate memory for all answers at once, at each change of what is public.
  answers: new LRUCache<string, Rows>({ maxSize: MAX_HELD, sizeCalculation: () => 1 }),
})

/** One statement for lookups of several shapes, each asked with as many values as there are. */
class Batch {
  readonly text: string
  readonly name: string
  /** Of each shape the parameters that it binds. */
  readonly #bound: readonly (readonly string[])[]

  constructor(shapes: readonly Asked[]) {
    this.#bound = shapes.map(({ types }) => [...types].flatMap(([name, type]) => (type ? [name] : [])))
    let bound = 0
    const parts = shapes.map(({ read, types }, at) => {
      const names = this.#bound[at] ?? []
      const lists = ['bigint' as const, ...names.map((name) => types.get(name))]
      // Selected, so that nothing depends on how many they are: the statement is planned once, not each time it is asked.
      const arrays = lists.map((type) => `(select $${(bound += 1)}::${type}[])`)
      const { sql } = new LookupCompiler(types).compileQuery(read.node, createQueryId())
      return `select asked."#" as at, (select json_agg(found.*) from (${sql}) as found) as rows
        from unnest(${arrays.join(', ')}) as asked (${['#', ...names].map(quote).join(', ')})`
    })
    this.text = parts.join(' union all ')
    this.name = getName(this.text)
  }

  boundBy(shape: number): readonly string[] {
    return this.#bound[shape] ?? []
  }
}

/** Takes each parameter from the row of what is asked. */
class LookupCompiler extends ReadCompiler {
  protected override appendParam(name: string, _type: ValueType): void {
    this.append(`asked.${quote(name)}`)
  }
}

const quote = (name: string): string => `"${name}"`
