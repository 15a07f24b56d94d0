import { HOUR } from '@portal/domain/shared'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newOutbox, type addMail } from '#test/outbox.ts'
import { getHeader } from '#test/smtp.ts'
import { createMailer } from './delivery.service.ts'
import { RETRY_DELAYS } from './outcome.service.ts'
import { createFileTransport } from '../transports/file-transport.ts'
import { LANES } from './lanes.ts'
import { renderEmail } from '../rendering/email.ts'
import { retryAbandoned } from './outbox.service.ts'
import { MAIL_LEASE_DURATION, leaseNextMail } from './lease.service.ts'
import { DeliveryError, type Mail, type Transport } from '../transports/transport.ts'

const MELE = { name: 'Mele', address: 'mele@kokonut.test' }
const LINK = `https://portal.test/confirm?token=${'abc_123-'.repeat(12)}`

/** Creates a mailbox with an exhausted hourly budget, and lists the mails sent since. */
async function newFullMailbox() {
  const outbox = await newOutbox()
  const got: Mail[] = []
  const server: { error: DeliveryError | null } = { error: null }
  const transport: Transport = async (mail) => {
    got.push(mail)
    if (server.error) throw server.error
  }
  const mailer = createMailer(outbox.context, transport)
  const add = (mail: Parameters<typeof addMail>[1]) => outbox.add({ to: MELE, ...mail })
  for (let i = 0; i < 7; i += 1) await add({ email: { subject: `early ${i}` } })
  await mailer.send()
  got.length = 0
  return {
    ...outbox,
    add,
    got,
    server,
    mailer,
    /** Adds mails that are postponed until the hour is over. */
    holdBack: async (...mails: Parameters<typeof addMail>[1][]) => {
      for (const mail of mails) await add(mail)
      await mailer.send()
      expect(got).toEqual([])
    },
    sendAfter: async (time: number) => {
      outbox.clock.now += time
      return mailer.send()
    },
  }
}

const named = (...subjects: string[]) => subjects.map((subject) => ({ email: { subject } }))

