import type { EventItem } from '@portal/domain/contract'
import { Suspense, type ReactNode } from 'react'
import { lazyWithFallback } from '#shared/page/lazy-with-fallback.ts'
import { useHasOwnPlaces } from '../has-own-places.ts'

const OwnPlaceOr = lazyWithFallback(
  () => import('./OwnPlaceOr.tsx').then((part) => part.OwnPlaceOr),
  ({ children }) => children,
)

interface RegisterOrPlaceProps {
  event: EventItem
  /** The link to register. */
  children: ReactNode
}

/** The visitor's place at an event if this device knows of one, else the link to register. */
export const RegisterOrPlace = ({ event, children }: RegisterOrPlaceProps) =>
  useHasOwnPlaces() ? (
    <Suspense fallback={children}>
      <OwnPlaceOr event={event}>{children}</OwnPlaceOr>
    </Suspense>
  ) : (
    children
  )
