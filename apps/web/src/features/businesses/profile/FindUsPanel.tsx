import type { Business } from '@portal/domain/contract'
import { placeLabel, provinceOf } from '@portal/domain/place'
import { Text, TextLink, token } from '@portal/ui'
import { styled } from 'styled-components'
import { ProvinceEmblem } from '../components/ProvinceEmblem.tsx'
import { Panel } from './Panel.tsx'

const Map = styled.div`
  display: flex;
  height: 9rem;
  padding: ${token.space[12]};
  border-radius: ${token.radius.control};
  background: ${token.color.lagoonTint};
  color: ${token.color.lagoon};
`

const OnMap = styled(TextLink)`
  overflow-wrap: anywhere;
  @media print {
    display: inline;
  }
`

const degrees = (value: number, positive: string, negative: string): string =>
  `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`

const mapHref = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`

function Coordinates({ latitude, longitude }: { latitude: number; longitude: number }) {
  return (
    <Text size="small" tone="soft">
      {degrees(latitude, 'N', 'S')}, {degrees(longitude, 'E', 'W')}
      <br />
      <OnMap href={mapHref(latitude, longitude)} rel="noopener">
        Open in OpenStreetMap
      </OnMap>
    </Text>
  )
}

/** The location of a business, in words and as its province's outline. */
export function FindUsPanel({ business }: { business: Business }) {
  const { province, directions, latitude, longitude } = business
  return (
    <Panel title="Find us" id="find-us">
      <Text>{placeLabel(business, { country: true })}</Text>
      {directions && <Text>{directions}</Text>}
      {province && (
        <Map>
          <ProvinceEmblem province={province} label={`Outline of ${provinceOf(province).name}`} />
        </Map>
      )}
      {latitude !== null && longitude !== null && <Coordinates latitude={latitude} longitude={longitude} />}
    </Panel>
  )
}
