import type { Place } from '@portal/domain/place'
import { Stack } from '@portal/ui'
import { Invitation } from './Invitation.tsx'
import { RelatedLists } from './RelatedLists.tsx'

interface PlaceEndProps {
  place: Place | null
  /** The category's slug, empty for all. */
  category: string
}

/** Below the list of a place or category: neighbouring lists, and an invitation to owners. */
export const PlaceEnd = ({ place, category }: PlaceEndProps) => (
  <Stack gap={48}>
    <RelatedLists place={place} category={category} />
    {place && <Invitation country={place.country} />}
  </Stack>
)
