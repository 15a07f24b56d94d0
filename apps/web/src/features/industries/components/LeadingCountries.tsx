import { countryOf, type CountryCode } from '@portal/domain/place'
import { Cluster, Flag, Text } from '@portal/ui'

/** The countries with the most listed businesses of an industry, the first in front. */
export const LeadingCountries = ({ countries }: { countries: readonly CountryCode[] }) => (
  <div>
    <Text size="caption" tone="soft">
      Leading countries
    </Text>
    <Cluster gap={12}>
      {countries.length === 0 && (
        <Text as="span" size="small">
          None yet
        </Text>
      )}
      {countries.map((code) => (
        <Text as="span" size="small" key={code}>
          <Flag code={code} /> {countryOf(code).name}
        </Text>
      ))}
    </Cluster>
  </div>
)
