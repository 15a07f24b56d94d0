import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newCli } from '#test/cli.ts'
import { newOperator } from '#test/operator.ts'
import { openOutbox } from '#test/outbox.ts'
import { listMessageIds, startSmtp } from '#test/smtp.ts'

async function newMailer() {
  const { dataDir, database, store } = await newOperator()
  const run = (env: Record<string, string>, ...words: string[]) =>
    newCli(dataDir, { ...database, ...env })('outbox', ...words)
  const outbox = openOutbox(store)
  // The command uses the machine's clock.
  outbox.clock.now = Date.now()
  return { ...outbox, dataDir, run }
}

test('a run writes the waiting mails into files and prints how many', async () => {
  const { add, run, dataDir } = await newMailer()
  await add()
  await add()
  expect((await run({}, 'send')).stdout).toBe('2 sent, 0 to be tried again later, 0 given up\n')
  expect(readdirSync(join(dataDir, 'outbox'))).toHaveLength(2)
  expect((await run({}, 'send')).stdout).toBe('0 sent, 0 to be tried again later, 0 given up\n')
})

test('a run sends to the SMTP server, and retries given-up mails with --given-up', async () => {
  let there = false
  const { received, smtp } = await startSmtp({ recipient: () => (there ? undefined : 550) })
  const { add, run } = await newMailer()
  const id = await add()
  const env = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }
  expect((await run(env, 'send')).stdout).toBe('0 sent, 0 to be tried again later, 1 given up\n')
  there = true
  expect((await run(env, 'send')).stdout).toMatch(/^0 sent/)
  expect((await run(env, 'send', '--given-up')).stdout).toMatch(/^1 sent/)
  expect(listMessageIds(received)).toEqual([id])
})

test('an invalid SMTP_URL stops the command with one line, without the password', async () => {
  const { run } = await newMailer()
  const failing = run({ SMTP_URL: 'smtp://me:hunter2@' }, 'send')
  await expect(failing).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^SMTP_URL can’t be read: (?!.*hunter2).*\n$/) as string,
  })
})
