import { IndustryBody } from '#features/industries/components/IndustryBody.tsx'
import { TEASERS } from '../teasers/teasers.ts'

export const IndustryWithTeasers = ({ slug }: { slug: string }) => (
  <IndustryBody slug={slug} teasers={TEASERS} />
)
