import { formatRelativeTime } from '@portal/domain/shared'
import { Badge, CardLink, Text } from '@portal/ui'
import { useUnfinishedListing } from '#features/onboarding/unfinished.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { useNow } from '#shared/page/page-context.ts'
import { Face, Name, State } from './chip-parts.ts'

/** The listing draft on this device, as a chip; nothing without one. */
export function UnfinishedChip() {
  const now = useNow()
  const { draft } = useUnfinishedListing(null, now)
  if (!draft) return null
  const name = draft.form.shopName.trim() || 'Unfinished listing'
  return (
    <li>
      <Face>
        <Name title={name}>
          <CardLink href={paths.registerBusiness()}>Continue: {name}</CardLink>
        </Name>
        <State>
          <Badge>Unfinished</Badge>
          <Text as="span" size="caption" tone="soft" lines={1}>
            Changed {formatRelativeTime(draft.savedAt, now)}
          </Text>
        </State>
      </Face>
    </li>
  )
}
