import { getLabels, type EditableField } from '@portal/domain/business'
import type { EditableFields, Hours, MapPoint } from '@portal/domain/contract'
import { getPlaceName, resolvePlace } from '@portal/domain/place'
import { AMENITIES, DELIVERIES, PAYMENTS } from '@portal/reference-data'
import { token } from '@portal/ui'
import { styled } from 'styled-components'
import { HOURS_DAYS } from '../hours/edit-hours.ts'
import { formatPoint } from '../place/parse-point.ts'

const Photos = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  img {
    width: 6rem;
    height: 4.5rem;
    border-radius: ${token.radius.control};
    object-fit: cover;
  }
`

const Captioned = styled.span`
  display: flex;
  flex-direction: column;
  max-width: 9rem;
  font-size: ${token.size[13]};
  overflow-wrap: anywhere;
`

const formatHours = (hours: Hours): string =>
  HOURS_DAYS.flatMap(([day, label]) => {
    const openings = hours[day]
    if (!openings) return []
    const times = openings.map((opening) => opening.join('–')).join(', ')
    return [`${label}: ${times || 'closed'}`]
  }).join('\n')

function formatPlaceCode(code: string): string {
  const place = resolvePlace(code)
  return place ? getPlaceName(place) : code
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The text of a field's value, except for pictures. */
export function toText(field: EditableField, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  switch (field) {
    case 'country':
      return formatPlaceCode(asText(value))
    case 'point':
      return typeof value === 'string' ? value : formatPoint(value as MapPoint)
    case 'amenities':
      return getLabels(AMENITIES, value as string[]).join(', ')
    case 'payments':
      return getLabels(PAYMENTS, value as string[]).join(', ')
    case 'delivery':
      return getLabels(DELIVERIES, value as string[]).join(', ')
    case 'tags':
    case 'businessTypes':
      return (value as string[]).join(', ')
    case 'socialMedia':
      return Object.values(value as EditableFields['socialMedia'])
        .filter(Boolean)
        .join(', ')
    case 'hours':
      return formatHours(value)
    case 'temporarilyClosed':
      return value === true ? 'Yes' : 'No'
    case 'photos':
      return (value as EditableFields['photos']).map(({ caption }) => caption ?? '').join('; ')
    default:
      return asText(value)
  }
}

/** A field's value for people; pictures are shown. */
export function FieldValue({ field, value }: { field: EditableField; value: unknown }) {
  if (field === 'photos') {
    const photos = value as EditableFields['photos']
    if (photos.length === 0) return <>None</>
    return (
      <Photos>
        {photos.map(({ url, caption }) => (
          <Captioned key={url}>
            <img src={url} alt="" />
            {caption || 'No caption'}
          </Captioned>
        ))}
      </Photos>
    )
  }
  if (field === 'logo' && typeof value === 'string' && value !== '') {
    return (
      <Photos>
        <img src={value} alt="Logo" />
      </Photos>
    )
  }
  return <>{toText(field, value) || 'None'}</>
}
