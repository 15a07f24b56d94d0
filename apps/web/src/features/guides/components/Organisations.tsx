import type { Guide } from '@portal/domain/contract'
import { formatPhone } from '@portal/domain/business'
import { slugify } from '@portal/domain/shared'
import { below, Card, Grid, Heading, Icon, Stack, Text, TextLink, token } from '@portal/ui'
import { Fragment } from 'react'
import { styled } from 'styled-components'

type Organisation = Guide['contacts'][number]

const Ways = styled(Stack)`
  margin-top: auto;
  overflow-wrap: anywhere;
  a {
    font-size: ${token.size[14]};
  }
`

/** A web address as people read it: without its scheme. */
const getHost = (address: string): string => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')

/** An address that a narrow card breaks after the @ and the dots rather than within a word. */
const Breakable = ({ address }: { address: string }) => (
  <span>
    {address.split(/(?<=[@.])/).map((part, place) => (
      <Fragment key={place}>
        {place > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
)

function ContactLinks({ phone, email, website }: Organisation) {
  return (
    <Ways gap={4}>
      {phone !== null && (
        <TextLink href={`tel:${phone}`}>
          <Icon name="phone" /> {formatPhone(phone)}
        </TextLink>
      )}
      {email !== null && (
        <TextLink href={`mailto:${email}`}>
          <Icon name="mail" /> <Breakable address={email} />
        </TextLink>
      )}
      {website !== null && (
        <TextLink href={website} rel="noopener">
          <Icon name="globe" /> <Breakable address={getHost(website)} />
        </TextLink>
      )}
      {phone === null && email === null && website === null && (
        <Text size="small" tone="soft">
          Phone, email and website: not published yet
        </Text>
      )}
    </Ways>
  )
}

/* On phones rows with lines between them, without the cards' space. */
const Rows = styled(Grid)`
  ${below.phone} {
    gap: 0;
    > li {
      border-width: 0 0 1px;
      border-radius: 0;
      background: none;
      > div {
        gap: ${token.space[4]};
        padding: ${token.space[12]} 0;
      }
    }
  }
`

interface OrganisationsProps {
  organisations: readonly Organisation[]
  level?: 2 | 3
  /** Whether links lead to each of them. */
  isAnchored?: boolean
}

/** Public bodies and associations: what each does, and how to reach it. */
export const Organisations = ({ organisations, level = 3, isAnchored = false }: OrganisationsProps) => (
  <Rows forwardedAs="ul" role="list" gap={16}>
    {organisations.map((organisation) => (
      <Card as="li" key={organisation.name} id={isAnchored ? slugify(organisation.name) : undefined}>
        <Heading level={level} size="small">
          {organisation.name}
        </Heading>
        <Text size="small" tone="soft">
          {organisation.role}
        </Text>
        <ContactLinks {...organisation} />
      </Card>
    ))}
  </Rows>
)
