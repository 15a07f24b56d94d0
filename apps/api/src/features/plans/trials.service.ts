import { runInBatches } from '#db/run-in-batches.ts'
import { advancePlans } from '#features/businesses/plan.service.ts'
import {
  findDuePlanMoves,
  applyPlanMove,
  type PlanMove,
  type DryRun,
} from '#features/businesses/plan-dry-run.service.ts'
import { sendQuoteMails, type QuoteMailCounts } from '#features/quotes/quote-mails.service.ts'
import { sendPlanMails, skipPlanMails, type PlanContext, type PlanMailCounts } from './plan-mails.service.ts'

/** Businesses that a dry run moves on in one transaction. */
const BATCH = 20

interface Options {
  /** What decides what is due, in milliseconds; now unless given. */
  readonly asOf?: number
  /** Ends the work between two batches; the next pass continues there. */
  readonly signal?: AbortSignal
}

/** What a pass did. */
export interface TrialsReport {
  readonly planMails: PlanMailCounts
  readonly quoteMails: QuoteMailCounts
  /** Businesses whose plan is another one now, since their paid time says so. */
  readonly plansChanged: number
  readonly trialsEnded: number
  readonly plansEnded: number
}

/**
 * What time does to trials, paid plans and quotes: the mails that are due as of a moment, and plans that wait behind
 * others. A trial or a plan ends by comparison with the clock, with nothing written; as of a moment to come it is ended
 * in the database too. It may die at any line and run again, also beside another process.
 */
export async function runTrials(
  context: PlanContext,
  { asOf = context.now(), signal }: Options = {},
): Promise<TrialsReport> {
  const now = context.now()
  const plansChanged = await advancePlans(context, now, signal)
  const planMails = await sendPlanMails(context, asOf, signal)
  const quoteMails = await sendQuoteMails(context, asOf, signal)
  const ended = asOf > now ? await dryRun(context, { now, asOf }) : { trialsEnded: 0, plansEnded: 0 }
  return { planMails, quoteMails, plansChanged, ...ended }
}

/** Ends what has ended as of a moment to come; after the mails about those ends. */
async function dryRun(
  { store }: PlanContext,
  dryRunOptions: DryRun,
): Promise<Pick<TrialsReport, 'trialsEnded' | 'plansEnded'>> {
  const moved: PlanMove[] = []
  await runInBatches({
    find: (after) => findDuePlanMoves(store.read, dryRunOptions, { after, limit: BATCH }),
    work: (ids) =>
      store.write.transaction().execute(async (trx) => {
        for (const id of ids) {
          moved.push(await applyPlanMove(trx, id, dryRunOptions))
          // They were written about the end that was to come.
          await skipPlanMails(trx, dryRunOptions.now, id)
        }
        return ids.length
      }),
    signal: undefined,
  })
  return {
    trialsEnded: moved.filter(({ isTrialOver }) => isTrialOver).length,
    plansEnded: moved.filter(({ isPlanOver }) => isPlanOver).length,
  }
}
