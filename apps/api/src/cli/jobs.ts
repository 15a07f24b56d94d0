import { randomBytes } from 'node:crypto'
import { pluralize } from '@portal/domain/shared'
import { Command } from 'commander'
import { readSiteConfig } from '#config/config.ts'
import { runTrials, type TrialsReport } from '#features/plans/trials.service.ts'
import { parseInstant } from './instant.ts'
import { print } from './print.ts'
import { requireTrustedClock } from './trusted-clock.ts'
import { withStore } from './with-store.ts'

const TRIALS_HELP = `
Without --now it does what the server does every minute: reminders and decisions of trials, reminders of paid plans and
of quotes, each written into the outbox once.

With --now it does what will be due then. The mails are written now, and are sent with the server's next run. Where
--now is in the future, trials and paid time that end by then END NOW, in the database. That is meant for a rehearsal on
a copy of the data folder: never run it on the portal's own.`

export function createJobsCommand(): Command {
  return new Command('jobs').description('Scheduled work of the server').addCommand(
    new Command('run').description('runs a job once').addCommand(
      new Command('trials')
        .description('mails about the end of trials, paid plans and quotes; plans that wait behind others')
        .option('--now <instant>', 'do what is due then, such as 2027-01-31T00:00:00Z', parseInstant)
        .addHelpText('after', TRIALS_HELP)
        .action(({ now }: { now?: number }) => run(now)),
    ),
  )
}

async function run(asOf: number | undefined): Promise<void> {
  const config = readSiteConfig(process.env)
  const report = await withStore(async (store) => {
    if (asOf === undefined) await requireTrustedClock(store)
    return runTrials({ store, config, now: store.now, randomBytes }, asOf === undefined ? {} : { asOf })
  })
  print(formatReport(report))
}

/** The mails of a trial by day, and those of a paid plan by days before its end. */
const PLAN_MAILS = [
  ['trial-76', 'trials, day 76'],
  ['trial-83', 'trials, day 83'],
  ['trial-90', 'trials, day 90'],
  ['plan-30', 'paid plans, 30 days before their end'],
  ['plan-7', 'paid plans, 7 days before their end'],
] as const
const QUOTE_MAILS = [
  ['ending', 'quotes, 3 days before their end'],
  ['ran out', 'quotes that ran out'],
] as const

function formatReport({
  planMails,
  quoteMails,
  plansChanged,
  trialsEnded,
  plansEnded,
}: TrialsReport): string {
  const counts = [
    ...PLAN_MAILS.map(([kind, about]) => [planMails[kind], about] as const),
    ...QUOTE_MAILS.map(([kind, about]) => [quoteMails[kind], about] as const),
  ]
  const total = counts.reduce((sum, [count]) => sum + count, 0)
  return [
    `${pluralize(total, 'mail')} written into the outbox`,
    ...counts.filter(([count]) => count > 0).map(([count, about]) => `  ${count} about ${about}`),
    `${pluralize(trialsEnded, 'trial')} and ${pluralize(plansEnded, 'paid plan')} ended, ${pluralize(plansChanged, 'plan')} changed to the next`,
    '',
  ].join('\n')
}
