import { GuidePartBody } from '#features/guides/components/GuidePartBody.tsx'
import type { GuidePartAddress } from '#features/guides/guide-part-address.ts'
import { TEASERS } from '../teasers/teasers.ts'

export const GuidePartWithTeasers = (address: GuidePartAddress) => (
  <GuidePartBody {...address} teasers={TEASERS} />
)
