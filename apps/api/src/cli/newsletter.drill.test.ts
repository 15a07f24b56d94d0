import { expect, test } from 'vitest'
import { anArticle, publish } from '#test/content.ts'
import { newOperator } from '#test/operator.ts'

test('enqueues an issue at once and prints the number of emails', async () => {
  const { cli, store } = await newOperator({ PUBLIC_URL: 'https://portal.example' })
  const run = async (...words: string[]) => (await cli('newsletter', ...words)).stdout
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
