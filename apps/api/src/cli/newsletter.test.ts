import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { anArticle, publish } from '#test/content.ts'
import { newDataDir } from '#test/process.ts'
import { migrate } from '#db/migrations/migrate.ts'
import { openDataDir } from '#db/engine/open-store.ts'

test('enqueues an issue at once and prints the number of emails', async () => {
  const dataDir = newDataDir()
  const store = openDataDir(dataDir)
  onTestFinished(() => store.close())
  await migrate(store.write)
  const run = async (...words: string[]) => {
    const command = [join(import.meta.dirname, 'main.ts'), 'newsletter', ...words]
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, PUBLIC_URL: 'https://portal.example' }
    return (await promisify(execFile)(process.execPath, command, { env })).stdout
  }
  const reader = {
    email: 'a@a.test',
    masked: 'a***@a.test',
    country: null,
    asked_at: 1,
    confirmed_at: 1,
    left_at: null,
  }
  await store.write.insertInto('subscribers').values(reader).execute()

  expect(await run('send')).toBe('0 letters written into the outbox\n')
  await publish(store, anArticle({ publishedAt: Date.now() }))
  expect(await run('send')).toBe('0 letters written into the outbox\n')
  expect(await run('send', '--now')).toBe('1 letter written into the outbox\n')
  const [mail] = await store.read.selectFrom('outbox').selectAll().execute()
  expect(mail?.text).toContain('https://portal.example/news/cocoa-exports-grow')
})
