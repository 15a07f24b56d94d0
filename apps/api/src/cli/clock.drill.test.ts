import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { newCli } from '#test/cli.ts'
import { ENGINES, newProcessDatabase } from '#test/process-database.ts'
import { acceptClock, readTrustedTime } from '#db/clock.ts'

/** Milliseconds: each command is a process. */
const SLOW = 120_000

test.each(ENGINES)(
  'on %s time-based commands wait until an operator accepts a clock that is ahead',
  async (engine) => {
    const { env, store } = await newProcessDatabase(engine)
    const cli = newCli(env.DATA_DIR, env)
    await acceptClock(store.write, Date.now() - 40 * DAY)
    expect((await cli('clock', 'show')).stdout).toMatch(
      /last known to be right at [^ ]+, 40\.0 days before\n$/,
    )
    for (const words of [
      ['jobs', 'run', 'trials'],
      ['newsletter', 'send'],
    ])
      await expect(cli(...words)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/run `clock accept` where it is right\n$/) as string,
      })
    const before = Date.now()
    expect((await cli('clock', 'accept')).stdout).toMatch(/It is accepted\n$/)
    expect(Math.abs((await readTrustedTime(store.read)) - before)).toBeLessThan(SLOW)
    expect((await cli('jobs', 'run', 'trials')).stdout).toMatch(/^0 mails/)
  },
  SLOW,
)
