import { Heading, Text } from '@portal/ui'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'

const ProvinceCards = lazyIsland(() =>
  import('./ProvinceCards.tsx').then((part) => ({ default: part.ProvinceCards })),
)
const cards = <ProvinceCards />

/** The directory by province. */
export const ProvincesPage = () => (
  <>
    <Seo
      title="Businesses by Province"
      description="The ten provinces of the Solomon Islands, with the number of businesses and the biggest industry in each."
      path={paths.directoryProvinces()}
    />
    <PageBand>
      <Breadcrumbs
        items={[
          { label: 'Home', href: paths.home() },
          { label: 'Directory', href: paths.directory() },
          { label: 'Provinces' },
        ]}
      />
      <Heading level={1}>Businesses by Province</Heading>
      <Text size="lead" tone="soft">
        Choose a province of Solomon Islands to see its businesses.
      </Text>
    </PageBand>
    <PageBody>{cards}</PageBody>
  </>
)
