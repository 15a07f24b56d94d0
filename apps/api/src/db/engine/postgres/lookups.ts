import DataLoader from 'dataloader'
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
  getTypes,
  type BuiltRead,
  type ParamTypes,
} from './prepared-read.ts'

/** Maximum rows that are cached under one version. */
const MAX_CACHED = 20_000

type Rows = readonly unknown[]

interface LookupRequest {
  readonly key: string
  readonly read: BuiltRead
  readonly values: ReadonlyMap<string, Value>
  readonly types: ParamTypes
  /** Requests of one shape are combined into one query. */
  readonly shape: string
}

type Loader = DataLoader<LookupRequest, Rows, string>

/** Batches the lookups that all requests make at one time into one round trip, and caches them for one public version. */
export function createLookups(pool: Pick<ConnectionPool, 'run'>): Pick<Store, 'prepareLookup'> {
  const batches = new Map<string, Batch>()
  let lookups = 0
  let cached: { readonly version: number; readonly loader: Loader } | undefined

  async function readAll(requests: readonly LookupRequest[]): Promise<Rows[]> {
    const positions = Map.groupBy(requests.keys(), (at) => requests[at]?.shape ?? '')
    const shapes = [...positions.keys()].toSorted()
    const parts = shapes.map((shape) => {
      const at = positions.get(shape) ?? []
      return { at, asked: at.flatMap((position) => requests[position] ?? []) }
    })
    const batch = memoize(
      batches,
      shapes.join('|'),
      () => new Batch(parts.flatMap(({ asked }) => asked[0] ?? [])),
    )
    const values = parts.flatMap(({ at, asked }, part) => [
      at,
      ...batch.boundBy(part).map((name) => asked.map((one) => one.values.get(name))),
    ])
    const { name, text } = batch
    const found = await pool.run<{ at: number; rows: Rows | null }>({ name, text, values })
    const rows = new Map(found.map((one) => [one.at, one.rows ?? []]))
    return requests.map((_, at) => rows.get(at) ?? [])
  }

  const createLoader = (): Loader =>
    new DataLoader(readAll, {
      cacheKeyFn: ({ key }) => key,
      // By size: `max` would allocate memory for all rows at once, at each public change.
      cacheMap: new LRUCache<string, Promise<Rows>>({ maxSize: MAX_CACHED, sizeCalculation: () => 1 }),
    })

  /** A request keeps its initial version, so that its reads are not cached under a later one. */
  function getLoader({ value: version }: Versions): Loader {
    if (cached === undefined || cached.version < version) cached = { version, loader: createLoader() }
    return cached.loader
  }

  return {
    prepareLookup<Named extends Params<Named>, Row>(
      build: (param: Named) => Compilable<Row>,
    ): Lookup<Named, Row> {
      const read = buildRead(build)
      const name = String((lookups += 1))
      return async (params, versions) => {
        const values = new Map<string, Value>(Object.entries(params))
        const types = getTypes(read.names, values)
        const key = `${name} ${JSON.stringify(read.names.map((param) => values.get(param)))}`
        const shape = `${name} ${[...types.values()].join()}`
        const rows = await getLoader(versions).load({ key, read, values, types, shape })
        return rows as readonly Row[]
      }
    },
  }
}

/** One statement for lookups of several shapes, each with any number of values. */
class Batch {
  readonly text: string
  readonly name: string
  /** The bound parameters of each shape. */
  readonly #bound: readonly (readonly string[])[]

  constructor(shapes: readonly LookupRequest[]) {
    this.#bound = shapes.map(({ types }) => [...types].flatMap(([name, type]) => (type ? [name] : [])))
    let bound = 0
    const parts = shapes.map(({ read, types }, at) => {
      const names = this.#bound[at] ?? []
      const lists = ['bigint' as const, ...names.map((name) => types.get(name))]
      // In a subselect, so that the plan does not depend on the number of values and is reused.
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

/** Reads each parameter from the row of the request. */
class LookupCompiler extends ReadCompiler {
  protected override appendParam(name: string, _type: ValueType): void {
    this.append(`asked.${quote(name)}`)
  }
}

const quote = (name: string): string => `"${name}"`
