import type { CountryCode } from '@portal/domain/place'
import { COUNTRY_FIGURES } from '@portal/reference-data'
import { Grid, Stack, Stat, Text, token } from '@portal/ui'
import { styled } from 'styled-components'

const Figures = styled(Grid)`
  padding: ${token.space[24]};
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.raised};
`

/** A country in a few sentences and its fixed figures. */
export function Overview({ country, texts }: { country: CountryCode; texts: readonly string[] }) {
  const { population, gdp, easeOfBusinessRank, mainIndustries, mainExports } = COUNTRY_FIGURES[country]
  return (
    <Stack gap={24}>
      {texts.map((text, place) => (
        <Text key={text} size={place === 0 ? 'lead' : 'body'}>
          {text}
        </Text>
      ))}
      <Stack gap={8}>
        <Figures cell="narrow" gap={16}>
          <Stat label="Population" value={population} />
          <Stat label="GDP" value={gdp} />
          <Stat label="Ease of business rank" value={easeOfBusinessRank} />
          <Stat label="Key industries" value={mainIndustries.length} />
        </Figures>
        <Text>
          <strong>Main exports:</strong> {mainExports.join(', ')}
        </Text>
        <Text size="caption" tone="soft">
          Regional estimate
        </Text>
      </Stack>
    </Stack>
  )
}
