import type { OwnBusiness } from '@portal/domain/contract'
import { GALLERY_PLAN, getPlan } from '@portal/domain/plan'
import { pluralize } from '@portal/domain/shared'
import { Text } from '@portal/ui'

/** How many photos a listing has, and which of them its plan shows. */
export function PhotosNote({ business: { photos, subscriptionTier } }: { business: OwnBusiness }) {
  const { showsGallery } = getPlan(subscriptionTier)
  if (photos.length === 0) return null
  return (
    <Text size="small" tone="soft">
      {pluralize(photos.length, 'photo')}
      {!showsGallery && photos.length === 1 && ': your cover.'}
      {!showsGallery &&
        photos.length > 1 &&
        `: the first is your cover, the gallery comes with ${GALLERY_PLAN.name}.`}
    </Text>
  )
}
