import { Heading, Text } from '@portal/ui'
import { PageBand } from '#shared/PageBand.tsx'
import { PageBody } from '#shared/PageBody.tsx'
import { paths } from '#shared/paths.ts'
import { Seo } from '#shared/Seo.tsx'
import { later } from '#shared/later.tsx'
import { Trail } from '#shared/Trail.tsx'

const ProvinceCards = later(() =>
  import('./ProvinceCards.tsx').then((part) => ({ default: part.ProvinceCards })),
)
const cards = <ProvinceCards />

/** The directory by province. */
export const ProvincesPage = () => (
  <>
    <Seo
      title="Businesses by Province"
      description="The ten provinces of the Solomon Islands, each with its number of businesses and what there is most of."
      path={paths.directoryProvinces()}
    />
    <PageBand>
      <Trail
        items={[
          { label: 'Home', href: paths.home() },
          { label: 'Directory', href: paths.directory() },
          { label: 'Provinces' },
        ]}
      />
      <Heading level={1}>Businesses by Province</Heading>
      <Text size="lead" tone="soft">
        Ten provinces of the Solomon Islands. Choose one to see who is there.
      </Text>
    </PageBand>
    <PageBody>{cards}</PageBody>
  </>
)
