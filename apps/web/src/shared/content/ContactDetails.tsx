import { Cluster, Icon, LinkButton, Stack, Text, token } from '@portal/ui'
import { styled } from 'styled-components'

const Address = styled(LinkButton)`
  min-width: 0;
  overflow-wrap: anywhere;
  border-color: ${token.role.line};
`

interface ContactDetailsProps {
  name?: string | null
  email: string | null
  phone?: string | null
  /** Subject of an email. */
  subject: string
}

/** Contact person, email and phone; nothing without any. */
export function ContactDetails({ name = null, email, phone = null, subject }: ContactDetailsProps) {
  if (name === null && email === null && phone === null) return null
  return (
    <Stack gap={8}>
      {name !== null && <Text translate="no">{name}</Text>}
      <Cluster gap={8}>
        {email !== null && (
          <Address
            href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
            variant="secondary"
            size="small"
          >
            <Icon name="mail" /> {email}
          </Address>
        )}
        {phone !== null && (
          <Address href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} variant="secondary" size="small">
            <Icon name="phone" /> {phone}
          </Address>
        )}
      </Cluster>
    </Stack>
  )
}
