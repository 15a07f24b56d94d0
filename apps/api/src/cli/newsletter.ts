import { randomBytes } from 'node:crypto'
import { Command } from 'commander'
import { readSiteConfig } from '#config/config.ts'
import { sendIssue } from '#features/newsletter/issue.service.ts'
import { print } from './print.ts'
import { requireTrustedClock } from './trusted-clock.ts'
import { withStore } from './with-store.ts'

export function createNewsletterCommand(): Command {
  return new Command('newsletter').description('The weekly newsletter').addCommand(
    new Command('send')
      .description('writes the letters of an issue that is due, or was begun, into the outbox')
      .option('--now', 'makes an issue of what is new, although it is not Tuesday')
      .action(({ now = false }: { now?: boolean }) => send(now)),
  )
}

async function send(atOnce: boolean): Promise<void> {
  const config = readSiteConfig(process.env)
  const emails = await withStore(async (store) => {
    if (!atOnce) await requireTrustedClock(store)
    return sendIssue({ store, config, now: store.now, randomBytes }, { now: atOnce })
  })
  print(`${emails} ${emails === 1 ? 'letter' : 'letters'} written into the outbox\n`)
}
