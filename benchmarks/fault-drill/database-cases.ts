import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { administerDatabase } from '@portal/api/test/postgres-database.ts'
import { canMakeStandby, findPostgres } from '@portal/api/test/postgres-binaries.ts'
import { startPostgres } from '@portal/api/test/postgres-server.ts'
import { isNoticeable, type FaultCase } from './fault-case.ts'
import { Skip } from './skip.ts'
import { getDatabaseUrl, getSocket } from './stage.ts'

/** The durations of faults. */
const OUTAGE_MS = 3_000
const SLOW_MS = 6_000
const VANISHED_MS = 12_000
/** Longer than the lock timeout of a statement. */
const LOCKED_MS = 8_000
/** The delay of packets in each direction. */
const DELAY_MS = 30
/** How long an operator's tools take to detect that a server is down. */
const DETECTION_MS = 1_000

const killed: FaultCase = {
  name: 'PostgreSQL is killed and started again',
  servesStalePages: true,
  async run({ apis, postgres }, traffic) {
    const from = performance.now()
    await postgres.kill('SIGKILL')
    await setTimeout(OUTAGE_MS)
    await postgres.restart()
    return { since: performance.now(), apis, postgres, expectations: [isNoticeable(traffic, from)] }
  },
}

const delayed: FaultCase = {
  name: `PostgreSQL is slow: packets take ${DELAY_MS} ms each way`,
  async run({ apis, postgres, forwarder }, { results }) {
    const from = performance.now()
    forwarder.setDelay(DELAY_MS)
    await setTimeout(SLOW_MS)
    forwarder.setDelay(0)
    const since = performance.now()
    const written = results.filter(
      ({ at, durationMs, status }) => at - durationMs > from && at < since && status === 201,
    )
    const isSlow = written.length > 0 && written.every(({ durationMs }) => durationMs > 2 * DELAY_MS)
    return {
      since,
      apis,
      postgres,
      expectations: [{ what: 'each write takes a way there and back', isMet: isSlow }],
    }
  },
}

const vanished: FaultCase = {
  name: `packets to PostgreSQL vanish for ${VANISHED_MS / 1000} s`,
  servesStalePages: true,
  async run({ apis, postgres, forwarder }, traffic) {
    const from = performance.now()
    forwarder.vanish()
    await setTimeout(VANISHED_MS)
    forwarder.appear()
    return { since: performance.now(), apis, postgres, expectations: [isNoticeable(traffic, from)] }
  },
}

const locked: FaultCase = {
  name: `PostgreSQL is slow: writes are held up for ${LOCKED_MS / 1000} s`,
  async run({ apis, postgres }, traffic) {
    const from = performance.now()
    const holder = new Client(getDatabaseUrl(postgres))
    await holder.connect()
    await holder.query('begin; lock table inquiries, quote_requests, businesses, outbox in exclusive mode')
    await setTimeout(LOCKED_MS)
    await holder.query('rollback')
    const since = performance.now()
    await holder.end()
    return { since, apis, postgres, expectations: [isNoticeable(traffic, from)] }
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
    // From here on, writes are acknowledged only once the standby has them.
    await administerDatabase(postgres.url('postgres'), `alter system set synchronous_standby_names = '*'`)
    await administerDatabase(postgres.url('postgres'), 'select pg_reload_conf()')
    await setTimeout(OUTAGE_MS)
    const from = performance.now()
    await postgres.kill('SIGKILL')
    await setTimeout(DETECTION_MS)
    const since = performance.now()
    await administerDatabase(standby.url('postgres'), 'select pg_promote()')
    forwarder.redirect(getSocket(standby))
    return { since, apis, postgres: standby, expectations: [isNoticeable(traffic, from)] }
  },
}

export const DATABASE_CASES = [killed, failover, vanished, delayed, locked]
