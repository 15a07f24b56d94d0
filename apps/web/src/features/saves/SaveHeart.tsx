import { below, Icon, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useSaves, useSetSaved } from './useSaves.ts'

/** Above the card's link, which covers the whole card. */
const Heart = styled.button`
  position: absolute;
  right: ${token.space[4]};
  bottom: ${token.space[4]};
  z-index: 1;
  display: grid;
  place-items: center;
  width: ${token.target.min};
  height: ${token.target.min};
  padding: ${token.space[4]};
  border: 0;
  border-radius: ${token.radius.pill};
  background: ${token.color.paper} content-box;
  color: ${token.color.ink};
  /* On the small pictures of rows. */
  ${below.tablet} {
    [data-layout='list'] &,
    html:not([data-listing='grid']) [data-layout='remembered'] & {
      right: -0.375rem;
      bottom: -0.375rem;
      padding: ${token.space[8]};
      font-size: ${token.size[13]};
    }
  }
  &:hover {
    color: ${token.color.reef};
  }
  &[aria-pressed='true'] {
    color: ${token.color.reef};
    svg {
      fill: currentColor;
    }
  }
`

export interface SaveProps {
  business: { id: number; name: string }
}

/** Saves the business of a card, or no longer does. */
export function SaveHeart({ business: { id, name } }: SaveProps) {
  const { ids, isReady } = useSaves()
  const isSaved = ids?.includes(id) ?? false
  const setSaved = useSetSaved()
  if (!isReady) return null
  return (
    <Heart
      type="button"
      aria-pressed={isSaved}
      aria-label={`Save ${name}`}
      title="Save"
      data-print="hide"
      onClick={() => setSaved(id, !isSaved)}
    >
      <Icon name="heart" />
    </Heart>
  )
}
