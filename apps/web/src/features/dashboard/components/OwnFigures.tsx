import { Grid, Stat } from '@portal/ui'
import { useNow } from '#shared/visit.ts'
import { useOwnBusinessesQuery } from '../dashboard.api.ts'
import { stateOf } from '../listing-state.ts'

/** How many listings one has, and in which state. */
export function OwnFigures() {
  const now = useNow()
  const { data } = useOwnBusinessesQuery()
  const count = (label: string) => data?.filter((business) => stateOf(business, now).label === label).length
  const reviews = data?.reduce((sum, business) => sum + business.reviewCount, 0)
  const figures = [
    { label: 'Listings', value: data?.length },
    { label: 'Live', value: count('Live') },
    { label: 'Pending Review', value: count('Pending Review') },
    { label: 'Reviews', value: reviews },
  ]
  return (
    <Grid cell="narrow" gap={16}>
      {figures.map(({ label, value }) => (
        <Stat key={label} label={label} value={value ?? '–'} />
      ))}
    </Grid>
  )
}
