import { businessPath, categorySlug, formatPhone } from '@portal/domain/business'
import type { ExpiredBusiness } from '@portal/domain/contract'
import { countryOf, placeLabel } from '@portal/domain/place'
import { Alert, DescriptionList, Heading, Stack, TextLink } from '@portal/ui'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { toBreadcrumbs } from './ProfileHero.tsx'

/** What is still public of an expired listing. */
export function ExpiredProfile({ business }: { business: ExpiredBusiness }) {
  const { name, category, country, phone } = business
  const place = placeLabel(business, { country: true })
  return (
    <>
      <Seo
        title={name}
        description={`${name}, ${category}, ${place}. This listing has expired.`}
        path={businessPath(business)}
        noindex
      />
      <PageBand>
        <Breadcrumbs items={toBreadcrumbs(business)} />
        <Heading level={1}>{name}</Heading>
      </PageBand>
      <PageBody width="narrow">
        <Stack gap={24}>
          <Alert>
            <strong>Trial expired. Upgrade now to reactivate your listing!</strong>
          </Alert>
          <DescriptionList
            items={[
              { term: 'Category', details: category },
              { term: 'Place', details: place },
              ...(phone
                ? [{ term: 'Phone', details: <a href={`tel:${phone}`}>{formatPhone(phone)}</a> }]
                : []),
            ]}
          />
          <TextLink arrow href={paths.countryCategory(country, categorySlug(category))}>
            {category} in {countryOf(country).name}
          </TextLink>
        </Stack>
      </PageBody>
    </>
  )
}
