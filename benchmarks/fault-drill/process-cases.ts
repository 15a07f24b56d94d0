import { setTimeout } from 'node:timers/promises'
import { newNextRelease } from '@portal/api/test/next-release.ts'
import type { FaultCase } from './fault-case.ts'
import { databaseAt } from './stage.ts'
import type { Answer } from './traffic.ts'

/** Milliseconds until a supervisor starts a process again. */
const RESTARTED_AFTER = 3_000
const AWAY = 6_000
/** How long two releases answer side by side. */
const TOGETHER = 6_000
/** Tables that the next release adds to, which what traffic sends and reads is in. */
const TABLES = ['businesses', 'inquiries', 'quote_requests', 'outbox', 'content']

const apiKilled: FaultCase = {
  name: 'one of two API processes is killed, and started again',
  killsApi: true,
  leavesKeptPages: true,
  async run({ apis: [killed, other], postgres, startApi }, traffic) {
    const since = performance.now()
    killed.kill('SIGKILL')
    traffic.replace(killed, other)
    await killed.exitCode()
    await setTimeout(RESTARTED_AFTER)
    traffic.replace(killed, await startApi())
    return { since, apis: [other], killed, postgres }
  },
}

const s3Gone: FaultCase = {
  name: 'the S3 store is away and comes back',
  options: () => ({ hasS3: true }),
  hasPhotos: true,
  async run({ apis, postgres, s3 }, { answers }) {
    await s3?.stop()
    const from = performance.now()
    await setTimeout(AWAY)
    const until = performance.now()
    await s3?.start()
    // Uploads that were sent meanwhile try again by themselves, and may still succeed.
    const during = answers.filter(({ at, took }) => at - took > from && at < until)
    const all = (kinds: readonly Answer['kind'][], status: number) => {
      const found = during.filter(({ kind }) => kinds.includes(kind))
      return found.length > 0 && found.every((answer) => answer.status === status)
    }
    return {
      since: performance.now(),
      apis,
      postgres,
      demands: [
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
    await next.migrate(databaseAt(postgres))
    const newer = await startApi({}, next.main)
    const since = performance.now()
    traffic.replace(older, newer)
    await setTimeout(TOGETHER)
    older.kill('SIGTERM')
    const code = await older.exitCode()
    const demands = [{ what: 'the process of the older release ends tidily', isMet: code === 0 }]
    return { since, apis: [stays, newer], postgres, demands }
  },
}

export const PROCESS_CASES = [apiKilled, s3Gone, twoReleases]
