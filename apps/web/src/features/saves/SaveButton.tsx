import { Button, Icon, token } from '@portal/ui'
import { styled } from 'styled-components'
import type { SaveProps } from './SaveHeart.tsx'
import { useSaves, useSetSaved } from './useSaves.ts'

const Toggle = styled(Button)`
  &[aria-pressed='true'] svg {
    fill: ${token.color.reef};
    stroke: ${token.color.reef};
  }
`

/** Saves the business of a profile, or removes it. */
export function SaveButton({ business: { id, name } }: SaveProps) {
  const { ids, isReady } = useSaves()
  const isSaved = ids?.includes(id) ?? false
  const setSaved = useSetSaved()
  return (
    <Toggle
      variant="secondary"
      aria-pressed={isSaved}
      aria-label={`Save ${name}`}
      unavailable={!isReady}
      onClick={() => setSaved(id, !isSaved)}
    >
      <Icon name="heart" />
      Save
    </Toggle>
  )
}
