import type { Order } from '@portal/domain/contract'
import { getCountry } from '@portal/domain/place'
import { PORTAL } from '@portal/reference-data'
import {
  Button,
  Cluster,
  DescriptionList,
  from,
  Heading,
  LinkButton,
  Text,
  token,
  type Description,
} from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useContactEmail, useOrigin } from '#shared/page/page-context.ts'
import { useHydrated } from '#shared/page/useHydrated.ts'

/* As a sheet of paper on the screen, and as the paper itself when it is printed. */
const Sheet = styled.article`
  display: grid;
  gap: ${token.space[32]};
  grid-template-columns: minmax(0, 1fr);
  max-width: 50rem;
  padding: clamp(1.25rem, 5vw, 3rem);
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.color.white};
  @media print {
    max-width: none;
    padding: 0;
    border: 0;
    border-radius: 0;
    break-inside: auto;
  }
`

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[16]};
  align-items: start;
  justify-content: space-between;
  padding-bottom: ${token.space[16]};
  border-bottom: 2px solid ${token.role.text};
`

const Parties = styled.div`
  display: grid;
  gap: ${token.space[24]};
  ${from.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Party = styled.address`
  font-style: normal;
  overflow-wrap: anywhere;
  > strong,
  > span {
    display: block;
  }
`

interface DocumentSheetProps {
  /** The kind of document: "Invoice". */
  kind: string
  number: string
  /** Dates and references. */
  facts: readonly Description[]
  order: Order
  /** Shown at the top right: "Paid". */
  mark?: ReactNode
  children: ReactNode
}

/** A numbered document to print: its parties, facts and content. */
export function DocumentSheet({
  kind,
  number,
  facts,
  order: { billedTo },
  mark,
  children,
}: DocumentSheetProps) {
  const email = useContactEmail()
  const origin = useOrigin()
  return (
    <Sheet aria-labelledby="document" data-surface="paper">
      <Top>
        <div>
          <Text as="span" size="eyebrow" tone="action">
            {PORTAL.name}
          </Text>
          <Heading level={1} size="section" id="document">
            {kind} <span translate="no">{number}</span>
          </Heading>
        </div>
        {mark}
      </Top>
      <Parties>
        <Party>
          <Text as="span" size="small" tone="soft">
            From
          </Text>
          <strong>{PORTAL.name}</strong>
          <span translate="no">{email}</span>
          <span>{origin.replace(/^https?:\/\//, '')}</span>
        </Party>
        <Party>
          <Text as="span" size="small" tone="soft">
            Billed to
          </Text>
          <strong translate="no">{billedTo.businessName}</strong>
          {billedTo.name !== '' && <span translate="no">{billedTo.name}</span>}
          <span>{getCountry(billedTo.country).name}</span>
          <span translate="no">{billedTo.email}</span>
        </Party>
      </Parties>
      <DescriptionList items={facts} />
      {children}
    </Sheet>
  )
}

/** Actions on the screen: print the document, and go back to its order. */
export function DocumentActions({ orderPath }: { orderPath: string }) {
  const hydrated = useHydrated()
  return (
    <Cluster gap={12} data-print="hide">
      {hydrated && <Button onClick={() => window.print()}>Print or save as PDF</Button>}
      <LinkButton variant="secondary" href={orderPath}>
        Back to the order
      </LinkButton>
    </Cluster>
  )
}
