import { setTimeout } from 'node:timers/promises'
import { DAY } from '@portal/domain/shared'
import { sql } from 'kysely'
import { createPostgresStore, type PostgresStore } from '@portal/api/src/db/engine/postgres/open.ts'
import { CAST } from '@portal/api/test/cast.ts'
import { addListings } from '@portal/api/test/listings.ts'
import { getHeader } from '@portal/api/test/smtp.ts'
import { send } from '@portal/api/test/two-processes.ts'
import type { Expectation, FaultCase } from './fault-case.ts'
import { getDatabaseUrl, type Api, type Stage } from './stage.ts'

const DAYS = 2
const MINUTE = 60_000
/** How long the clock is wrong, so that every minute job runs, and right in between. */
const JUMPED_MS = MINUTE + 5_000
const RIGHT_MS = 5_000
/** The longest lease of a job without renewal. */
const MAX_LEASE_MS = 3 * MINUTE
/** How long a process may take to send a mail. */
const SEND_TIMEOUT_MS = 10_000
const POLL_INTERVAL_MS = 200

/** A listing whose trial is over by the wrong clock, and has a day left by the right one. */
const ON_TRIAL = 'Gizo Ferry Kiosk'
/** Both reminders are due, of which the later is sent; the mails of the last day and of the end are not due. */
const TRIAL_REMAINING = 1.5 * DAY
const REMINDERS = 1

async function addTrial(store: PostgresStore): Promise<void> {
  const { id: ownerId } = await store.read
    .selectFrom('users')
    .select('id')
    .where('email', '=', CAST.owner.email)
    .executeTakeFirstOrThrow()
  const end = Date.now() + TRIAL_REMAINING
  await addListings(store, { name: ON_TRIAL, ownerId, trialExpiresAt: end, publicUntil: end })
}

/** Whether a process lists the business on trial. */
async function isListed({ url }: Api): Promise<boolean> {
  const response = await fetch(`${url}/api/businesses?search=${encodeURIComponent(ON_TRIAL)}`)
  const found = (await response.json()) as { name: string }[]
  return found.some(({ name }) => name === ON_TRIAL)
}

/** The subjects of the mails about the business on trial. */
const listTrialSubjects = (mails: Stage['mails']): string[] =>
  mails.map((mail) => getHeader(mail, 'Subject')).filter((subject) => subject.includes(ON_TRIAL))

/** When the first and the last message were written, in milliseconds since 1970. */
async function findDates({ read }: PostgresStore): Promise<{ first: number; last: number }> {
  const { min, max } = await read
    .selectFrom('inquiries')
    .select(({ fn }) => [fn.min('created_at').as('min'), fn.max('created_at').as('max')])
    .executeTakeFirstOrThrow()
  return { first: min, last: max }
}

/** The longest remaining lease of a job, in milliseconds. */
async function findLongestLease({ read }: PostgresStore): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select coalesce(max(lease_until - extract(epoch from now()) * 1000), 0)::float8 as left from job_leases`.execute(
    read,
  )
  return rows[0]?.left ?? 0
}

export const CLOCK_JUMPS: FaultCase = {
  name: `the clock of one of two API processes jumps ${DAYS} days forward and back`,
  options: () => ({ hasFalseClock: true }),
  async run({ apis, postgres, clock }) {
    const store = await createPostgresStore(getDatabaseUrl(postgres))
    await addTrial(store)
    await store.close()
    const listed: boolean[] = []
    for (const days of [DAYS, 0, -DAYS, 0]) {
      clock?.jump(days)
      await setTimeout(days === 0 ? RIGHT_MS : JUMPED_MS)
      for (const api of apis) listed.push(await isListed(api))
    }
    const isKept = listed.every(Boolean)
    return {
      since: performance.now(),
      apis,
      postgres,
      expectations: [
        { what: 'a trial that has a day left is public at both processes all the time', isMet: isKept },
      ],
    }
  },
  async finish({ apis: [first, second], mails, openedAt }, { postgres }) {
    const store = await createPostgresStore(getDatabaseUrl(postgres))
    const dates = await findDates(store)
    const isDatedRight = dates.first > openedAt - MINUTE && dates.last < Date.now() + MINUTE
    const longestLease = await findLongestLease(store)
    await store.close()
    const reminders = listTrialSubjects(mails)
    first.kill('SIGTERM')
    await first.exitCode()
    const before = mails.length
    await send(second, '/api/auth/password-resets', { email: CAST.other.email })
    const deadline = performance.now() + SEND_TIMEOUT_MS
    while (mails.length === before && performance.now() < deadline) await setTimeout(POLL_INTERVAL_MS)
    const expectations: readonly Expectation[] = [
      { what: 'nothing is dated before the first write or after now, but for a minute', isMet: isDatedRight },
      { what: 'no job is held for longer than a lease', isMet: longestLease <= MAX_LEASE_MS },
      {
        what: 'the owner of a trial that has a day left gets the later reminder once, and no other mail about its end',
        isMet:
          reminders.length === REMINDERS &&
          reminders.every((subject) => subject.startsWith('Your free trial ends on')),
      },
      { what: 'the process whose clock jumped sends mails by itself', isMet: mails.length > before },
    ]
    return expectations
  },
}
