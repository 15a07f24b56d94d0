import { photoSrcset } from '@portal/domain/business'
import type { BusinessSummary } from '@portal/domain/contract'
import { Monogram } from '@portal/ui'
import { categoryTone } from './category-tone.ts'

export type Covered = Pick<BusinessSummary, 'name' | 'category' | 'images' | 'cover'>

interface CoverProps {
  business: Covered
  /** How wide it is shown, as the attribute `sizes` of an image says it. */
  sizes: string
}

/** A business's first photo, or the pattern of its category where it has none; it fills what it stands in. */
export function Cover({ business: { name, category, images, cover }, sizes }: CoverProps) {
  const [photo] = images
  if (photo === undefined) return <Monogram name={name} tone={categoryTone(category)} />
  return (
    <img
      src={photo}
      srcSet={photoSrcset(photo, cover?.width ?? 0) || undefined}
      sizes={sizes}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
