import type * as contract from '@portal/domain/contract'
import type { TapKind } from '@portal/domain/contract'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { useStore } from 'react-redux'
import { api } from '#api/api.ts'
import { send } from '#shared/calls/call.ts'

type TapBusiness = typeof contract.tapBusiness

/** What visitors do on profiles and cards, counted for the owner. */
export const tapsApi = api.injectEndpoints({
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

/** Repeated taps within this time count once: a double click, or a return to the profile. */
const REPEAT_MS = 30_000

/** Time of the last report of each tap, by the visit's store. */
const reported = new WeakMap<object, Map<string, number>>()

/** Records a tap; returns whether it repeats a recent one. */
export function recordTap(visit: object, tap: string): boolean {
  const known = reported.get(visit) ?? new Map<string, number>()
  const now = Date.now()
  const last = known.get(tap)
  reported.set(visit, known.set(tap, now))
  return last !== undefined && now - last < REPEAT_MS
}

type Visit = ReturnType<typeof useStore>

/** Reports a call from a card. The card does not know the owner; the API ignores an owner's own calls. */
export function reportCall(visit: Visit, id: number): void {
  if (recordTap(visit, `${id} call`)) return
  const dispatch: ThunkDispatch<unknown, unknown, UnknownAction> = visit.dispatch
  void dispatch(tapsApi.endpoints.tapBusiness.initiate({ id, kind: 'call' }, { track: false }))
}
