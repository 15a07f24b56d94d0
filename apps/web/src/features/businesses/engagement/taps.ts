import type * as contract from '@portal/domain/contract'
import type { Business, TapKind } from '@portal/domain/contract'
import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'react-redux'
import { api } from '#api/api.ts'
import { useAccount, type Account } from '#features/account/account.api.ts'
import { send } from '#shared/calls/call.ts'

type TapBusiness = typeof contract.tapBusiness

const tapsApi = api.injectEndpoints({
  endpoints: (build) => ({
    tapBusiness: build.mutation<null, { id: number; kind: TapKind }>({
      query: ({ id, kind }) => ({
        ...send<TapBusiness>('POST', '/api/businesses/:idOrSlug/taps', {
          params: { idOrSlug: id },
          body: { kind },
        }),
        outlivesPage: true,
      }),
    }),
  }),
})

/** The same again within this time is the same tap: a double press, or a profile returned to. */
const REPEAT_MS = 30_000

/** When each tap was reported last, by the store of one visit. */
const reported = new WeakMap<object, Map<string, number>>()

function isRepeat(visit: object, tap: string): boolean {
  const known = reported.get(visit) ?? new Map<string, number>()
  const now = Date.now()
  const last = known.get(tap)
  reported.set(visit, known.set(tap, now))
  return last !== undefined && now - last < REPEAT_MS
}

type Tapped = Pick<Business, 'id' | 'isOwner'>

const isVisitor = (account: Account, { isOwner }: Tapped): boolean =>
  !isOwner && !(account.status === 'signed-in' && account.user.isAdmin)

const NOT_WATCHED = { selectFromResult: () => ({}) }

function useReport(): (business: Tapped, kind: TapKind) => void {
  const [report] = tapsApi.useTapBusinessMutation(NOT_WATCHED)
  const visit = useStore()
  const account = useAccount()
  return (business, kind) => {
    const { id } = business
    if (isVisitor(account, business) && !isRepeat(visit, `${id} ${kind}`)) void report({ id, kind })
  }
}

/**
 * Reports what a visitor does on a profile: `const tap = useTaps(business)`, then `onClick={() => tap('call')}`. The
 * report outlives the page that the tap leaves, and a lost one is not missed.
 */
export function useTaps(business: Tapped): (kind: TapKind) => void {
  const report = useReport()
  return (kind) => report(business, kind)
}

/** Calls back once the page is in view: not while it is loaded ahead or in a background tab. */
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

/** Reports a view of a profile once it is known who is there and the page is in view. */
export function useViewTap({ id, isOwner }: Tapped): void {
  const report = useEffectEvent(useReport())
  const isKnown = useAccount().status !== 'unknown'
  useEffect(
    () => (isKnown ? whenVisible(() => report({ id, isOwner }, 'view')) : undefined),
    [isKnown, id, isOwner],
  )
}
