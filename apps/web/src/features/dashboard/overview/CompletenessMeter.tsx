import { getCompleteness } from '@portal/domain/business'
import type { OwnBusiness } from '@portal/domain/contract'
import { ProgressBar, Stack, Text, TextLink, VisuallyHidden } from '@portal/ui'
import { getEditAddress } from './edit-address.ts'

/** How complete a listing is, and its next best step. */
export function CompletenessMeter({ business }: { business: OwnBusiness }) {
  const { score, missing } = getCompleteness(business)
  const [next] = missing
  return (
    <Stack gap={8}>
      <ProgressBar label="Completeness" value={score} />
      {next ? (
        <Text size="small">
          <TextLink href={getEditAddress(business, next.key)}>
            {next.label}
            <VisuallyHidden>
              {' '}
              to <span translate="no">{business.name}</span>
            </VisuallyHidden>
          </TextLink>{' '}
          {next.reason}
        </Text>
      ) : (
        <Text size="small" tone="soft">
          Nothing is missing.
        </Text>
      )}
    </Stack>
  )
}
