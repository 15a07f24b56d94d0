import { DAY } from '@portal/domain/shared'
import { Command } from 'commander'
import { acceptClock, MAX_CLOCK_STEP, readTrustedTime } from '#db/clock.ts'
import { print } from './print.ts'
import { withStore } from './with-store.ts'

const ACCEPT_HELP = `
The servers hold the clock against the last moment at which it was right. Where it is more than a day later, they send no
reminders and newsletters and delete nothing that has run out, since a wrong clock can't be told from a long outage. After an
outage run this; where the clock is wrong, correct it, and they go on by themselves. Look at the printed time first: what
is deleted can't be brought back.`

export function createClockCommand(): Command {
  return new Command('clock')
    .description('The time that the portal goes by')
    .addCommand(
      new Command('show')
        .description('prints the time, and when it was last known to be right')
        .action(() =>
          withStore(async ({ read, now }) => print(describe(now(), await readTrustedTime(read)))),
        ),
    )
    .addCommand(
      new Command('accept')
        .description('says that the time is right: reminders and deletions that waited go on within a minute')
        .addHelpText('after', ACCEPT_HELP)
        .action(() =>
          withStore(async ({ read, write, now }) => {
            const at = now()
            const trustedAt = await readTrustedTime(read)
            await acceptClock(write, at)
            print(`${describe(at, trustedAt)}It is accepted\n`)
          }),
        ),
    )
}

const instant = (at: number): string => new Date(at).toISOString()

function describe(now: number, trustedAt: number): string {
  if (trustedAt === 0) return `The clock says ${instant(now)}. It was not held against anything yet\n`
  const leap = now - trustedAt
  const isAhead = leap > MAX_CLOCK_STEP
  return `The clock says ${instant(now)}. It was last known to be right at ${instant(trustedAt)}${isAhead ? `, ${(leap / DAY).toFixed(1)} days before` : ''}\n`
}
