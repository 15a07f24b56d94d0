import { getBusinessPath, getCategorySlug, formatPhone } from '@portal/domain/business'
import type { ExpiredBusiness } from '@portal/domain/contract'
import { getCountry, getPlaceLabel } from '@portal/domain/place'
import { getExpiredNotice } from '@portal/domain/plan'
import { Alert, DescriptionList, Heading, Stack, Text, TextLink } from '@portal/ui'
import { useAccount } from '#features/account/account.api.ts'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { toBreadcrumbs } from './ProfileHero.tsx'

const STEP: Readonly<Record<ExpiredBusiness['plan'], string>> = { trial: 'upgrade', paid: 'renew' }

/** The way to a plan for an owner who is signed out; signed in, owners see the whole listing. */
function OwnersWay({ business: { id, plan } }: { business: ExpiredBusiness }) {
  if (useAccount().status === 'signed-in') return null
  return (
    <Text size="small" tone="soft">
      Is this your business?{' '}
      <TextLink href={paths.upgrade({ business: id })}>Sign in to {STEP[plan]}</TextLink>
    </Text>
  )
}

/** The public part of an expired listing. */
export function ExpiredProfile({ business }: { business: ExpiredBusiness }) {
  const { name, category, country, phone, plan } = business
  const place = getPlaceLabel(business, { country: true })
  return (
    <>
      <Seo
        title={name}
        description={`${name}, ${category}, ${place}. This listing has expired.`}
        path={getBusinessPath(business)}
        noindex
      />
      <PageBand>
        <Breadcrumbs items={toBreadcrumbs(business)} />
        <Heading level={1} translate="no">
          {name}
        </Heading>
      </PageBand>
      <PageBody width="narrow">
        <Stack gap={24}>
          <Alert>
            <strong>{getExpiredNotice(plan)}</strong>
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
          <OwnersWay business={business} />
          <TextLink arrow href={paths.countryCategory(country, getCategorySlug(category))}>
            {category} in {getCountry(country).name}
          </TextLink>
        </Stack>
      </PageBody>
    </>
  )
}
