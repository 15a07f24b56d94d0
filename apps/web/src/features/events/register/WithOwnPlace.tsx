import type { ReactNode } from 'react'
import { useOwnPlace, type OwnPlace } from '../own-places.ts'

interface WithOwnPlaceProps {
  slug: string
  children: (place: OwnPlace | null) => ReactNode
}

/** Passes on the place that this device knows of. */
export const WithOwnPlace = ({ slug, children }: WithOwnPlaceProps) => children(useOwnPlace(slug))
