import { DAY, HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { addCast } from '#test/cast.ts'
import { newOperator } from '#test/operator.ts'
import { addListings } from '#test/listings.ts'

/** Milliseconds: each command is a process. */
const SLOW = 60_000

test(
  'trials extend prints the affected listings; a dry run changes nothing, a second run extends nothing again',
  async () => {
    const { cli, store } = await newOperator()
    const now = Date.now()
    const { owner } = await addCast(store, now)
    const end = now + 30 * DAY
    await addListings(store, {
      name: 'Auki Hardware',
      ownerId: owner,
      trialExpiresAt: end,
      publicUntil: end,
    })
    const readEnd = async () =>
      (await store.read.selectFrom('businesses').select('trial_expires_at').executeTakeFirstOrThrow())
        .trial_expires_at
    const extendTrials = (lasting: number, ...words: string[]) => {
      const [from, to] = [now - 10 * DAY, now - 10 * DAY + lasting].map((at) => new Date(at).toISOString())
      return cli('trials', 'extend', '--from', from ?? '', '--to', to ?? '', ...words)
    }

    await expect(extendTrials(DAY)).rejects.toMatchObject({
      code: 1,
      stderr: 'Only outages longer than 24 hours give days back: this one is not\n',
    })
    const dry = await extendTrials(36 * HOUR, '--dry-run')
    expect(dry.stdout).toMatch(
      /^Auki Hardware, Auki, Malaita, owner@portal\.test: ended .*, ends .* \(Pacific\/Guadalcanal\)\n1 trial would get days back\. Nothing was changed/,
    )
    expect(await readEnd()).toBe(end)

    expect((await extendTrials(36 * HOUR)).stdout).toMatch(
      /\n1 trial got days back; an email tells each owner\n$/,
    )
    expect(await readEnd()).toBe(end + 36 * HOUR)
    expect((await extendTrials(36 * HOUR)).stdout).toBe('0 trials got days back\n')
    expect(await readEnd()).toBe(end + 36 * HOUR)
    expect(await store.read.selectFrom('outbox').select('to_address').execute()).toHaveLength(1)
  },
  SLOW,
)

test(
  'an outage without both instants is refused',
  async () => {
    const { cli } = await newOperator()
    await expect(cli('trials', 'extend', '--from', '2026-10-01T00:00:00Z')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--to <instant>') as string,
    })
  },
  SLOW,
)
