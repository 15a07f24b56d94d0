import { growthBarPercent } from '@portal/domain/content'
import { countryOf } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import { INDUSTRY_CARDS, type IndustryCard } from '@portal/reference-data'
import { Card, Flag, Grid, ProgressBar, Stat, Text } from '@portal/ui'

/** The sample figures of an industry; null for the four that have none. */
export const estimatesOf = (slug: string): IndustryCard | null =>
  INDUSTRY_CARDS.find(({ industry }) => industry === slug) ?? null

/** What the region is estimated to have in an industry; nothing for those that nobody estimates. */
export function RegionalFigures({ slug }: { slug: string }) {
  const estimates = estimatesOf(slug)
  if (!estimates) return null
  return (
    <Card gap={16}>
      <Grid cell="narrow" gap={16}>
        <Stat size="small" label="Businesses" value={formatNumber(estimates.businessCount)} />
        <Stat size="small" label="Average revenue" value={estimates.avgRevenue} />
        <div>
          <Text size="small" tone="soft">
            Leading countries
          </Text>
          {estimates.topCountries.map((code) => (
            <Text size="small" key={code}>
              <Flag code={code} /> {countryOf(code).name}
            </Text>
          ))}
        </div>
      </Grid>
      <ProgressBar
        label="Growth rate"
        value={growthBarPercent(estimates.growthRate)}
        text={`${estimates.growthRate}%`}
      />
      <Text size="small">
        <strong>Key segments:</strong> {estimates.keySegments.join(', ')}
      </Text>
      <Text size="caption" tone="soft">
        Regional estimate
      </Text>
    </Card>
  )
}
