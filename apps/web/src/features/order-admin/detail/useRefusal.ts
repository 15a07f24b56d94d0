import type { AdminOrder } from '@portal/domain/contract'
import { useState } from 'react'
import { describeFailure } from '#shared/calls/describe-failure.ts'

/** Passes on the answer to an action, and remembers why it was refused. */
export type Report = <Answered extends { error?: unknown }>(
  answer: PromiseLike<Answered>,
) => Promise<Answered>

/** What actions become possible or impossible by. */
const getState = ({ status, payments }: AdminOrder): string => `${status} ${payments.length}`

/**
 * Why the last action on an order was refused, once the order is no longer as it was: the action, which says so itself,
 * may have left the page with that.
 */
export function useRefusal(order: AdminOrder): { refusal: string | null; report: Report } {
  const [refused, setRefused] = useState<{ text: string; state: string } | null>(null)
  const state = getState(order)
  return {
    refusal: refused !== null && refused.state !== state ? refused.text : null,
    report: async (answer) => {
      const answered = await answer
      setRefused(answered.error === undefined ? null : { text: describeFailure(answered.error), state })
      return answered
    },
  }
}
