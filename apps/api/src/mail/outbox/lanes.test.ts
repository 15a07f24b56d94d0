import { expect, test } from 'vitest'
import { newOutbox } from '#test/outbox.ts'
import { createMailer } from './delivery.service.ts'
import type { Lane } from './lanes.ts'
import type { Mail } from '../transports/transport.ts'

/** Creates a mailer whose attempts last until the test ends them. */
async function newMailer({ isLate }: { isLate?: () => boolean } = {}) {
  const outbox = await newOutbox()
  const underWay: { readonly subject: string; readonly arrive: () => void }[] = []
  const transport = ({ subject }: Mail) =>
    new Promise<void>((resolve) => underWay.push({ subject, arrive: resolve }))
  let written = 0
  return {
    ...outbox,
    underWay,
    mailer: createMailer({ ...outbox.context, ...(isLate && { isLate }) }, transport),
    write: (lane: Lane, subject: string = lane) => {
      written += 1
      return outbox.add({
        to: { name: 'Mele', address: `mele${written}@kokonut.test` },
        email: { subject },
        lane,
      })
    },
    subjects: () => underWay.map(({ subject }) => subject),
  }
}

test('bulk mails leave a worker free for a mail of another lane', async () => {
  const { write, mailer, underWay, subjects } = await newMailer()
  for (let i = 0; i < 30; i += 1) await write('bulk')
  const emails = mailer.send()
  await expect.poll(() => underWay.length).toBe(3)
  await write('transactional')
  const beside = mailer.send()
  await expect.poll(subjects).toEqual(['bulk', 'bulk', 'bulk', 'transactional'])
  for (let i = 0; i < 31; i += 1) {
    await expect.poll(() => underWay.length).toBeGreaterThan(i)
    underWay[i]?.arrive()
  }
  const passes = await Promise.all([emails, beside])
  expect(passes.reduce((sum, { sent }) => sum + sent, 0)).toBe(31)
})

test('a call of send during a search makes the last worker search again', async () => {
  const { write, mailer, underWay } = await newMailer()
  await write('transactional')
  for (let i = 0; i < 3; i += 1) await write('bulk')
  // The fourth worker finds no slot for bulk mail until the first one has found the other mail.
  const passes = [mailer.send(), mailer.send()]
  await expect.poll(() => underWay.length).toBe(4)
  for (const { arrive } of underWay) arrive()
  const sent = await Promise.all(passes)
  expect(sent.reduce((sum, pass) => sum + pass.sent, 0)).toBe(4)
})

test('while requests wait for the process it sends urgent mails, and of the rest one a second', async () => {
  let isLate = true
  const { write, mailer, underWay, subjects, clock } = await newMailer({ isLate: () => isLate })
  const arriveAll = () => underWay.forEach(({ arrive }) => arrive())
  await write('transactional')
  await write('bulk')
  for (const subject of ['a password', 'a code']) await write('security', subject)
  const pass = mailer.send()
  await expect.poll(() => underWay.length).toBe(2)
  expect(subjects().toSorted()).toEqual(['a code', 'a password'])
  arriveAll()
  expect(await pass).toMatchObject({ sent: 2 })
  clock.now += 1_000
  const secondLater = mailer.send()
  await expect.poll(() => subjects().slice(2)).toEqual(['transactional'])
  arriveAll()
  expect(await secondLater).toMatchObject({ sent: 1 })
  isLate = false
  const inTime = mailer.send()
  await expect.poll(() => subjects().slice(3)).toEqual(['bulk'])
  arriveAll()
  expect(await inTime).toMatchObject({ sent: 1 })
})

test('if every worker is busy, the next free one sends the most urgent mail', async () => {
  const { write, mailer, underWay, subjects } = await newMailer()
  for (let i = 0; i < 10; i += 1) await write('bulk')
  await write('transactional', 'busy')
  const passes = [mailer.send()]
  await expect.poll(subjects).toContain('busy')
  passes.push(mailer.send())
  await expect.poll(() => underWay.length).toBe(4)
  await write('transactional')
  await write('security')
  const email = underWay.find(({ subject }) => subject === 'bulk')
  email?.arrive()
  await expect.poll(() => subjects()[4]).toBe('security')
  underWay[4]?.arrive()
  await expect.poll(() => subjects()[5]).toBe('transactional')
  let arrived = 0
  while (arrived < 13) {
    await expect.poll(() => underWay.length).toBeGreaterThan(arrived)
    underWay[arrived]?.arrive()
    arrived += 1
  }
  const sent = await Promise.all(passes)
  expect(sent.reduce((sum, pass) => sum + pass.sent, 0)).toBe(13)
})
