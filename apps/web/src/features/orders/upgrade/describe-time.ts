import type { OrderPreview } from '@portal/domain/contract'
import { getPlan } from '@portal/domain/plan'
import { formatDate } from '@portal/domain/shared'

/** Describes when the plan would run, and what becomes of the one before. */
export function describeTime({ current, next, trialEndsAt }: OrderPreview, timeZone: string): string[] {
  const { name } = getPlan(next.tier)
  const from = formatDate(next.startsAt, timeZone)
  const until = formatDate(next.endsAt, timeZone)
  if (next.tier < current.tier) {
    const higher = getPlan(current.tier).name
    return [
      `${name} begins when ${higher} ends, on ${from}, and runs until ${until}.`,
      `Nothing is deleted: what ${name} doesn’t show is hidden and kept for you.`,
    ]
  }
  if (next.tier === current.tier && current.isPublic)
    return [`The year is added to the end of your plan: from ${from} to ${until}. You don’t lose any days.`]
  if (trialEndsAt !== null && next.startsAt >= trialEndsAt)
    return [`${name} begins on ${from}, when your trial ends, and runs until ${until}.`]
  return [`Paid today, ${name} runs from ${from} to ${until}. It starts as soon as we have your payment.`]
}
