import { Button, Icon } from '@portal/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { updateQuery, type ListingQuery } from '../listing-query.ts'
import { parsePosition, formatPosition } from './position.ts'

/** The state of the position request. */
type LookupState = 'idle' | 'asking' | 'failed'

/** Sorts a list by distance once the visitor presses the button. */
export function useNearMe(query: ListingQuery, toHref: (query: ListingQuery) => string) {
  const [lookup, setLookup] = useState<LookupState>('idle')
  const navigate = useNavigate()
  const requestPosition = async () => {
    setLookup('asking')
    const position = await import('#shared/actions/request-device-position.ts')
      .then(({ requestDevicePosition }) => requestDevicePosition())
      .catch(() => null)
    setLookup(position ? 'idle' : 'failed')
    if (!position) return
    const near = parsePosition(formatPosition(position.coords))
    void navigate(toHref(updateQuery(query, { near, around: '', sort: '' })), { preventScrollReset: true })
  }
  return {
    isAsking: lookup === 'asking',
    hasFailed: lookup === 'failed',
    onPress: () => void requestPosition(),
    dismiss: () => setLookup('idle'),
  }
}

interface NearMeProps {
  isAsking: boolean
  onPress: () => void
}

/** The button that asks for the position. */
export const NearMe = ({ isAsking, onPress }: NearMeProps) => (
  <Button variant="secondary" size="small" busy={isAsking} onClick={onPress}>
    {!isAsking && <Icon name="pin" />}
    {isAsking ? 'Asking your device…' : 'Near me'}
  </Button>
)
