import type { CaptionedPhoto } from '@portal/domain/contract'
import { Badge, token } from '@portal/ui'
import { styled } from 'styled-components'
import { TextDifference } from './TextDifference.tsx'

const Photos = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${token.space[12]};
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-direction: column;
    gap: ${token.space[4]};
    align-items: start;
    min-width: 0;
  }
  img {
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: ${token.radius.control};
    object-fit: cover;
  }
  [data-removed] img {
    opacity: 0.5;
  }
`

interface PhotosDifferenceProps {
  before: readonly CaptionedPhoto[]
  after: readonly CaptionedPhoto[]
}

const getCaption = (photo: CaptionedPhoto | undefined): string => photo?.caption ?? ''

/** The new photos, each with the words added to and removed from its caption; then the removed ones. */
export function PhotosDifference({ before, after }: PhotosDifferenceProps) {
  const earlier = new Map(before.map((photo) => [photo.url, photo]))
  const removed = before.filter(({ url }) => after.every((photo) => photo.url !== url))
  return (
    <Photos>
      {after.map((photo) => (
        <li key={photo.url}>
          <img src={photo.url} alt="" />
          {!earlier.has(photo.url) && <Badge tone="leaf">New</Badge>}
          <TextDifference before={getCaption(earlier.get(photo.url))} after={getCaption(photo)} />
        </li>
      ))}
      {removed.map((photo) => (
        <li key={photo.url} data-removed="">
          <img src={photo.url} alt="" />
          <Badge>Removed</Badge>
          <TextDifference before={getCaption(photo)} after="" />
        </li>
      ))}
    </Photos>
  )
}
