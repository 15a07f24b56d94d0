import { Command } from 'commander'
import { grantAdmin } from '#features/accounts/accounts.service.ts'
import { withStore } from './with-store.ts'

export function adminCommand(): Command {
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
        .description('makes an administrator an account like any other')
        .action((email: string) => setAdmin(email, false)),
    )
}

async function setAdmin(email: string, isAdmin: boolean): Promise<void> {
  const found = await withStore((store) => grantAdmin({ store, now: Date.now }, email, isAdmin))
  if (found) {
    process.stdout.write(`${email} is ${isAdmin ? 'an administrator now' : 'no administrator any more'}\n`)
  } else {
    process.stderr.write(`There is no account with the address ${email}. It has to register first\n`)
    process.exitCode = 1
  }
}
