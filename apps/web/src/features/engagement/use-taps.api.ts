import type { Business, TapKind } from '@portal/domain/contract'
import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'react-redux'
import { useAccount, type Account } from '#features/account/account.api.ts'
import { recordTap, tapsApi } from './engagement.api.ts'

type TappedBusiness = Pick<Business, 'id' | 'isOwner'>

const isVisitor = (account: Account, { isOwner }: TappedBusiness): boolean =>
  !isOwner && !(account.status === 'signed-in' && account.user.isAdmin)

const NO_SUBSCRIPTION = { selectFromResult: () => ({}) }

function useReport(): (business: TappedBusiness, kind: TapKind) => void {
  const [report] = tapsApi.useTapBusinessMutation(NO_SUBSCRIPTION)
  const visit = useStore()
  const account = useAccount()
  return (business, kind) => {
    const { id } = business
    if (isVisitor(account, business) && !recordTap(visit, `${id} ${kind}`)) void report({ id, kind })
  }
}

/**
 * Reports what a visitor does on a profile: `const tap = useTaps(business)`, then `onClick={() => tap('call')}`. The
 * report outlives the page that the tap leaves; a lost one does no harm.
 */
export function useTaps(business: TappedBusiness): (kind: TapKind) => void {
  const report = useReport()
  return (kind) => report(business, kind)
}

/** Calls back once the page is visible: not while loaded ahead or in a background tab. */
function whenVisible(callback: () => void): () => void {
  const attempt = () => {
    if (document.visibilityState === 'visible') {
      stop()
      callback()
    }
  }
  const stop = () => document.removeEventListener('visibilitychange', attempt)
  document.addEventListener('visibilitychange', attempt)
  attempt()
  return stop
}

/** Reports a profile view once the session is known and the page is visible. */
export function useViewTap({ id, isOwner }: TappedBusiness): void {
  const report = useEffectEvent(useReport())
  const isKnown = useAccount().status !== 'unknown'
  useEffect(
    () => (isKnown ? whenVisible(() => report({ id, isOwner }, 'view')) : undefined),
    [isKnown, id, isOwner],
  )
}
