import { getCountry } from '@portal/domain/place'
import { Heading, Stack, Text } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import { paths } from '#shared/urls/paths.ts'
import { CompareForm } from '../compare/CompareForm.tsx'
import { CompareNote, CompareTable } from '../compare/CompareTable.tsx'
import { isComparable, MAX_COMPARED, parseComparedCountries } from '../compare/compared-countries.ts'

const BREADCRUMBS = [
  { label: 'Home', href: paths.home() },
  { label: 'Countries', href: paths.countries() },
  { label: 'Compare' },
]

function describeProblem(count: number): string {
  return count > MAX_COMPARED ? 'Choose at most three countries.' : 'Choose at least two countries.'
}

function CompareCountriesPage() {
  const [query] = useSearchParams()
  const countries = parseComparedCountries(query)
  const isReady = isComparable(countries.length)
  const names = countries.map((code) => getCountry(code).name)
  return (
    <>
      <Seo
        title={isReady ? `${names.join(', ')} Compared` : 'Compare Pacific Countries'}
        description="Population, economy, growth and ease of doing business of two or three Pacific countries side by side, each figure with its source and year."
        path={paths.compareCountries()}
      />
      <PageBand>
        <Breadcrumbs items={BREADCRUMBS} />
        <Heading level={1}>Compare countries</Heading>
        <Text size="lead" tone="soft">
          Two or three countries side by side, each figure with its source and year.
        </Text>
      </PageBand>
      <PageBody>
        {isReady && (
          <Stack gap={16}>
            <CompareTable countries={countries} />
            <CompareNote />
          </Stack>
        )}
        <CompareForm
          key={countries.join()}
          chosen={countries}
          problem={isReady || !query.has('countries') ? undefined : describeProblem(countries.length)}
        />
      </PageBody>
    </>
  )
}

export const screen: Screen = { Component: CompareCountriesPage, query: ['countries'] }
