import { LinkButton } from '@portal/ui'
import { useStore } from 'react-redux'
import { useHydrated } from '#shared/page/useHydrated.ts'

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
    <LinkButton
      variant="secondary"
      size="small"
      href={`tel:${phone}`}
      aria-label={isHydrated ? `Call ${name}` : undefined}
      onClick={report}
    >
      Call
    </LinkButton>
  )
}
