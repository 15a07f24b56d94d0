import { setTimeout as sleep } from 'node:timers/promises'
import type { Pools } from '#db/engine/postgres/open.ts'
import { ConnectionPool } from '#db/engine/postgres/pools.ts'
import { ServerWatch } from '#db/engine/postgres/server-watch.ts'

type Connection = Awaited<ReturnType<ConnectionPool['connect']>>

/** Lends the connections of another store to one test: opening one takes as long as many a test. */
export class BorrowedPools implements Pools {
  readonly write: ConnectionPool
  readonly read: ConnectionPool
  readonly counters: ConnectionPool

  constructor({ write, read, counters }: Pools) {
    this.write = new BorrowedPool(write)
    this.read = new BorrowedPool(read)
    this.counters = new BorrowedPool(counters)
  }
}

/** The lender's connections have their own watch. */
const NO_WATCH = new ServerWatch(null, () => Promise.resolve())

/** Provides no connection after its end, when the lender has all of them again. */
class BorrowedPool extends ConnectionPool {
  readonly #lender: ConnectionPool
  #given = 0
  #hasEnded = false

  constructor(lender: ConnectionPool) {
    super('', { max: 1, lockTimeoutMs: 0, statementTimeoutMs: 0, watch: NO_WATCH })
    this.#lender = lender
  }

  override get isFailing(): boolean {
    return this.#lender.isFailing
  }

  override async connect(): Promise<Connection> {
    if (this.#hasEnded) throw new Error('The store of this test is closed')
    this.#given += 1
    const connection = await this.#lender.connect()
    const release = connection.release.bind(connection)
    connection.release = (destroy?: boolean) => {
      this.#given -= 1
      release(destroy)
    }
    return connection
  }

  override async end(): Promise<void> {
    this.#hasEnded = true
    while (this.#given > 0) await sleep(5)
  }
}
