import { expect, test } from 'vitest'
import { aTender, anEvent, publish } from '#test/content.ts'
import { newOperator } from '#test/operator.ts'

const SENDER = { reference: 'PB-7K3F-9Q', name: 'Mele Talo', email: 'mele@kokonut.test', at: 1 }

async function newContent() {
  const { cli, store } = await newOperator({ PUBLIC_URL: 'https://portal.example' })
  await publish(store, anEvent({ submission: SENDER }), aTender())
  const run = async (...words: string[]) => (await cli('content', ...words)).stdout
  const emails = () => store.read.selectFrom('outbox').select(['subject', 'text']).orderBy('id').execute()
  return { run, emails }
}

test('takes content down and restores it, beside a database in use', async () => {
  const { run, emails } = await newContent()
  expect(await run('take-down', '/events/trade-show', '--reason', 'cancelled', '--note', 'It rains.')).toBe(
    '/events/trade-show is taken down. An email to mele@kokonut.test is in the outbox\n',
  )
  expect(await run('restore', 'PB-7K3F-9Q')).toBe(
    '/events/trade-show is published again. An email to mele@kokonut.test is in the outbox\n',
  )
  const [down, back, ...more] = await emails()
  expect(more).toEqual([])
  expect(down?.text).toContain('> It rains.')
  expect(back?.text).toContain('https://portal.example/events/trade-show')
  expect(await run('take-down', '/tenders/supply-of-school-desks')).toBe(
    '/tenders/supply-of-school-desks is taken down. It has no sender, so no email was written\n',
  )
})

test('explains in a sentence what is not possible, and what to do', async () => {
  const { run, emails } = await newContent()
  const refused = (line: RegExp) => ({ code: 1, stderr: expect.stringMatching(line) as string })
  await expect(run('take-down', '/events/nothing')).rejects.toMatchObject(
    refused(/^There is no event, tender, job, article or course at \/events\/nothing\..*\n$/),
  )
  await expect(run('restore', '/events/trade-show')).rejects.toMatchObject(refused(/is published\n$/))
  await expect(run('take-down', '/events/trade-show', '--reason', 'because')).rejects.toMatchObject(
    refused(/Allowed choices are withdrawn, cancelled,/),
  )
  expect(await emails()).toEqual([])
})
