import { getCountry, type CountryCode } from '@portal/domain/place'
import { Cluster, Flag, Text } from '@portal/ui'

interface LeadingCountriesProps {
  /** The estimate, the largest first. */
  countries: readonly CountryCode[]
  /** The countries with the most listed businesses of the industry, the first in front. */
  listed: readonly CountryCode[]
}

/** The leading countries of an industry; below them, those with the most listed businesses. */
export const LeadingCountries = ({ countries, listed }: LeadingCountriesProps) => (
  <div>
    <Text size="caption" tone="soft">
      Leading countries
    </Text>
    <Cluster gap={12}>
      {countries.map((code) => (
        <Text as="span" size="small" key={code}>
          <Flag code={code} /> {getCountry(code).name}
        </Text>
      ))}
    </Cluster>
    {listed.length > 0 && (
      <Text size="caption" tone="soft">
        {`Most listed here: ${listed.map((code) => getCountry(code).name).join(', ')}`}
      </Text>
    )}
  </div>
)
