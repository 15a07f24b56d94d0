import { PLAN_MAIL_KINDS } from '@portal/domain/plan'
import { DAY, HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { newPlans, TRIAL_END, PAID_END } from '#test/plans.ts'
import { skipPlanMails } from './plan-mails.service.ts'
import { runTrials } from './trials.service.ts'

/** The subjects of the mails about the trial of Auki Hardware. */
const REMINDER = 'Your free trial ends on Sun 31 Jan 2027: Auki Hardware'
const DECISION = 'Last day of your free trial: Auki Hardware'

test('sends the mails of a trial when days 76, 83 and 90 begin, each once', async () => {
  const { addTrial, runAt, subjects } = await newPlans()
  await addTrial()
  const after: [number, number][] = []
  for (const days of [-15, -8, -1]) {
    await runAt(TRIAL_END + days * DAY - 1)
    const early = (await subjects()).length
    await runAt(TRIAL_END + days * DAY)
    await runAt(TRIAL_END + days * DAY + HOUR)
    after.push([early, (await subjects()).length])
  }
  expect(after).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ])
  expect(await subjects()).toEqual([REMINDER, REMINDER, DECISION])
})

test('a reminder goes to the owner’s account, in local days, with a way to stop it', async () => {
  const { addTrial, runAt, mails } = await newPlans()
  const id = await addTrial()
  await runAt(TRIAL_END - 15 * DAY)
  const [mail] = await mails()
  expect(mail).toMatchObject({ to_address: 'owner@portal.test', to_name: 'Moses Tara', holds_token: 1 })
  const headers = JSON.parse(mail?.headers ?? '{}') as Record<string, string>
  expect(headers['List-Unsubscribe']).toMatch(
    /^<http:\/\/localhost:3000\/api\/reminders\/one-click\?token=[\w-]{32}>$/,
  )
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(mail?.text).toContain(`http://localhost:3000/upgrade?business=${id}&plan=standard`)
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('in 15 days')
})

test('sends only the latest of several missed mails, once', async () => {
  const { addTrial, addPaid, runAt, subjects, store } = await newPlans()
  await addTrial()
  await runAt(TRIAL_END - 7 * DAY)
  await runAt(TRIAL_END - 6 * DAY)
  expect(await subjects()).toEqual([REMINDER])
  const noted = await store.read
    .selectFrom('plan_mails')
    .select(['kind', 'is_sent'])
    .orderBy('kind')
    .execute()
  expect(noted).toEqual([
    { kind: 'trial-76', is_sent: 0 },
    { kind: 'trial-83', is_sent: 1 },
  ])
  await runAt(TRIAL_END + 40 * DAY)
  await runAt(TRIAL_END + 41 * DAY)
  expect((await subjects()).slice(1)).toEqual(['Your free trial has ended: Auki Hardware'])

  await addPaid(1, { name: 'Suva Boats' })
  await runAt(PAID_END - 5 * DAY)
  await runAt(PAID_END - 4 * DAY)
  expect((await subjects()).slice(2)).toEqual(['Your Standard plan ends on Fri 1 Oct 2027: Suva Boats'])
})

test('sends only the decision mail if a whole trial was missed', async () => {
  const { addTrial, runAt, subjects } = await newPlans()
  await addTrial()
  await runAt(TRIAL_END - DAY)
  expect(await subjects()).toEqual([DECISION])
})

test('sends reminders of a paid plan 30 and 7 days before its end, and again after renewal', async () => {
  const { addPaid, renew, runAt, subjects } = await newPlans()
  const id = await addPaid(1)
  await runAt(PAID_END - 30 * DAY - 1)
  expect(await subjects()).toEqual([])
  await runAt(PAID_END - 30 * DAY)
  await runAt(PAID_END - 8 * DAY)
  expect(await subjects()).toEqual(['Your Standard plan ends on Fri 1 Oct 2027: Auki Hardware'])
  await renew(id)
  await runAt(PAID_END - 7 * DAY)
  expect(await subjects()).toHaveLength(1)
  await runAt(PAID_END + 365 * DAY - 7 * DAY)
  expect((await subjects()).slice(1)).toEqual(['Your Standard plan ends on Sat 30 Sep 2028: Auki Hardware'])
})

test.each([
  ['suspended', { suspended_at: 1 }],
  ['removed', { removed_at: 1 }],
  ['rejected', { status: 'rejected' }],
  ['nobody’s', { owner_id: null }],
  ['on a paid plan', { tier: 1 }],
] as const)('sends no mails about the trial of a listing that is %s', async (_, changes) => {
  const { addTrial, change, runAt, subjects } = await newPlans()
  await change(await addTrial(), changes)
  await runAt(TRIAL_END + DAY)
  expect(await subjects()).toEqual([])
})

