import { InsightsBody } from '#features/industries/components/InsightsBody.tsx'
import { ResourceTeasers } from '#features/resources/teasers/ResourceTeasers.tsx'
import { TEASERS } from '../teasers/teasers.ts'

const teasers = { ...TEASERS, ResourceTeasers }

export const InsightsWithTeasers = ({ slug }: { slug: string }) => (
  <InsightsBody slug={slug} teasers={teasers} />
)
