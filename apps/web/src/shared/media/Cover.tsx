import type { BusinessSummary } from '@portal/domain/contract'
import { Monogram, Picture } from '@portal/ui'
import { categoryTone } from './category-tone.ts'
import { toPicture } from './picture.ts'

export type CoveredBusiness = Pick<BusinessSummary, 'name' | 'category' | 'images' | 'cover'>

interface CoverProps {
  business: CoveredBusiness
  /** How wide it is shown, as the attribute `sizes` of an image says it. */
  sizes: string
}

/** A business's first photo, or the pattern of its category where it has none; it fills what it stands in. */
export function Cover({ business: { name, category, images, cover }, sizes }: CoverProps) {
  const [src] = images
  if (src === undefined || !cover) return <Monogram name={name} tone={categoryTone(category)} />
  return <Picture {...toPicture({ src, ...cover })} alt="" sizes={sizes} ratio="fill" />
}
