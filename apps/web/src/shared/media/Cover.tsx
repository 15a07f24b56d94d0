import type { BusinessSummary } from '@portal/domain/contract'
import { Monogram, Picture } from '@portal/ui'
import { categoryTone } from './category-tone.ts'
import { toPicture } from './picture.ts'

export type CoveredBusiness = Pick<BusinessSummary, 'name' | 'category' | 'images' | 'cover'>

interface CoverProps {
  business: CoveredBusiness
  /** The displayed width, as an image's `sizes` attribute. */
  sizes: string
}

/** A business's first photo, or its category's pattern; it fills its container. */
export function Cover({ business: { name, category, images, cover }, sizes }: CoverProps) {
  const [src] = images
  if (src === undefined || !cover) return <Monogram name={name} tone={categoryTone(category)} />
  return <Picture {...toPicture({ src, ...cover })} alt="" sizes={sizes} ratio="fill" />
}
