import { TabLinks } from '@portal/ui'
import { PART_WORDS } from '../guide-sections.ts'
import { GUIDE_PARTS, paths } from '#shared/urls/paths.ts'
import { getPlaceFullCode, type GuidePartAddress } from '../guide-part-address.ts'

/** Links between the parts of a guide. */
export const GuidePartTabs = ({ place, part }: GuidePartAddress) => (
  <TabLinks
    label="Parts of the guide"
    chips
    items={GUIDE_PARTS.map((one) => ({
      href: paths.guidePart(getPlaceFullCode(place), one),
      label: PART_WORDS[one].label,
      current: one === part,
    }))}
  />
)
