import { Breadcrumb, from, Heading, Stack, Text, token, type BreadcrumbItem } from '@portal/ui'
import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { BandTop } from '../layout/BandTop.tsx'
import { PageBand } from '../layout/PageBand.tsx'
import { ShareLinks } from '../share/ShareLinks.tsx'
import type { Shared } from '../share/ShareButton.tsx'

/** The words, with the picture beside them; on phones below them. */
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    gap: ${token.space[48]};
    align-items: start;
  }
`

const Picture = styled.div`
  aspect-ratio: 3;
  overflow: clip;
  border-radius: ${token.radius.card};
  ${from.tablet} {
    aspect-ratio: 4;
  }
  ${from.desktop} {
    aspect-ratio: 16 / 9;
  }
  @media print {
    display: none;
  }
`

interface DetailBandProps {
  breadcrumbs: readonly BreadcrumbItem[]
  /** Its kind, above the title. */
  eyebrow: ReactNode
  title: string
  /** A drawing of its subject. */
  picture?: ReactNode
  /** What is shared of it; without it the page has no links for that. */
  shared?: Shared
  /** First facts: issuer, place, badges. */
  children?: ReactNode
}

/** The header of an item's page. */
export function DetailBand({ breadcrumbs, eyebrow, title, picture, shared, children }: DetailBandProps) {
  const words = (
    <>
      <Text size="eyebrow" tone="soft">
        {eyebrow}
      </Text>
      <Heading level={1}>{title}</Heading>
      {children}
    </>
  )
  return (
    <PageBand>
      <BandTop>
        <Breadcrumb items={breadcrumbs} />
        {shared && <ShareLinks {...shared} />}
      </BandTop>
      {picture === undefined ? (
        words
      ) : (
        <Head>
          <Stack gap={16}>{words}</Stack>
          <Picture>{picture}</Picture>
        </Head>
      )}
    </PageBand>
  )
}

/** Text, with a sidebar of key facts; on a phone the facts come first. */
export const DetailColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[32]};
  align-items: start;
  > aside {
    order: -1;
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 21rem;
    gap: ${token.space[48]};
    > aside {
      order: 0;
      position: sticky;
      top: 8rem;
    }
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);
    > aside {
      order: -1;
      position: static;
    }
  }
`

/** A part of the text under its heading; `id` is its anchor. */
export function DetailPart({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <Stack as="section" gap={12} id={id} aria-labelledby={headingId}>
      <Heading level={2} size="part" id={headingId}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

const Lines = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** Plain text with paragraphs separated by blank lines. */
export const Paragraphs = ({ text }: { text: string }) => (
  <Stack gap={16}>
    {text.split(/\n{2,}/).map((paragraph, place) => (
      <Lines key={`${place} ${paragraph.slice(0, 40)}`}>{paragraph}</Lines>
    ))}
  </Stack>
)
