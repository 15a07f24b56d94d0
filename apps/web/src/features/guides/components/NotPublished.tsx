import type { Guide } from '@portal/domain/contract'
import { Alert, Stack } from '@portal/ui'
import { Organisations } from './Organisations.tsx'

interface NotPublishedProps {
  contacts: Guide['contacts']
  /** Whether the page lists the contacts elsewhere. */
  hasContacts?: boolean
}

/** Takes the place of a section without content, and names whom to ask. */
export const NotPublished = ({ contacts, hasContacts = false }: NotPublishedProps) => (
  <Stack gap={16}>
    <Alert tone="info" title="Not published yet.">
      {contacts.length === 0
        ? 'It will stand here once it can be named with its source.'
        : hasContacts
          ? 'Ask those under Contacts meanwhile.'
          : 'Ask these offices meanwhile.'}
    </Alert>
    {!hasContacts && contacts.length > 0 && <Organisations organisations={contacts} />}
  </Stack>
)
