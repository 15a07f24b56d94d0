import type { BusinessFacets } from '@portal/domain/contract'
import { COUNTRY_CODES, getProvince, type CountryCode } from '@portal/domain/place'
import { MAIN_TOWNS } from '@portal/reference-data'
import { Alert, Cluster, LinkButton, Stack } from '@portal/ui'
import type { ListAddress } from '../list-address.ts'
import { isCountry, updateQuery, type ListingQuery } from '../listing-query.ts'

/** Maximum number of towns offered for one place. */
const MAX_TOWNS = 8

/** The change that narrows a list to a town, by the town's name. */
type Town = Pick<ListingQuery, 'country' | 'province' | 'town'>

const listMainTowns = (country: CountryCode): readonly Town[] =>
  MAIN_TOWNS[country].map(([town]) => ({ country, province: '', town }))

/** The number of main towns per country when all are offered; more for the country of most visitors. */
const getShare = (country: CountryCode): number => (country === 'sb' ? 3 : 2)

/**
 * The towns of the chosen place with the most businesses, if the counts are known; otherwise its main towns. Without a
 * place, towns of each country, that with the most businesses first.
 */
export function listOfferedTowns(query: ListingQuery, facets: BusinessFacets | undefined): readonly Town[] {
  const { country, province } = query
  const counted =
    facets?.towns.slice(0, MAX_TOWNS).map(({ value }) => ({ country, province, town: value })) ?? []
  if (counted.length > 0) return counted
  if (province !== '') return [{ country, province, town: getProvince(province).capital }]
  if (isCountry(country)) return listMainTowns(country).slice(0, MAX_TOWNS)
  const countIn = (code: CountryCode) => facets?.countries.find(({ value }) => value === code)?.count ?? 0
  return COUNTRY_CODES.toSorted((one, other) => countIn(other) - countIn(one)).flatMap((code) =>
    listMainTowns(code).slice(0, getShare(code)),
  )
}

interface TownsInsteadProps {
  query: ListingQuery
  facets: BusinessFacets | undefined
  address: Pick<ListAddress, 'toHref'>
  onChoose: () => void
}

/** Says that the device gave no position, and links to towns. */
export const TownsInstead = ({ query, facets, address, onChoose }: TownsInsteadProps) => (
  <Alert role="alert">
    <Stack gap={8}>
      <p>We couldn’t find your location. Choose a town instead:</p>
      <Cluster as="ul" role="list" gap={8}>
        {listOfferedTowns(query, facets).map((town) => (
          <li key={`${town.country}${town.province}${town.town}`}>
            <LinkButton
              variant="secondary"
              size="small"
              href={address.toHref(updateQuery(query, { ...town, near: null }))}
              onClick={onChoose}
            >
              {town.town}
            </LinkButton>
          </li>
        ))}
      </Cluster>
    </Stack>
  </Alert>
)
