import type { NewOrder } from '@portal/domain/contract'
import { findOrderedPlan } from '@portal/domain/plan'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { getFieldErrors, isApiError } from '#shared/calls/api-error.ts'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { reuseOrCreateKey, type IdempotencyKey } from '#shared/drafts/idempotency-key.ts'
import { orderPaths } from '#shared/urls/order-paths.ts'
import { useCreateOrderMutation } from '../orders.api.ts'
import type { UpgradeChoice } from './upgrade-choice.ts'

/** Problems of the order by field; `text` is shown beside the button. */
export interface OrderProblems {
  business?: string | undefined
  plan?: string | undefined
  addOns?: string | undefined
  text?: string | undefined
}

const NO_CONNECTION =
  'There is no connection to the portal. Your choice is kept: place the order again once you are connected. You won’t order it twice.'
const UNCLEAR = 'We couldn’t place the order just now. Your choice is kept: please try again in a moment.'

function toProblems(error: unknown): OrderProblems {
  if (!isApiError(error)) return { text: UNCLEAR }
  if (error.status === 0) return { text: NO_CONNECTION }
  const { businessId: business, plan, addOns } = getFieldErrors(error)
  if ([business, plan, addOns].some(Boolean)) return { business, plan, addOns }
  return { text: describeFailure(error, UNCLEAR) }
}

/** Places an order, once however often the button is pressed, and goes to its page. */
export function usePlaceOrder() {
  const [create, { isLoading }] = useCreateOrderMutation()
  const navigate = useNavigate()
  const [problems, setProblems] = useState<OrderProblems>({})
  const key = useRef<IdempotencyKey | null>(null)
  const isSending = useRef(false)
  async function send(order: NewOrder): Promise<void> {
    isSending.current = true
    key.current = reuseOrCreateKey(order, key.current)
    const { data, error } = await create({ order, idempotencyKey: key.current.key })
    isSending.current = false
    if (data) return void navigate(orderPaths.order(data.reference))
    setProblems(toProblems(error))
  }
  /** Resolves to the first missing field; null if none is missing. */
  async function place({
    business,
    plan,
    addOns,
    startsNow,
  }: UpgradeChoice): Promise<'business' | 'plan' | null> {
    if (isSending.current) return null
    const ordered = plan === null ? undefined : findOrderedPlan(plan)
    if (business === null || !ordered) {
      setProblems({
        ...(business === null && { business: 'Please choose one of your businesses' }),
        ...(plan === null && { plan: 'Please choose a plan' }),
      })
      return business === null ? 'business' : 'plan'
    }
    setProblems({})
    await send({ businessId: business, plan: ordered.tier, addOns: [...addOns], startsNow })
    return null
  }
  return { place, problems, isSending: isLoading, forget: () => setProblems({}) }
}
