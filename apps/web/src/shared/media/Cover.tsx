import type { BusinessSummary } from '@portal/domain/contract'
import { Picture } from '@portal/ui'
import { toPicture } from './picture.ts'
import { TradeCover } from './trade-cover/TradeCover.tsx'

export type CoveredBusiness = Pick<
  BusinessSummary,
  'name' | 'category' | 'country' | 'province' | 'images' | 'cover'
>

interface CoverProps {
  business: CoveredBusiness
  /** The displayed width, as an image's `sizes` attribute. */
  sizes: string
}

/** A business's first photo, or the drawing of its trade; it fills its container. */
export function Cover({ business, sizes }: CoverProps) {
  const { name, category, country, province, images, cover } = business
  const [src] = images
  if (src === undefined || !cover)
    return <TradeCover name={name} category={category} country={country} province={province} />
  return <Picture {...toPicture({ src, ...cover })} alt="" sizes={sizes} ratio="fill" />
}
