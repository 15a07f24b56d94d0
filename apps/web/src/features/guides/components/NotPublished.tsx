import type { Guide } from '@portal/domain/contract'
import { Alert, Stack } from '@portal/ui'
import { Organisations } from './Organisations.tsx'

interface NotPublishedProps {
  contacts: Guide['contacts']
  /** Whether the page lists the contacts elsewhere. */
  hasContacts?: boolean
}

/** Takes the place of a section without content, and says who to contact. */
export const NotPublished = ({ contacts, hasContacts = false }: NotPublishedProps) => (
  <Stack gap={16}>
    <Alert tone="info" title="Not published yet.">
      {contacts.length === 0
        ? 'We’ll publish this once we have a source for it.'
        : hasContacts
          ? 'Until then, ask the offices under Contacts.'
          : 'Until then, ask these offices.'}
    </Alert>
    {!hasContacts && contacts.length > 0 && <Organisations organisations={contacts} />}
  </Stack>
)
