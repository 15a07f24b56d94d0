import { randomBytes } from 'node:crypto'
import { formatDateTime, pluralize } from '@portal/domain/shared'
import { Command } from 'commander'
import { readSiteConfig } from '#config/config.ts'
import { extendTrialsForOutage, type ExtendedTrial } from '#features/plans/outage-extensions.service.ts'
import { Problem } from '#shared/problem.ts'
import { parseInstant } from './instant.ts'
import { print, printError } from './print.ts'
import { withStore } from './with-store.ts'

interface Options {
  readonly from: number
  readonly to: number
  readonly dryRun?: boolean
}

export function createTrialsCommand(): Command {
  return new Command('trials')
    .description('Free trials of listings')
    .addCommand(
      new Command('extend')
        .description(
          'gives trials the time back in which the portal was not available for more than 24 hours, and tells their owners; repeating it changes nothing',
        )
        .requiredOption(
          '--from <instant>',
          'when the outage began, such as 2027-01-31T00:00:00Z',
          parseInstant,
        )
        .requiredOption('--to <instant>', 'when it ended', parseInstant)
        .option('--dry-run', 'only print who would get time back')
        .action(extendTrials),
    )
}

async function extendTrials({ from, to, dryRun = false }: Options): Promise<void> {
  const config = readSiteConfig(process.env)
  try {
    const trials = await withStore((store) =>
      extendTrialsForOutage({ store, config, now: store.now, randomBytes }, { from, to, isDryRun: dryRun }),
    )
    print([...trials.map(format), summarise(trials.length, dryRun), ''].join('\n'))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    printError(`${error.message}\n`)
    process.exitCode = 1
  }
}

const format = ({ name, place, owner, oldEnd, newEnd, timeZone }: ExtendedTrial): string =>
  `${name}, ${place}, ${owner?.address ?? 'no account'}: ended ${formatDateTime(oldEnd, timeZone)}, ends ${formatDateTime(newEnd, timeZone)} (${timeZone})`

function summarise(trials: number, isDryRun: boolean): string {
  const count = pluralize(trials, 'trial')
  if (isDryRun) return `${count} would get days back. Nothing was changed: this was a dry run`
  return `${count} got days back${trials === 0 ? '' : '; an email tells each owner'}`
}
