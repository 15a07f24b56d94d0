import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { addCast } from '#test/cast.ts'
import { newOperator } from '#test/operator.ts'
import { addListings } from '#test/listings.ts'

/** Milliseconds: each command is a process. */
const SLOW = 60_000

/** Creates a portal with a listing whose trial ends in 10 days, and one with a paid plan that ends in 100. */
async function newPlans() {
  const { cli, store } = await newOperator()
  const now = Date.now()
  const { owner } = await addCast(store, now)
  const [trialEnd, planEnd] = [now + 10 * DAY, now + 100 * DAY]
  await addListings(
    store,
    { name: 'Auki Hardware', ownerId: owner, trialExpiresAt: trialEnd, publicUntil: trialEnd },
    { name: 'Suva Boats', ownerId: owner, subscriptionTier: 1, planExpiresAt: planEnd, publicUntil: planEnd },
  )
  const subjects = async () => {
    const rows = await store.read.selectFrom('outbox').select('subject').orderBy('id').execute()
    return rows.map(({ subject }) => subject)
  }
  const ends = async () => {
    const rows = await store.read.selectFrom('businesses').select('public_until').orderBy('id').execute()
    return rows.map(({ public_until }) => public_until)
  }
  return { cli, subjects, ends, now, trialEnd, planEnd }
}

const isoDay = (at: number) => new Date(at).toISOString()

test(
  'jobs run trials enqueues due mails once and prints them by kind',
  async () => {
    const { cli, subjects, ends, trialEnd, planEnd } = await newPlans()
    expect((await cli('jobs', 'run', 'trials')).stdout).toBe(
      '1 mail written into the outbox\n  1 about trials, day 76\n0 trials and 0 paid plans ended, 0 plans changed to the next\n',
    )
    expect((await cli('jobs', 'run', 'trials')).stdout).toMatch(/^0 mails written/)
    expect((await subjects()).join()).toMatch(/^Your free trial ends on [^,]*: Auki Hardware$/)
    expect(await ends()).toEqual([trialEnd, planEnd])
  },
  SLOW,
)

test(
  'jobs run trials --now does what will be due then, and ends expired plans',
  async () => {
    const { cli, subjects, ends, now, planEnd } = await newPlans()
    expect((await cli('jobs', 'run', 'trials', '--now', isoDay(now + 75 * DAY))).stdout).toBe(
      [
        '2 mails written into the outbox',
        '  1 about trials, day 90',
        '  1 about paid plans, 30 days before their end',
        '1 trial and 0 paid plans ended, 0 plans changed to the next',
        '',
      ].join('\n'),
    )
    expect(await subjects()).toHaveLength(2)
    const [trial = 0, plan] = await ends()
    expect(trial).toBeLessThanOrEqual(Date.now())
    expect(plan).toBe(planEnd)
  },
  SLOW,
)

test(
  'an invalid --now is refused with a sentence; the help warns of a future one',
  async () => {
    const { cli } = await newOperator()
    for (const now of ['tomorrow', '2027-01-31', '2027-01-31T00:00:00', '2027-13-31T00:00:00Z'])
      await expect(cli('jobs', 'run', 'trials', '--now', now)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining(
          'It takes a day, a time and a time zone, such as 2027-01-31T00:00:00Z.',
        ) as string,
      })
    const { stdout } = await cli('jobs', 'run', 'trials', '--help')
    expect(stdout).toContain('END NOW')
    expect(stdout).toContain('a copy of the data folder')
  },
  SLOW,
)
