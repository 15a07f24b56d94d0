import { randomBytes } from 'node:crypto'
import { TAKE_DOWN_REASONS, type TakeDownReason } from '@portal/domain/moderation'
import { Command, Option } from 'commander'
import { readSiteConfig } from '#config/config.ts'
import { restore, takeDown, type TakeDownResult } from '#features/content/publication/take-down.service.ts'
import { Problem } from '#shared/problem.ts'
import { print, printError } from './print.ts'
import { withStore } from './with-store.ts'

type Context = Parameters<typeof restore>[0]

interface TakeDownOptions {
  readonly reason?: TakeDownReason
  readonly note?: string
}

export function createContentCommand(): Command {
  return new Command('content')
    .description('Published events, tenders, jobs, articles and courses')
    .addCommand(
      new Command('take-down')
        .argument('<path>', 'such as /events/honiara-trade-show, or the reference of a submission')
        .addOption(new Option('--reason <code>', 'why').choices(TAKE_DOWN_REASONS.map(({ code }) => code)))
        .option('--note <text>', 'a note to the sender, beside the reason')
        .description('takes something off the site at once and emails the sender')
        .action((path: string, { reason, note }: TakeDownOptions) =>
          runChange('taken down', (context) =>
            takeDown(context, path, { reason: reason ?? null, note: note?.trim() || null }),
          ),
        ),
    )
    .addCommand(
      new Command('restore')
        .argument('<path>', 'the path it had, or the reference of a submission')
        .description('publishes again what was taken down and emails the sender')
        .action((path: string) => runChange('published again', (context) => restore(context, path))),
    )
}

async function runChange(done: string, work: (context: Context) => Promise<TakeDownResult>): Promise<void> {
  const config = readSiteConfig(process.env)
  try {
    const { path, notified } = await withStore((store) =>
      work({ store, config, now: store.now, randomBytes }),
    )
    const mail =
      notified === null
        ? 'It has no sender, so no email was written'
        : `An email to ${notified} is in the outbox`
    print(`${path} is ${done}. ${mail}\n`)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    printError(`${error.message}\n`)
    process.exitCode = 1
  }
}
