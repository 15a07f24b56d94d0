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

/** Businesses that a dry run moves in one transaction. */
const BATCH = 20

interface Options {
  /** The instant that decides what is due, in milliseconds; now by default. */
  readonly asOf?: number
  /** Stops between two batches; the next run continues there. */
  readonly signal?: AbortSignal
}

/** The result of a run. */
export interface TrialsReport {
  readonly planMails: PlanMailCounts
  readonly quoteMails: QuoteMailCounts
  /** Businesses whose plan changed with a period of their paid time. */
  readonly plansChanged: number
  readonly trialsEnded: number
  readonly plansEnded: number
}

/**
 * Handles what time changes for trials, paid plans and quotes: mails that are due as of an instant, and plans that wait
 * behind others. A trial or a plan ends by comparison with the clock, without a write; only as of a future instant it
 * is ended in the database too. Safe to interrupt and repeat, even concurrently.
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

/** Ends trials and plans that end by a future instant, after the mails about them. */
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
          // Its mails were written for the original end.
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
