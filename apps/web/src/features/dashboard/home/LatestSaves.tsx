import { getBusinessPath } from '@portal/domain/business'
import { getPlaceLabel } from '@portal/domain/place'
import { CardLink, from, Skeleton, Text, TextLink } from '@portal/ui'
import { styled } from 'styled-components'
import { useLatestSavesQuery } from '#features/saves/saves.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { Face, Name } from '../components/chip-parts.ts'
import { ChipRow, StripColumn, StripHeader } from './strip-layout.ts'

/** Hidden on phones, where the link above leads to them. */
const DesktopOnly = styled.div`
  display: none;
  ${from.desktop} {
    display: block;
  }
`

/** The businesses that were saved last, in a row. */
export function SavedChips() {
  const { data, error } = useLatestSavesQuery()
  if (error && !data)
    return <Text tone="soft">We couldn’t load them here. Open your saved businesses instead.</Text>
  if (!data) {
    return (
      <ChipRow role="list" aria-busy="true" aria-label="Loading saved businesses...">
        <li>
          <Skeleton shape="block" />
        </li>
      </ChipRow>
    )
  }
  if (data.total === 0) return <Text tone="soft">Tap the heart on a business to save it here.</Text>
  return (
    <ChipRow role="list" tabIndex={0} aria-label="Saved businesses">
      {data.items.map((business) => (
        <li key={business.id}>
          <Face>
            <Name title={business.name}>
              <CardLink translate="no" href={getBusinessPath(business)}>
                {business.name}
              </CardLink>
            </Name>
            <Text as="span" size="caption" tone="soft" lines={1}>
              {business.category}, {getPlaceLabel(business)}
            </Text>
          </Face>
        </li>
      ))}
    </ChipRow>
  )
}

/** The businesses that the owner has saved last. */
export const LatestSaves = () => (
  <StripColumn>
    <StripHeader>
      <h2>Saved</h2>
      <TextLink href={paths.saved()} arrow>
        Saved businesses
      </TextLink>
    </StripHeader>
    <DesktopOnly>
      <SavedChips />
    </DesktopOnly>
  </StripColumn>
)
