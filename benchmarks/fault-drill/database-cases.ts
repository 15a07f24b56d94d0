import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { administerDatabase } from '@portal/api/test/postgres-database.ts'
import { canMakeStandby, findPostgres } from '@portal/api/test/postgres-binaries.ts'
import { startPostgres } from '@portal/api/test/postgres-server.ts'
import { isNoticeable, type FaultCase } from './fault-case.ts'
import { Skip } from './skip.ts'
import { databaseAt, getSocket } from './stage.ts'

/** Milliseconds that a fault lasts. */
const AWAY = 3_000
const SLOW_FOR = 6_000
const VANISHED_FOR = 12_000
/** Longer than a statement waits for a lock. */
const HELD_FOR = 8_000
/** Milliseconds that packets take in each direction. */
const DELAY = 30
/** Milliseconds until an operator's tools know that a server is gone. */
const NOTICED_AFTER = 1_000

const killed: FaultCase = {
  name: 'PostgreSQL is killed and started again',
  leavesKeptPages: true,
  async run({ apis, postgres }, traffic) {
    const from = performance.now()
    await postgres.kill('SIGKILL')
    await setTimeout(AWAY)
    await postgres.restart()
    return { since: performance.now(), apis, postgres, demands: [isNoticeable(traffic, from)] }
  },
}

const delayed: FaultCase = {
  name: `PostgreSQL is slow: packets take ${DELAY} ms each way`,
  async run({ apis, postgres, forwarder }, { answers }) {
    const from = performance.now()
    forwarder.setDelay(DELAY)
    await setTimeout(SLOW_FOR)
    forwarder.setDelay(0)
    const since = performance.now()
    const written = answers.filter(({ at, took, status }) => at - took > from && at < since && status === 201)
    const isSlow = written.length > 0 && written.every(({ took }) => took > 2 * DELAY)
    return {
      since,
      apis,
      postgres,
      demands: [{ what: 'each write takes a way there and back', isMet: isSlow }],
    }
  },
}

const vanished: FaultCase = {
  name: `packets to PostgreSQL vanish for ${VANISHED_FOR / 1000} s`,
  leavesKeptPages: true,
  async run({ apis, postgres, forwarder }, traffic) {
    const from = performance.now()
    forwarder.vanish()
    await setTimeout(VANISHED_FOR)
    forwarder.appear()
    return { since: performance.now(), apis, postgres, demands: [isNoticeable(traffic, from)] }
  },
}

const held: FaultCase = {
  name: `PostgreSQL is slow: writes are held up for ${HELD_FOR / 1000} s`,
  async run({ apis, postgres }, traffic) {
    const from = performance.now()
    const holder = new Client(databaseAt(postgres))
    await holder.connect()
    await holder.query('begin; lock table inquiries, quote_requests, businesses, outbox in exclusive mode')
    await setTimeout(HELD_FOR)
    await holder.query('rollback')
    const since = performance.now()
    await holder.end()
    return { since, apis, postgres, demands: [isNoticeable(traffic, from)] }
  },
}

const failover: FaultCase = {
  name: 'PostgreSQL is killed, and its standby takes over',
  maxGapSeconds: 5,
  options() {
    if (!canMakeStandby(findPostgres())) throw new Skip('pg_basebackup is not installed')
    return {}
  },
  async run({ apis, postgres, forwarder, onEnd }, traffic) {
    const standby = await startPostgres({ settings: {}, primary: postgres })
    onEnd(() => standby.stop())
    // From here on nothing is acknowledged that the standby has not.
    await administerDatabase(postgres.url('postgres'), `alter system set synchronous_standby_names = '*'`)
    await administerDatabase(postgres.url('postgres'), 'select pg_reload_conf()')
    await setTimeout(AWAY)
    const from = performance.now()
    await postgres.kill('SIGKILL')
    await setTimeout(NOTICED_AFTER)
    const since = performance.now()
    await administerDatabase(standby.url('postgres'), 'select pg_promote()')
    forwarder.redirect(getSocket(standby))
    return { since, apis, postgres: standby, demands: [isNoticeable(traffic, from)] }
  },
}

export const DATABASE_CASES = [killed, failover, vanished, delayed, held]