test('sends a late mail after a suspension has ended', async () => {
  const { addTrial, change, runAt, subjects } = await newPlans()
  const id = await addTrial()
  await change(id, { suspended_at: 1 })
  await runAt(TRIAL_END - 15 * DAY)
  await change(id, { suspended_at: null })
  await runAt(TRIAL_END - 14 * DAY)
  expect(await subjects()).toEqual([REMINDER])
})

test('two concurrent processes write each mail once, for many listings', async () => {
  const { addTrial, context, store, clock, subjects } = await newPlans()
  for (let i = 0; i < 45; i += 1) await addTrial({ name: `Shop ${i}` })
  clock.now = TRIAL_END - DAY
  const other = await store.openBeside()
  const reports = await Promise.all([runTrials(context), runTrials({ ...context, store: other })])
  const counts = PLAN_MAIL_KINDS.map((kind) =>
    reports.reduce((sum, { planMails }) => sum + planMails[kind], 0),
  )
  expect(counts).toEqual([0, 0, 45, 0, 0])
  expect(await subjects()).toHaveLength(45)
})

test('the next run continues after a stopped one', async () => {
  const { addTrial, context, clock, subjects } = await newPlans()
  for (let i = 0; i < 3; i += 1) await addTrial({ name: `Shop ${i}` })
  clock.now = TRIAL_END - 15 * DAY
  await runTrials(context, { signal: AbortSignal.abort() })
  expect(await subjects()).toEqual([])
  await runTrials(context)
  expect(await subjects()).toHaveLength(3)
})

test('a listing stored with a past gets only later mails', async () => {
  const { addTrial, store, clock, runAt, subjects } = await newPlans()
  await addTrial()
  clock.now = TRIAL_END - 8 * DAY
  await store.write.transaction().execute((trx) => skipPlanMails(trx, clock.now))
  await runAt(clock.now)
  expect(await subjects()).toEqual([])
  await runAt(TRIAL_END - DAY)
  expect(await subjects()).toEqual([DECISION])
})

test('as of a future instant, ends what has ended by then, after its mails', async () => {
  const { addTrial, addPaid, context, clock, rows, subjects, get } = await newPlans()
  const [trial, paid, running] = [
    await addTrial(),
    await addPaid(2),
    await addTrial({ trialExpiresAt: TRIAL_END + 900 * DAY }),
  ]
  const asOf = PAID_END + DAY
  const report = await runTrials(context, { asOf })
  expect(report).toMatchObject({ trialsEnded: 1, plansEnded: 1 })
  expect(await subjects()).toEqual([
    'Your free trial has ended: Auki Hardware',
    'Your Enhanced plan ended on Fri 1 Oct 2027: Auki Hardware',
  ])
  expect(await rows()).toMatchObject([
    { id: trial, trial_expires_at: clock.now, public_until: clock.now, tier: 0 },
    { id: paid, plan_expires_at: clock.now, public_until: clock.now, tier: 2 },
    { id: running, trial_expires_at: TRIAL_END + 900 * DAY, public_until: TRIAL_END + 900 * DAY },
  ])
  const responses = (await rows()).map(async ({ slug }) => (await get(`/api/businesses/${slug}`)).json())
  const [ended, , live] = (await Promise.all(responses)) as object[]
  expect(ended).toMatchObject({ expired: true })
  expect(live).not.toHaveProperty('expired')

  expect(await runTrials(context, { asOf })).toMatchObject({ trialsEnded: 0, plansEnded: 0 })
  clock.now += HOUR
  await runTrials(context)
  expect(await subjects()).toHaveLength(2)
})

test('as of a future instant, starts a plan that waits behind another', async () => {
  const { addPaid, buy, context, clock, rows } = await newPlans()
  const id = await addPaid(2)
  await buy(id, 1)
  const report = await runTrials(context, { asOf: PAID_END + DAY })
  expect(report).toMatchObject({ plansEnded: 0 })
  expect(await rows()).toMatchObject([{ tier: 1, plan_expires_at: PAID_END + 365 * DAY }])
  clock.now += HOUR
  expect(await runTrials(context)).toMatchObject({ plansChanged: 0 })
})

test('starts a plan that waits behind another by the clock', async () => {
  const { addPaid, buy, runAt, rows } = await newPlans()
  const id = await addPaid(2)
  await buy(id, 1)
  await runAt(PAID_END)
  expect(await rows()).toMatchObject([{ tier: 1, public_until: PAID_END + 365 * DAY }])
})
