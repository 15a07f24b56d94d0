import type { CountryCode } from '@portal/domain/place'
import { GuideBody } from '#features/guides/components/GuideBody.tsx'
import { TEASERS } from '../teasers/teasers.ts'

export const GuideWithTeasers = ({ country }: { country: CountryCode }) => (
  <GuideBody country={country} teasers={TEASERS} />
)
