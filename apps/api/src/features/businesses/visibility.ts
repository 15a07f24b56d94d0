import { getVisibility, type Visibility } from '@portal/domain/business'
import { getPlan, type Tier } from '@portal/domain/plan'
import type { BusinessRow } from './businesses.table.ts'

type VisibilityRow = Pick<BusinessRow, 'status' | 'hidden_at' | 'removed_at' | 'public_until'>

/** Who may see a stored business at an instant, by the domain's rule. */
export const getRowVisibility = (row: VisibilityRow, now: number): Visibility =>
  getVisibility(
    {
      status: row.status,
      suspendedAt: row.hidden_at,
      removedAt: row.removed_at,
      publicUntil: row.public_until,
    },
    now,
  )

/** How many pictures of a business everybody sees: a plan without a gallery shows the cover alone. */
export const getShownPictureCount = (tier: Tier): number => (getPlan(tier).showsGallery ? Infinity : 1)
