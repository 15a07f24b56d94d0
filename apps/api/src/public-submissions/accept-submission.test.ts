import { expect, test } from 'vitest'
import { readMails } from '#test/mails.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { refuseWrites } from '#test/refused-writes.ts'
import { insertInquiry } from '#features/inquiries/inquiries.repository.ts'
import { Problem } from '#shared/problem.ts'
import { acceptSubmission, type SubmissionHandler } from './accept-submission.service.ts'
import type { PublicSubmission } from './public-submission.ts'

interface Message {
  readonly text: string
}

const MESSAGE: Message = { text: 'Hello' }
const EMAIL = { subject: 'Received', text: 'Received\n', html: '<p>Received</p>\n' }
const MELE = { name: 'Mele Talo', address: 'mele@kokonut.test' }

/** Creates a feature that stores messages as inquiries, and counts for its limit. */
async function newFeature() {
  const portal = await newApp()
  const counted: string[] = []
  const withLimit: PublicSubmission<Message>['withLimit'] = async (store) => {
    const response = await store()
    counted.push('created')
    return response
  }
  const handler = (text: string): SubmissionHandler<string, { reference: string; text: string }> => ({
    call: 'POST /api/messages',
    async store({ trx, now, newReference }) {
      const reference = await newReference(async (_, candidate) => candidate.startsWith('PB-2'))
      const sender = { name: null, email: null, page: null }
      await insertInquiry(trx, {
        ...sender,
        kind: 'message',
        topic: 'other',
        message: text,
        reference,
        createdAt: now,
      })
      return reference
    },
    emails: () => [{ to: MELE, email: EMAIL }],
    response: (reference) => ({ reference, text }),
  })
  const send = (
    { input = MESSAGE, ...submission }: Partial<PublicSubmission<Message>> = {},
    own: Partial<ReturnType<typeof handler>> = {},
  ) =>
    acceptSubmission(
      portal.context,
      { input, idempotencyKey: null, withLimit, ...submission },
      { ...handler(input.text), ...own },
    )
  return {
    send,
    counted,
    mails: () => readMails(portal),
    stored: () => portal.store.read.selectFrom('inquiries').select(['message', 'created_at']).execute(),
    store: portal.store,
  }
}

const KEY = { idempotencyKey: '0b9f2c1e-5d43-4f6a-9c1b-7f0f6f3b2a01' }

test('stores the submission, enqueues its emails and responds', async () => {
  const { send, stored, mails, counted } = await newFeature()
  expect(await send()).toEqual({ reference: expect.stringMatching(/^PB-[^2]/) as string, text: 'Hello' })
  expect(await stored()).toEqual([{ message: 'Hello', created_at: NOW }])
  expect(await mails()).toMatchObject([{ to_address: MELE.address, subject: 'Received' }])
  expect(counted).toEqual(['created'])
})

test('submissions without a key are independent', async () => {
  const { send, stored } = await newFeature()
  const [one, other] = [await send(), await send()]
  expect(one.reference).not.toBe(other.reference)
  expect(await stored()).toHaveLength(2)
})

test('a repeat under the same key gets the first response, stores and sends nothing, and counts for no limit', async () => {
  const { send, stored, mails, counted } = await newFeature()
  const first = await send(KEY)
  expect(await send(KEY)).toEqual(first)
  expect(await Promise.all([send(KEY), send(KEY)])).toEqual([first, first])
  expect(await stored()).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
  expect(counted).toEqual(['created'])
})

test('two simultaneous requests under one key are one submission', async () => {
  const { send, stored, counted } = await newFeature()
  const [one, other] = await Promise.all([send(KEY), send(KEY)])
  expect(one).toEqual(other)
  expect(await stored()).toHaveLength(1)
  expect(counted).toEqual(['created'])
})

test('refuses another input under the same key, but not another fingerprint that is equal', async () => {
  const { send, stored } = await newFeature()
  const fingerprint = { text: 'hello' }
  const first = await send(KEY, { fingerprint })
  expect(await send({ ...KEY, input: { text: 'HELLO' } }, { fingerprint })).toEqual(first)
  await expect(send({ ...KEY, input: { text: 'Bye' } })).rejects.toMatchObject({ kind: 'conflict' })
  await expect(send(KEY, { call: 'POST /api/other' })).rejects.toMatchObject({ kind: 'conflict' })
  expect(await stored()).toHaveLength(1)
})

test.each([
  ['the limit', { withLimit: () => Promise.reject(new Problem('too-many', 'No limit left')) }, {}],
  ['a check', {}, { store: () => Promise.reject(new Problem('conflict', 'No place left')) }],
  [
    'an email',
    {},
    {
      emails: () => {
        throw new Error('No template')
      },
    },
  ],
  [
    'the answer',
    {},
    {
      response: () => {
        throw new Error('No answer')
      },
    },
  ],
] as const)(
  'leaves nothing behind when %s fails, and accepts the same key again',
  async (_, submission, own) => {
    const { send, stored, mails, counted } = await newFeature()
    await expect(send({ ...KEY, ...submission }, own)).rejects.toThrow(/^No /)
    expect(await stored()).toEqual([])
    expect(await mails()).toEqual([])
    expect(counted).toEqual([])
    expect(await send(KEY)).toMatchObject({ text: 'Hello' })
  },
)

test('stores nothing if its email can’t be enqueued', async () => {
  const { send, stored, counted, store } = await newFeature()
  const mend = await refuseWrites(store, { to: 'outbox' })
  await expect(send(KEY)).rejects.toThrow('no room')
  expect(await stored()).toEqual([])
  expect(counted).toEqual([])
  await mend()
  expect(await send(KEY)).toMatchObject({ text: 'Hello' })
})
