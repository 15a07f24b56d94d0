import type { AdminOrder } from '@portal/domain/contract'
import { useState } from 'react'
import { describeFailure } from '#shared/calls/describe-failure.ts'

/** Passes on an action's result, and remembers why it was refused. */
export type Report = <Result extends { error?: unknown }>(pending: PromiseLike<Result>) => Promise<Result>

/** The state that decides which actions are possible. */
const getState = ({ status, payments }: AdminOrder): string => `${status} ${payments.length}`

/**
 * Why the last action was refused, once the order has changed: the action, which shows its refusal itself, may no
 * longer be on the page.
 */
export function useRefusal(order: AdminOrder): { refusal: string | null; report: Report } {
  const [refused, setRefused] = useState<{ text: string; state: string } | null>(null)
  const state = getState(order)
  return {
    refusal: refused !== null && refused.state !== state ? refused.text : null,
    report: async (pending) => {
      const result = await pending
      setRefused(result.error === undefined ? null : { text: describeFailure(result.error), state })
      return result
    },
  }
}
