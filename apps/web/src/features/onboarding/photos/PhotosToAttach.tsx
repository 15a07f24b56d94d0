import { Alert, Button, Icon, token, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'
import { useOnboarding } from '../onboarding-context.ts'

const List = styled.ul`
  display: grid;
  gap: ${token.space[4]};
  margin-block: ${token.space[8]};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  > li {
    display: flex;
    gap: ${token.space[8]};
    align-items: baseline;
  }
  > li > :first-child {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    align-self: center;
  }
`

/** The photos of a draft that this device did not keep: listed by name, and ticked off as they are attached again. */
export function PhotosToAttach() {
  const { photos, photoStore } = useOnboarding()
  const { wanted, missing } = photos
  if (wanted.length === 0) return null
  const isDone = missing.length === 0
  return (
    <Alert tone={isDone ? 'success' : 'warning'} role="status">
      <strong>
        {isDone
          ? 'Your photos are attached again.'
          : 'Please attach your photos again: this device did not keep them.'}
      </strong>
      <List role="list" aria-label="Photos to attach again">
        {wanted.map((photo, position) => (
          <li key={`${position} ${photo.name}`}>
            {missing.includes(photo) ? (
              <Icon name="image" />
            ) : (
              <>
                <Icon name="check" />
                <VisuallyHidden>Attached: </VisuallyHidden>
              </>
            )}
            {photo.name}
          </li>
        ))}
      </List>
      {!isDone && (
        <Button size="small" variant="secondary" onClick={photoStore.forgetMissing}>
          Continue without photos
        </Button>
      )}
    </Alert>
  )
}
