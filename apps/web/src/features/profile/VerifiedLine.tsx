import { getVerificationSentence } from '@portal/domain/business'
import type { Verification } from '@portal/domain/contract'
import { formatLocalDay } from '@portal/domain/shared'
import { Text, TextLink } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'

/** How and when the business was verified, and what that means. */
export const VerifiedLine = ({ method, on }: Verification) => (
  <Text size="small" tone="soft">
    Verified on {formatLocalDay(on)}: {getVerificationSentence(method)}.{' '}
    <TextLink href={paths.legal('verification-policy')}>How we verify businesses</TextLink>
  </Text>
)
