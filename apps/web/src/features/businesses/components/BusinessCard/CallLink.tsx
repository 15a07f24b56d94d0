import { token } from '@portal/ui'
import { useStore } from 'react-redux'
import { styled } from 'styled-components'
import { useHydrated } from '#shared/page/useHydrated.ts'

/** Above the card's link, which covers the whole card. */
const Call = styled.a`
  position: relative;
  z-index: 1;
  display: flex;
  flex: none;
  align-items: center;
  min-height: ${token.target.min};
  padding: 0 ${token.space[12]};
  border: 1px solid ${token.role.control};
  border-radius: ${token.radius.control};
  color: ${token.role.action};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    border-color: currentColor;
  }
`

interface CallLinkProps {
  id: number
  name: string
  phone: string
}

/**
 * Calls the business of a card; counted for its owner. The card names the business; the script adds the name for lists
 * of links, where it would cost each page a tenth of a kilobyte.
 */
export function CallLink({ id, name, phone }: CallLinkProps) {
  const visit = useStore()
  const isHydrated = useHydrated()
  const report = () =>
    void import('#features/engagement/engagement.api.ts').then(
      ({ reportCall }) => reportCall(visit, id),
      // A lost count does no harm.
      () => undefined,
    )
  return (
    <Call href={`tel:${phone}`} aria-label={isHydrated ? `Call ${name}` : undefined} onClick={report}>
      Call
    </Call>
  )
}
