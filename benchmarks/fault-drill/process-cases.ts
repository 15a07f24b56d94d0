import { setTimeout } from 'node:timers/promises'
import { newNextRelease } from '@portal/api/test/next-release.ts'
import type { FaultCase } from './fault-case.ts'
import { getDatabaseUrl } from './stage.ts'
import type { RequestResult } from './traffic.ts'

/** How long a supervisor takes to restart a process. */
const RESTART_DELAY_MS = 3_000
const OUTAGE_MS = 6_000
/** How long two releases run side by side. */
const OVERLAP_MS = 6_000
/** The tables that traffic uses and the next release extends. */
const TABLES = ['businesses', 'inquiries', 'quote_requests', 'outbox', 'content']

const apiKilled: FaultCase = {
  name: 'one of two API processes is killed, and started again',
  killsApi: true,
  servesStalePages: true,
  async run({ apis: [killed, other], postgres, startApi }, traffic) {
    const since = performance.now()
    killed.kill('SIGKILL')
    traffic.replace(killed, other)
    await killed.exitCode()
    await setTimeout(RESTART_DELAY_MS)
    traffic.replace(killed, await startApi())
    return { since, apis: [other], killed, postgres }
  },
}

const s3Gone: FaultCase = {
  name: 'the S3 store is away and comes back',
  options: () => ({ hasS3: true }),
  hasPhotos: true,
  async run({ apis, postgres, s3 }, { results }) {
    await s3?.stop()
    const from = performance.now()
    await setTimeout(OUTAGE_MS)
    const until = performance.now()
    await s3?.start()
    // Uploads during the outage are retried and may still succeed.
    const during = results.filter(({ at, durationMs }) => at - durationMs > from && at < until)
    const all = (kinds: readonly RequestResult['kind'][], status: number) => {
      const found = during.filter(({ kind }) => kinds.includes(kind))
      return found.length > 0 && found.every((answer) => answer.status === status)
    }
    return {
      since: performance.now(),
      apis,
      postgres,
      expectations: [
        { what: 'reads are answered without S3', isMet: all(['read'], 200) },
        { what: 'writes without photos are accepted without S3', isMet: all(['message', 'quote'], 201) },
        { what: 'uploads are refused with 503', isMet: all(['listing'], 503) },
      ],
    }
  },
}

const twoReleases: FaultCase = {
  name: 'the next release migrates the database, and takes the place of one of two API processes',
  async run({ apis: [stays, older], postgres, startApi, onEnd }, traffic) {
    const next = newNextRelease(TABLES, onEnd)
    await next.migrate(getDatabaseUrl(postgres))
    const newer = await startApi({}, next.main)
    const since = performance.now()
    traffic.replace(older, newer)
    await setTimeout(OVERLAP_MS)
    older.kill('SIGTERM')
    const code = await older.exitCode()
    const expectations = [{ what: 'the process of the older release ends tidily', isMet: code === 0 }]
    return { since, apis: [stays, newer], postgres, expectations }
  },
}

export const PROCESS_CASES = [apiKilled, s3Gone, twoReleases]
