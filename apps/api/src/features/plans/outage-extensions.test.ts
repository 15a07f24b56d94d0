import { DAY, HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { newPlans, TRIAL_END } from '#test/plans.ts'
import { extendTrialsForOutage } from './outage-extensions.service.ts'

/** Two days in the middle of the trial. */
const FROM = TRIAL_END - 40 * DAY
const TO = FROM + 2 * DAY

async function newOutage() {
  const plans = await newPlans()
  plans.clock.now = TO + HOUR
  const extendTrials = (from = FROM, to = TO, isDryRun = false) =>
    extendTrialsForOutage(plans.context, { from, to, isDryRun })
  const ends = async () => (await plans.rows()).map(({ trial_expires_at }) => trial_expires_at)
  return { ...plans, extendTrials, ends }
}

test('extends a trial by an outage, stays public that long, and notifies its owner', async () => {
  const { addTrial, extendTrials, rows, mails } = await newOutage()
  const businessId = await addTrial()
  expect(await extendTrials()).toEqual([
    {
      businessId,
      name: 'Auki Hardware',
      place: 'Auki, Malaita',
      timeZone: 'Pacific/Guadalcanal',
      owner: { name: 'Moses Tara', address: 'owner@portal.test' },
      oldEnd: TRIAL_END,
      newEnd: TRIAL_END + 2 * DAY,
    },
  ])
  expect(await rows()).toMatchObject([
    { trial_expires_at: TRIAL_END + 2 * DAY, public_until: TRIAL_END + 2 * DAY, tier: 0 },
  ])
  expect(await mails()).toMatchObject([
    {
      subject: 'Your free trial now runs until Tue 2 Feb 2027: Auki Hardware',
      to_address: 'owner@portal.test',
    },
  ])
})

test('the same outage again extends nothing, and an overlapping one only by the rest', async () => {
  const { addTrial, extendTrials, ends, mails } = await newOutage()
  await addTrial()
  await extendTrials()
  expect(await extendTrials()).toEqual([])
  expect(await extendTrials(FROM + HOUR, TO - HOUR)).toEqual([])
  expect(await extendTrials(FROM - DAY, TO)).toHaveLength(1)
  expect(await ends()).toEqual([TRIAL_END + 3 * DAY])
  expect(await mails()).toHaveLength(2)
})

test('a dry run lists the trials and changes nothing', async () => {
  const { addTrial, extendTrials, ends, mails } = await newOutage()
  await addTrial()
  expect(await extendTrials(FROM, TO, true)).toHaveLength(1)
  expect(await ends()).toEqual([TRIAL_END])
  expect(await mails()).toEqual([])
})

test('a trial that ended during the outage runs again from now', async () => {
  const { addTrial, extendTrials, rows, mails, clock } = await newOutage()
  await addTrial({ trialExpiresAt: FROM + DAY })
  await extendTrials()
  expect(await rows()).toMatchObject([{ trial_expires_at: clock.now + DAY, public_until: clock.now + DAY }])
  expect((await mails())[0]?.text).toContain('see your whole listing again')
})

test('does not extend trials outside the outage, or listings without one', async () => {
  const { addTrial, addPaid, change, extendTrials } = await newOutage()
  await addTrial({ trialExpiresAt: FROM })
  await addTrial({ trialExpiresAt: TO + 90 * DAY })
  await addPaid(1, { trialExpiresAt: TRIAL_END })
  await addTrial({ status: 'pending' })
  await change(await addTrial(), { removed_at: 1 })
  await change(await addTrial(), { owner_id: null })
  expect(await extendTrials()).toEqual([])
})

test('an extension delays unsent mails, and repeats none', async () => {
  const { addTrial, extendTrials, runAt, subjects, clock } = await newOutage()
  await addTrial()
  await runAt(TRIAL_END - 15 * DAY)
  await extendTrials()
  const sent = (await subjects()).length
  await runAt(TRIAL_END - 8 * DAY)
  expect(await subjects()).toHaveLength(sent)
  await runAt(TRIAL_END - 6 * DAY)
  expect((await subjects()).slice(sent)).toEqual(['Your free trial ends on Tue 2 Feb 2027: Auki Hardware'])
  expect(clock.now).toBe(TRIAL_END - 6 * DAY)
})

test('extends many trials in several transactions', async () => {
  const { addTrial, extendTrials, ends } = await newOutage()
  for (let i = 0; i < 45; i += 1) await addTrial({ name: `Shop ${i}` })
  expect(await extendTrials()).toHaveLength(45)
  expect(new Set(await ends())).toEqual(new Set([TRIAL_END + 2 * DAY]))
})

test.each([
  ['shorter than 24 hours', FROM, FROM + DAY, 'longer than 24 hours'],
  ['not over', FROM, TO + DAY, '--to is in the future'],
  ['over before it began', TO, FROM, '--to is not after --from'],
])('rejects an outage that is %s', async (_, from, to, sentence) => {
  const { addTrial, extendTrials, ends } = await newOutage()
  await addTrial()
  await expect(extendTrials(from, to)).rejects.toThrow(sentence)
  expect(await ends()).toEqual([TRIAL_END])
})
