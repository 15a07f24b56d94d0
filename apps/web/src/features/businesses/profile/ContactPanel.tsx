import { formatPhone, whatsAppLink } from '@portal/domain/business'
import type { Business } from '@portal/domain/contract'
import { Icon, Text, TextLink, token, type IconName } from '@portal/ui'
import { styled } from 'styled-components'
import { readAddress, socialLinks, UGC, webAddress } from './contact-links.ts'
import { Panel } from './Panel.tsx'

const Ways = styled.ul.attrs({ role: 'list' })`
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

interface Way {
  icon: IconName
  label: string
  href: string
  rel?: string
  /** The text is the address: a print need not say it again. */
  speltOut?: true
}

function waysOf({ phone, email, website }: Business): Way[] {
  const site = webAddress(website)
  return [
    ...(phone
      ? ([
          { icon: 'phone', label: formatPhone(phone), href: `tel:${phone}` },
          { icon: 'message', label: 'WhatsApp', href: whatsAppLink(phone), rel: UGC },
        ] as const)
      : []),
    ...(email ? [{ icon: 'mail', label: email, href: `mailto:${email}` } as const] : []),
    ...(site
      ? [{ icon: 'globe', label: readAddress(site), href: site.href, rel: UGC, speltOut: true } as const]
      : []),
  ]
}

/** Every way to reach a business that it has named. */
export function ContactPanel({ business }: { business: Business }) {
  const ways = waysOf(business)
  const networks = socialLinks(business.socialMedia)
  return (
    <Panel title="Contact" id="contact">
      {ways.length === 0 && <Text tone="soft">This business has named no phone number or address yet.</Text>}
      <Ways>
        {ways.map(({ icon, label, href, rel, speltOut }) => (
          <li key={href}>
            <Icon name={icon} />
            <TextLink href={href} rel={rel} data-spelt-out={speltOut && ''}>
              {label}
            </TextLink>
          </li>
        ))}
      </Ways>
      {networks.length > 0 && (
        <Networks aria-label="Social media">
          {networks.map(({ name, href }) => (
            <li key={name}>
              <TextLink href={href} rel={UGC}>
                {name}
              </TextLink>
            </li>
          ))}
        </Networks>
      )}
    </Panel>
  )
}
