import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newDataDir } from '#test/data-dir.ts'
import { newOutbox } from '#test/outbox.ts'
import { getHeader } from '#test/smtp.ts'
import { createMailer } from '../outbox/delivery.service.ts'
import { createTransport } from './create-transport.ts'

async function newFolder() {
  const dataDir = newDataDir()
  const outbox = await newOutbox()
  const transport = createTransport({ dataDir, contactEmail: 'contact@portal.test', smtp: null })
  const folder = join(dataDir, 'outbox')
  return { ...outbox, dataDir, transport, folder, files: () => readdirSync(folder) }
}

test('writes each mail as a file whose name sorts by its date', async () => {
  const { context, clock, add, transport, folder, files } = await newFolder()
  const first = await add({ to: { name: 'Élodie', address: 'elodie@portal.test' } })
  clock.now += 1
  const second = await add({ email: { subject: 'Second' } })
  expect(await createMailer(context, transport).send()).toEqual({ sent: 2, postponed: 0, givenUp: 0 })
  expect(files()).toEqual([
    `2026-11-20T05-00-00.000Z-${first.slice(1, 33)}.eml`,
    `2026-11-20T05-00-00.001Z-${second.slice(1, 33)}.eml`,
  ])
  const [one, two] = files().map((name) => readFileSync(join(folder, name), 'utf8'))
  const mail = { recipients: [], source: one ?? '' }
  expect(getHeader(mail, 'Message-ID')).toBe(first)
  expect(getHeader(mail, 'To')).toMatch(/<elodie@portal\.test>$/)
  expect(getHeader(mail, 'Content-Type')).toMatch(/^multipart\/alternative/)
  expect(two).toContain('Subject: Second')
})

test('other users of the machine can’t read the files', async () => {
  const { context, add, transport, folder, files } = await newFolder()
  await add()
  await createMailer(context, transport).send()
  for (const path of [folder, ...files().map((name) => join(folder, name))])
    expect(statSync(path).mode & 0o077).toBe(0)
})

test('a repeated mail replaces its file completely', async () => {
  const { context, add, store, transport, folder, files } = await newFolder()
  await add()
  const mailer = createMailer(context, transport)
  await mailer.send()
  const [name = ''] = files()
  writeFileSync(join(folder, name), 'half a ma')
  writeFileSync(join(folder, `.${name}.part`), 'half a ma')
  await store.write.updateTable('outbox').set({ sent_at: null, next_try_at: context.now() }).execute()
  expect(await mailer.send()).toMatchObject({ sent: 1 })
  expect(files()).toEqual([name])
  expect(readFileSync(join(folder, name), 'utf8')).toMatch(/<p>Hello there<\/p>/)
})

test('the mail waits if its file can’t be written', async () => {
  const { context, add, rows, dataDir, transport } = await newFolder()
  writeFileSync(join(dataDir, 'outbox'), 'a file')
  await add()
  expect(await createMailer(context, transport).send()).toMatchObject({ postponed: 1 })
  expect((await rows())[0]?.last_error).toBe('EEXIST')
})
