import { formatPhone, whatsAppLink } from '@portal/domain/business'
import type { Business } from '@portal/domain/contract'
import { Icon, Text, TextLink, token, type IconName } from '@portal/ui'
import { styled } from 'styled-components'
import { formatAddress, toSocialLinks, UGC_REL, parseWebAddress } from './contact-links.ts'
import { Panel } from './Panel.tsx'

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

const Networks = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[16]};
  padding-top: ${token.space[8]};
  border-top: 1px solid ${token.role.line};
  a {
    min-height: ${token.target.min};
  }
  @media print {
    display: block;
    a {
      display: inline;
      overflow-wrap: anywhere;
    }
  }
`

interface Contact {
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
      ? ([
          { icon: 'phone', label: formatPhone(phone), href: `tel:${phone}` },
          { icon: 'message', label: 'WhatsApp', href: whatsAppLink(phone), rel: UGC_REL },
        ] as const)
      : []),
    ...(email ? [{ icon: 'mail', label: email, href: `mailto:${email}` } as const] : []),
    ...(site
      ? [
          {
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

/** All contacts of a business. */
export function ContactPanel({ business }: { business: Business }) {
  const contacts = toContacts(business)
  const networks = toSocialLinks(business.socialMedia)
  return (
    <Panel title="Contact" id="contact">
      {contacts.length === 0 && (
        <Text tone="soft">This business has named no phone number or address yet.</Text>
      )}
      <ContactList>
        {contacts.map(({ icon, label, href, rel, speltOut }) => (
          <li key={href}>
            <Icon name={icon} />
            <TextLink href={href} rel={rel} data-spelt-out={speltOut && ''}>
              {label}
            </TextLink>
          </li>
        ))}
      </ContactList>
      {networks.length > 0 && (
        <Networks aria-label="Social media">
          {networks.map(({ name, href }) => (
            <li key={name}>
              <TextLink href={href} rel={UGC_REL}>
                {name}
              </TextLink>
            </li>
          ))}
        </Networks>
      )}
    </Panel>
  )
}
