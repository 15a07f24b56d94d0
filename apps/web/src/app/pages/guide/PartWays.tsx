import { TabLinks } from '@portal/ui'
import { PART_WORDS } from '#features/guides/guide-sections.ts'
import { GUIDE_PARTS, paths } from '#shared/urls/paths.ts'
import { fullCodeOf, type PartAddress } from './part-place.ts'

/** The ways to the neighbouring parts of a guide. */
export const PartWays = ({ place, part }: PartAddress) => (
  <TabLinks
    label="Parts of the guide"
    items={GUIDE_PARTS.map((one) => ({
      href: paths.guidePart(fullCodeOf(place), one),
      label: PART_WORDS[one].label,
      current: one === part,
    }))}
  />
)
