import { formatPhone, mayHaveWhatsApp, getWhatsAppLink } from '@portal/domain/business'
import type { Business, TapKind } from '@portal/domain/contract'
import { Icon, Text, TextLink, token, type IconName } from '@portal/ui'
import { styled } from 'styled-components'
import { useTaps } from '#features/engagement/use-taps.api.ts'
import { MessageButtons } from '#features/messages/message-buttons.api.ts'
import { formatAddress, UGC_REL, parseWebAddress } from './contact-links.ts'
import { Panel } from '#shared/layout/Panel.tsx'
import { SocialLinks } from './SocialLinks.tsx'

const ContactList = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-direction: column;
  > li {
    display: flex;
    align-items: center;
    gap: ${token.space[12]};
    min-width: 0;
    min-height: ${token.target.min};
    > svg {
      color: ${token.role.textSoft};
    }
    > a {
      min-width: 0;
      min-height: ${token.target.min};
      overflow-wrap: anywhere;
    }
    @media print {
      min-height: 0;
      > a {
        display: inline;
        min-height: 0;
      }
      > a[data-spelt-out]::after {
        content: none;
      }
    }
  }
`

interface Contact {
  kind: TapKind
  icon: IconName
  label: string
  href: string
  rel?: string
  /** The label is the address itself: a print need not repeat it. */
  speltOut?: true
}

function toContacts({ phone, email, website }: Business): Contact[] {
  const site = parseWebAddress(website)
  return [
    ...(phone
      ? [{ kind: 'call', icon: 'phone', label: formatPhone(phone), href: `tel:${phone}` } as const]
      : []),
    ...(phone && mayHaveWhatsApp(phone)
      ? [
          {
            kind: 'whatsapp',
            icon: 'message',
            label: 'WhatsApp',
            href: getWhatsAppLink(phone),
            rel: UGC_REL,
          } as const,
        ]
      : []),
    ...(email ? [{ kind: 'email', icon: 'mail', label: email, href: `mailto:${email}` } as const] : []),
    ...(site
      ? [
          {
            kind: 'website',
            icon: 'globe',
            label: formatAddress(site),
            href: site.href,
            rel: UGC_REL,
            speltOut: true,
          } as const,
        ]
      : []),
  ]
}

/** The way to write to it that needs no script. */
const getHrefWithoutScript = ({ email, phone }: Business): string =>
  email ? `mailto:${email}` : phone ? `tel:${phone}` : '#contact'

/** All contacts of a business. */
export function ContactPanel({ business }: { business: Business }) {
  const tap = useTaps(business)
  const contacts = toContacts(business)
  return (
    <Panel title="Contact" id="contact">
      {contacts.length === 0 && <Text tone="soft">No phone number or address yet.</Text>}
      <ContactList>
        {contacts.map(({ kind, icon, label, href, rel, speltOut }) => (
          <li key={href}>
            <Icon name={icon} />
            <TextLink href={href} rel={rel} data-spelt-out={speltOut && ''} onClick={() => tap(kind)}>
              {label}
            </TextLink>
          </li>
        ))}
      </ContactList>
      {business.acceptsMessages ? (
        <MessageButtons business={business} href={getHrefWithoutScript(business)} />
      ) : (
        contacts.length > 0 && (
          <Text size="small" tone="soft">
            This business doesn’t take messages here. Please use the contacts above.
          </Text>
        )
      )}
      <SocialLinks social={business.socialMedia} />
    </Panel>
  )
}
