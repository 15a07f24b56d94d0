import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { readMails } from '#test/mails.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { addQuote, QUOTE, QUOTED } from '#test/quotes.ts'
import { sendQuoteMails, skipQuoteMails } from './quote-mails.service.ts'

/** The end of 20 December in Honiara. */
const END = Date.parse('2026-12-20T13:00:00Z')

async function newQuoted() {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now })
  const { reference } = await addQuote(portal)
  const decide = async (payload: object) => {
    const url = '/api/admin/quote-requests/1/status'
    const response = await portal.inject({
      method: 'PATCH',
      url,
      payload,
      cookies: await portal.signIn('admin'),
    })
    expect(response.statusCode).toBe(200)
  }
  await decide(QUOTED)
  const before = (await readMails(portal)).length
  const mails = async () => (await readMails(portal)).slice(before)
  return {
    ...portal,
    clock,
    reference,
    decide,
    mails,
    subjects: async () => (await mails()).map(({ subject }) => subject),
    runAt: (now: number) => {
      clock.now = now
      return sendQuoteMails(portal.context, now)
    },
  }
}

test('sends a reminder 3 days before the end of an open quote and a mail after it, each once', async () => {
  const { runAt, subjects, mails, reference } = await newQuoted()
  await runAt(END - 3 * DAY - 1)
  expect(await subjects()).toEqual([])
  expect(await runAt(END - 3 * DAY)).toEqual({ ending: 1, 'ran out': 0 })
  await runAt(END - 1)
  expect(await subjects()).toEqual([`Your quote ${reference} is valid until 20 Dec 2026`])
  expect(await runAt(END)).toEqual({ ending: 0, 'ran out': 1 })
  await runAt(END + 30 * DAY)
  expect((await subjects()).slice(1)).toEqual([`Your quote ${reference} has expired`])
  expect(await mails()).toMatchObject([{ to_address: QUOTE.email.toLowerCase() }, { to_name: 'Mele Talo' }])
})

test('sends no reminder for a quote that expired between runs', async () => {
  const { runAt, subjects, reference } = await newQuoted()
  await runAt(END + DAY)
  expect(await subjects()).toEqual([`Your quote ${reference} has expired`])
})

test.each(['accepted', 'declined', 'in review'])('sends no mails for a quote that is %s', async (status) => {
  const { decide, runAt, mails } = await newQuoted()
  await decide({ status })
  const before = (await mails()).length
  await runAt(END + DAY)
  expect(await mails()).toHaveLength(before)
})

test('another quote for the same request gets its own mails', async () => {
  const { clock, decide, runAt, mails, reference } = await newQuoted()
  await runAt(END - DAY)
  clock.now = END - DAY
  await decide({ status: 'in review' })
  await decide({ ...QUOTED, validUntil: '2027-01-20' })
  const before = (await mails()).length
  await runAt(END + DAY)
  expect(await mails()).toHaveLength(before)
  await runAt(END + 30 * DAY)
  expect((await mails()).slice(before)).toMatchObject([
    { subject: `Your quote ${reference} is valid until 20 Jan 2027` },
  ])
})

test('two concurrent processes write each mail once', async () => {
  const { context, clock, subjects } = await newQuoted()
  clock.now = END
  await Promise.all([sendQuoteMails(context, END), sendQuoteMails(context, END)])
  expect(await subjects()).toHaveLength(1)
})

test('a quote stored with a past gets no mails about it', async () => {
  const { store, runAt, subjects } = await newQuoted()
  await store.write.transaction().execute((trx) => skipQuoteMails(trx, END))
  await runAt(END + DAY)
  expect(await subjects()).toEqual([])
})
