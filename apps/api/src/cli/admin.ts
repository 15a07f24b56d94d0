import { randomBytes } from 'node:crypto'
import { Command } from 'commander'
import { readSiteConfig } from '#config/config.ts'
import { grantAdmin } from '#features/accounts/accounts.service.ts'
import { resetSecondStep } from '#features/accounts/second-step/second-step.service.ts'
import { print, printError } from './print.ts'
import { withStore } from './with-store.ts'

export function createAdminCommand(): Command {
  return new Command('admin')
    .description('Who administers the portal')
    .addCommand(
      new Command('grant')
        .argument('<email>', 'the account’s address')
        .description('makes an account an administrator')
        .action((email: string) => setAdmin(email, true)),
    )
    .addCommand(
      new Command('revoke')
        .argument('<email>', 'the account’s address')
        .description('takes an account’s administrator rights away')
        .action((email: string) => setAdmin(email, false)),
    )
    .addCommand(
      new Command('reset-second-step')
        .argument('<email>', 'the account’s address')
        .description(
          'turns two-step sign-in off for somebody who has lost their phone and their recovery codes',
        )
        .action(resetForLostPhone),
    )
}

async function setAdmin(email: string, isAdmin: boolean): Promise<void> {
  const found = await withStore((store) => grantAdmin({ store, now: store.now }, email, isAdmin))
  if (found) {
    print(`${email} is ${isAdmin ? 'an administrator now' : 'no longer an administrator'}\n`)
  } else {
    printError(`There is no account with the address ${email}. Register it first\n`)
    process.exitCode = 1
  }
}

const RESULTS = {
  reset: (email: string) => `Two-step sign-in of ${email} is off now; we email them\n`,
  off: (email: string) => `${email} has no two-step sign-in\n`,
  'no account': (email: string) => `There is no account with the address ${email}\n`,
} as const

async function resetForLostPhone(email: string): Promise<void> {
  const config = readSiteConfig(process.env)
  const result = await withStore((store) =>
    resetSecondStep({ store, config, now: store.now, randomBytes }, email),
  )
  const isDone = result === 'reset'
  const output = isDone ? process.stdout : process.stderr
  output.write(RESULTS[result](email))
  if (!isDone) process.exitCode = 1
}
