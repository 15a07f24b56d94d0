import { formatPhone, mayHaveWhatsApp, getWhatsAppLink } from '@portal/domain/business'
import type { QuoteRequest } from '@portal/domain/contract'
import { Badge, Cluster, Icon, LinkButton, type IconName } from '@portal/ui'

type Contact = Pick<
  QuoteRequest,
  'businessName' | 'contactName' | 'email' | 'phone' | 'preferredContact' | 'reference'
>

interface ContactOption {
  kind: QuoteRequest['preferredContact']
  icon: IconName
  href: string
  label: string
}

const formatSubject = ({ reference }: Contact) => encodeURIComponent(`Your website quote ${reference}`)

const toContactOptions = (contact: Contact): ContactOption[] => {
  const { email, phone, contactName } = contact
  const mail: ContactOption = {
    kind: 'email',
    icon: 'mail',
    href: `mailto:${email}?subject=${formatSubject(contact)}`,
    label: email,
  }
  if (phone === null) return [mail]
  const call: ContactOption = {
    kind: 'phone',
    icon: 'phone',
    href: `tel:${phone}`,
    label: formatPhone(phone),
  }
  // Whoever prefers WhatsApp has it on this number.
  if (contact.preferredContact !== 'whatsapp' && !mayHaveWhatsApp(phone)) return [mail, call]
  return [
    mail,
    call,
    {
      kind: 'whatsapp',
      icon: 'message',
      href: getWhatsAppLink(phone, `Hello ${contactName}, about your website quote ${contact.reference}:`),
      label: 'WhatsApp',
    },
  ]
}

/** How to contact the sender: the preferred option first, and marked. */
export function QuoteContact({ contact }: { contact: Contact }) {
  const options = toContactOptions(contact)
  const preferred = options.filter(({ kind }) => kind === contact.preferredContact)
  const others = options.filter(({ kind }) => kind !== contact.preferredContact)
  return (
    <Cluster gap={8}>
      {[...preferred, ...others].map(({ kind, icon, href, label }) => (
        <LinkButton
          key={kind}
          href={href}
          size="small"
          variant={kind === contact.preferredContact ? 'primary' : 'secondary'}
          {...(kind === 'whatsapp' && { target: '_blank', rel: 'noreferrer' })}
        >
          <Icon name={icon} />
          {label}
        </LinkButton>
      ))}
      <Badge tone="leaf">
        Prefers {contact.preferredContact === 'whatsapp' ? 'WhatsApp' : contact.preferredContact}
      </Badge>
    </Cluster>
  )
}
