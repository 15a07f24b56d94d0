import { formatPhone, mayHaveWhatsApp, getWhatsAppLink } from '@portal/domain/business'
import type { BusinessMessage } from '@portal/domain/contract'
import { Cluster, Icon, LinkButton } from '@portal/ui'

/** Other ways to reach the writer: from the owner's own mail, by phone or WhatsApp. */
export function MessageContact({ message }: { message: BusinessMessage }) {
  const { email, phone, name, reference, business } = message
  const subject = encodeURIComponent(`Your message to ${business.name} (${reference})`)
  return (
    <Cluster gap={8}>
      {email !== null && (
        <LinkButton href={`mailto:${email}?subject=${subject}`} size="small" variant="secondary">
          <Icon name="mail" />
          {email}
        </LinkButton>
      )}
      {phone !== null && (
        <>
          <LinkButton href={`tel:${phone}`} size="small" variant="secondary">
            <Icon name="phone" />
            {formatPhone(phone)}
          </LinkButton>
          {mayHaveWhatsApp(phone) && (
            <LinkButton
              href={getWhatsAppLink(phone, `Hello ${name}, about your message to ${business.name}:`)}
              size="small"
              variant="secondary"
              target="_blank"
              rel="noreferrer"
            >
              <Icon name="message" />
              WhatsApp
            </LinkButton>
          )}
        </>
      )}
    </Cluster>
  )
}
