import { setTimeout } from 'node:timers/promises'
import { DAY } from '@portal/domain/shared'
import { sql } from 'kysely'
import { createPostgresStore, type PostgresStore } from '@portal/api/src/db/engine/postgres/open.ts'
import { CAST } from '@portal/api/test/cast.ts'
import { addListings } from '@portal/api/test/listings.ts'
import { headerOf } from '@portal/api/test/smtp.ts'
import { send } from '@portal/api/test/two-processes.ts'
import type { Demand, FaultCase } from './fault-case.ts'
import { databaseAt, type Api, type Stage } from './stage.ts'

const DAYS = 2
const MINUTE = 60_000
/** Milliseconds that the clock is wrong, in which each job of a minute runs, and right in between. */
const JUMPED_FOR = MINUTE + 5_000
const RIGHT_FOR = 5_000
/** Milliseconds that a job is held at most by a process that says nothing. */
const LEASE = 3 * MINUTE
/** Milliseconds within which a process sends a mail. */
const SENDS_WITHIN = 10_000
const POLL_AFTER = 200

/** A listing whose trial is over by the clock that jumps, and has a day left by the right one. */
const ON_TRIAL = 'Gizo Ferry Kiosk'
/** Both reminders are due at once, of which the later is sent; neither the mail of the last day nor that of the end is due. */
const TRIAL_LEFT = 1.5 * DAY
const REMINDERS = 1

async function addTrial(store: PostgresStore): Promise<void> {
  const { id: ownerId } = await store.read
    .selectFrom('users')
    .select('id')
    .where('email', '=', CAST.owner.email)
    .executeTakeFirstOrThrow()
  const end = Date.now() + TRIAL_LEFT
  await addListings(store, { name: ON_TRIAL, ownerId, trialExpiresAt: end, publicUntil: end })
}

/** Whether a process has the listing on trial in its list. */
async function isListed({ url }: Api): Promise<boolean> {
  const answer = await fetch(`${url}/api/businesses?search=${encodeURIComponent(ON_TRIAL)}`)
  const found = (await answer.json()) as { name: string }[]
  return found.some(({ name }) => name === ON_TRIAL)
}

/** The subjects of the mails about the listing on trial, which say when it ends. */
const subjectsAboutTrial = (mails: Stage['mails']): string[] =>
  mails.map((mail) => headerOf(mail, 'Subject')).filter((subject) => subject.includes(ON_TRIAL))

/** When the first and the last message were written, milliseconds since 1970. */
async function datesIn({ read }: PostgresStore): Promise<{ first: number; last: number }> {
  const { min, max } = await read
    .selectFrom('inquiries')
    .select(({ fn }) => [fn.min('created_at').as('min'), fn.max('created_at').as('max')])
    .executeTakeFirstOrThrow()
  return { first: min, last: max }
}

/** For how long the job is held that is held longest, in milliseconds. */
async function longestLease({ read }: PostgresStore): Promise<number> {
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
    const store = await createPostgresStore(databaseAt(postgres))
    await addTrial(store)
    await store.close()
    const listed: boolean[] = []
    for (const days of [DAYS, 0, -DAYS, 0]) {
      clock?.jump(days)
      await setTimeout(days === 0 ? RIGHT_FOR : JUMPED_FOR)
      for (const api of apis) listed.push(await isListed(api))
    }
    const isKept = listed.every(Boolean)
    return {
      since: performance.now(),
      apis,
      postgres,
      demands: [
        { what: 'a trial that has a day left is public at both processes all the time', isMet: isKept },
      ],
    }
  },
  async finish({ apis: [first, second], mails, openedAt }, { postgres }) {
    const store = await createPostgresStore(databaseAt(postgres))
    const dates = await datesIn(store)
    const isDatedRight = dates.first > openedAt - MINUTE && dates.last < Date.now() + MINUTE
    const held = await longestLease(store)
    await store.close()
    const reminders = subjectsAboutTrial(mails)
    first.kill('SIGTERM')
    await first.exitCode()
    const before = mails.length
    await send(second, '/api/auth/password-resets', { email: CAST.other.email })
    const deadline = performance.now() + SENDS_WITHIN
    while (mails.length === before && performance.now() < deadline) await setTimeout(POLL_AFTER)
    const demands: readonly Demand[] = [
      { what: 'nothing is dated before the first write or after now, but for a minute', isMet: isDatedRight },
      { what: 'no job is held for longer than a lease', isMet: held <= LEASE },
      {
        what: 'the owner of a trial that has a day left gets the later reminder once, and no other mail about its end',
        isMet:
          reminders.length === REMINDERS &&
          reminders.every((subject) => subject.startsWith('Your free trial ends on')),
      },
      { what: 'the process whose clock jumped sends mails by itself', isMet: mails.length > before },
    ]
    return demands
  },
}