test('sends waiting mails to one address as a digest with each subject, text and link intact', async () => {
  const { holdBack, sendAfter, got, rows, clock } = await newFullMailbox()
  const email = renderEmail(
    { publicUrl: 'https://portal.test' },
    {
      subject: 'Confirm <your> place',
      name: 'Mele',
      parts: [{ link: 'Confirm', url: LINK }],
      reason: 'You asked.',
    },
  )
  await holdBack({ email, holdsToken: true }, ...named('Second', 'Third'))
  expect(await sendAfter(HOUR)).toEqual({ sent: 3, postponed: 0, givenUp: 0 })
  expect(got).toHaveLength(1)
  const [mail] = got
  expect(mail?.subject).toBe('3 messages from the Pacific Business Portal')
  expect(mail?.to).toEqual(MELE)
  expect(mail?.text).toContain(`\n${LINK}\n`)
  expect(mail?.html).toContain(`href="${LINK}"`)
  expect(mail?.html).toContain('Message 1 of 3: Confirm &lt;your&gt; place')
  expect(mail?.html.match(/<body|<\/html>/g)).toHaveLength(2)
  const order = ['Message 1 of 3: Confirm', LINK, 'Message 2 of 3: Second', 'Message 3 of 3: Third']
  for (const words of [mail?.text ?? '', mail?.html ?? '']) {
    const places = order.map((part) => words.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  }
  // The database no longer has the token, and no mail is sent again.
  expect(JSON.stringify(await rows())).not.toContain(LINK)
  expect((await rows()).filter(({ sent_at }) => sent_at === clock.now)).toHaveLength(3)
  expect(await sendAfter(48 * HOUR)).toMatchObject({ sent: 0 })
})

test('a digest counts as one mail for the budget', async () => {
  const { holdBack, sendAfter, add, mailer } = await newFullMailbox()
  await holdBack(...named('1', '2', '3', '4', '5'))
  await sendAfter(HOUR)
  for (let i = 0; i < 12; i += 1) await add({ email: { subject: `later ${i}` } })
  expect(await mailer.send()).toMatchObject({ sent: 6 })
})

test('a single waiting mail is sent unchanged', async () => {
  const { holdBack, sendAfter, got, rows } = await newFullMailbox()
  await holdBack(...named('Alone'))
  await sendAfter(HOUR)
  expect(got).toMatchObject([{ subject: 'Alone', messageId: (await rows()).at(-1)?.message_id }])
})

test('other spellings of the mailbox, bulk mails and mails with their own headers are sent alone', async () => {
  const { holdBack, sendAfter, got } = await newFullMailbox()
  await holdBack(
    ...named('1', '2'),
    { to: { name: 'Mele', address: 'mele+shop@kokonut.test' }, email: { subject: 'Tag' } },
    { to: { name: 'Mele', address: 'Mele@kokonut.test' }, email: { subject: 'Capital' } },
    { email: { subject: 'Email' }, lane: 'bulk' },
    { email: { subject: 'Reply' }, headers: { 'Reply-To': 'moses@kokonut.test' } },
  )
  await sendAfter(HOUR)
  expect(got.map(({ subject, to }) => `${subject} ${to.address}`).toSorted()).toEqual([
    '2 messages from the Pacific Business Portal mele@kokonut.test',
    'Capital Mele@kokonut.test',
    'Email mele@kokonut.test',
    'Reply mele@kokonut.test',
    'Tag mele+shop@kokonut.test',
  ])
})

test('a mail that is too large for the digest is sent alone, uncut', async () => {
  const { holdBack, sendAfter, got } = await newFullMailbox()
  await holdBack(
    ...named('1', '2'),
    { email: { subject: 'Large', text: 'x'.repeat(400_000) } },
    ...named('3'),
  )
  await sendAfter(HOUR)
  expect(got.map(({ subject }) => subject).toSorted()).toEqual([
    '3 messages from the Pacific Business Portal',
    'Large',
  ])
  expect(got.find(({ subject }) => subject === 'Large')?.text).toHaveLength(400_000)
})

test('a failed digest is retried as the same mail, without later mails', async () => {
  const { holdBack, sendAfter, got, server, add } = await newFullMailbox()
  await holdBack(...named('1', '2'))
  server.error = new DeliveryError('down')
  expect(await sendAfter(HOUR)).toEqual({ sent: 0, postponed: 2, givenUp: 0 })
  await add({ email: { subject: 'since' } })
  server.error = null
  expect(await sendAfter(RETRY_DELAYS[0] ?? 0)).toEqual({ sent: 3, postponed: 0, givenUp: 0 })
  const digests = got.filter(({ subject }) => subject.startsWith('2 messages'))
  expect(digests).toHaveLength(2)
  expect(digests[1]).toEqual(digests[0])
})

test('a digest of a dead worker is sent unchanged by the next one, under the same Message-ID', async () => {
  const { holdBack, sendAfter, context, clock, got, rows } = await newFullMailbox()
  await holdBack(...named('1', '2', '3'))
  clock.now += HOUR
  const held = await leaseNextMail(context, LANES)
  expect(held).toMatchObject({ joined: [{ subject: '2' }, { subject: '3' }] })
  expect(await sendAfter(MAIL_LEASE_DURATION - 1)).toMatchObject({ sent: 0 })
  expect(await sendAfter(1)).toMatchObject({ sent: 3 })
  const leader = typeof held === 'object' && held ? held.mail.message_id : ''
  expect(got.map(({ messageId }) => messageId)).toEqual([leader.replace('<', '<digest-')])
  expect((await rows()).filter(({ lease_owner }) => lease_owner !== null)).toEqual([])
})

test('splits a digest into its mails when a server keeps refusing it', async () => {
  const { holdBack, sendAfter, got, server } = await newFullMailbox()
  await holdBack(...named('1', '2'))
  server.error = new DeliveryError('EMESSAGE DATA 554')
  for (const wait of [HOUR, ...RETRY_DELAYS.slice(0, 2)]) await sendAfter(wait)
  expect(got.map(({ subject }) => subject.slice(0, 10))).toEqual(['2 messages', '2 messages', '2 messages'])
  server.error = null
  got.length = 0
  await sendAfter(RETRY_DELAYS[2] ?? 0)
  expect(got.map(({ subject }) => subject).toSorted()).toEqual(['1', '2'])
})

test('a digest to an unknown recipient is given up and can be retried as a whole', async () => {
  const { holdBack, sendAfter, got, server, store, clock } = await newFullMailbox()
  await holdBack(...named('1', '2'))
  server.error = new DeliveryError('EENVELOPE RCPT TO 550', { isFinal: true })
  expect(await sendAfter(HOUR)).toEqual({ sent: 0, postponed: 0, givenUp: 2 })
  server.error = null
  expect(await retryAbandoned(store.write, clock.now)).toBe(2)
  expect(await sendAfter(0)).toEqual({ sent: 2, postponed: 0, givenUp: 0 })
  expect(got[1]).toEqual(got[0])
})

test('writes a digest as one file with text and HTML', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-digest-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { holdBack, clock, context } = await newFullMailbox()
  const text = `Go here:\n${LINK}\n`
  await holdBack(...named('Élodie’s place', 'Second').map(({ email }) => ({ email: { ...email, text } })))
  clock.now += HOUR
  await createMailer(context, createFileTransport(folder, 'contact@portal.test')).send()
  const [file, ...more] = readdirSync(folder)
  expect(more).toEqual([])
  const source = readFileSync(join(folder, file ?? ''), 'utf8')
  const mail = { recipients: [], source }
  expect(getHeader(mail, 'Subject')).toBe('2 messages from the Pacific Business Portal')
  expect(getHeader(mail, 'To')).toBe('Mele <mele@kokonut.test>')
  expect(getHeader(mail, 'Message-ID')).toMatch(/^<digest-[0-9a-f]{32}@localhost>$/)
  expect(getHeader(mail, 'List-Unsubscribe')).toBe('')
  const decoded = source.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  expect(decoded.split(LINK)).toHaveLength(3)
  expect(getHeader(mail, 'Content-Type')).toMatch(/^multipart\/alternative/)
})
