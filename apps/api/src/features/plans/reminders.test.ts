import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { addSubscriber, findLinkToken } from '#test/newsletter.ts'
import { newPlans, TRIAL_END } from '#test/plans.ts'
import { purgeReminderTokens, STOP_TOKEN_RETENTION } from './reminder-stops.service.ts'

const DAY_76 = TRIAL_END - 15 * DAY
const DAY_83 = TRIAL_END - 8 * DAY
const DAY_90 = TRIAL_END - DAY

/** An owner with the first reminder. */
async function newReminded() {
  const plans = await newPlans()
  await plans.addTrial()
  await plans.runAt(DAY_76)
  const [mail] = await plans.mails()
  const token = findLinkToken(mail?.text, 'reminders/stop')
  const ask = (what: 'stop' | 'resume', value = token) =>
    plans.inject({ method: 'POST', url: `/api/reminders/${what}`, payload: { token: value } })
  /** As after it was sent. */
  const deliver = () => plans.store.write.deleteFrom('outbox').execute()
  return { ...plans, token, ask, deliver, headers: mail?.headers ?? '{}' }
}

test('stopping reminders stops those of all listings, but not the decision mail', async () => {
  const { ask, deliver, addTrial, runAt, subjects } = await newReminded()
  await deliver()
  const response = await ask('stop')
  expect([response.statusCode, response.json()]).toEqual([200, { email: 'o***@portal.test' }])
  expect((await ask('stop')).statusCode).toBe(200)
  await addTrial({ name: 'Auki Boats' })
  await runAt(DAY_83)
  expect(await subjects()).toEqual([])
  await runAt(DAY_90)
  expect((await subjects()).toSorted()).toEqual([
    'Last day of your free trial: Auki Boats',
    'Last day of your free trial: Auki Hardware',
  ])
})

test('deletes unsent reminders, and no other mail', async () => {
  const reminded = await newReminded()
  await addSubscriber(reminded, 'owner@portal.test')
  const others = (await reminded.subjects()).slice(1)
  await reminded.runAt(DAY_90)
  await reminded.ask('stop')
  expect(await reminded.subjects()).toEqual([...others, 'Last day of your free trial: Auki Hardware'])
})

test('resuming reminders sends future ones, and none of those missed', async () => {
  const { ask, runAt, subjects, addPaid } = await newReminded()
  await ask('stop')
  await runAt(DAY_83)
  expect((await ask('resume')).json()).toEqual({ email: 'o***@portal.test' })
  expect((await ask('resume')).statusCode).toBe(200)
  await runAt(DAY_83 + DAY)
  expect(await subjects()).toEqual([])
  await addPaid(1, { planExpiresAt: DAY_83 + 31 * DAY })
  await runAt(DAY_83 + 2 * DAY)
  expect(await subjects()).toHaveLength(1)
})

test('somebody else’s reminders continue', async () => {
  const { ask, addTrial, runAt, mails, ids } = await newReminded()
  await addTrial({ name: 'Suva Boats', ownerId: ids.other })
  await ask('stop')
  await runAt(DAY_83)
  expect(new Set((await mails()).map(({ to_address }) => to_address))).toEqual(new Set(['other@portal.test']))
})

test.each(['stop', 'resume'] as const)('%s rejects an unknown token', async (what) => {
  const { ask } = await newReminded()
  const response = await ask(what, 'a-token-that-nobody-was-sent')
  expect([response.statusCode, response.json()]).toEqual([
    404,
    { message: 'This link no longer works. Please use the link in our newest reminder' },
  ])
})

test('one click in a mail program stops them; a form redirects to its page', async () => {
  const { headers, inject, deliver, runAt, subjects } = await newReminded()
  await deliver()
  const { 'List-Unsubscribe': link = '' } = JSON.parse(headers) as Record<string, string>
  const url = link.slice('<http://localhost:3000'.length, -1)
  const press = (more: Record<string, string> = {}) =>
    inject({
      method: 'POST',
      url,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
    })
  const response = await press({ origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' })
  expect([response.statusCode, response.body]).toEqual([
    200,
    'You won’t get more reminders about your listings.\n',
  ])
  expect((await press({ accept: 'text/html' })).headers.location).toBe('/reminders/stop?stopped=1')
  await runAt(DAY_83)
  expect(await subjects()).toEqual([])
})

test('deletes the links of old reminders', async () => {
  const { ask, store, clock } = await newReminded()
  await purgeReminderTokens(store.write, clock.now + STOP_TOKEN_RETENTION - 1)
  expect((await ask('stop')).statusCode).toBe(200)
  await purgeReminderTokens(store.write, clock.now + STOP_TOKEN_RETENTION)
  expect((await ask('stop')).statusCode).toBe(404)
})
