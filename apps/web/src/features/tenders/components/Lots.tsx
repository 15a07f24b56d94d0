import type { TenderDetails } from '@portal/domain/contract'
import { Heading, Stack, token } from '@portal/ui'
import { styled } from 'styled-components'
import { DetailPart, Paragraphs } from '#shared/content/DetailParts.tsx'
import { ExternalLink } from '#shared/content/ExternalLink.tsx'

const Numbered = styled.ol`
  display: grid;
  gap: ${token.space[12]};
  padding: 0;
  list-style: none;
  counter-reset: lot;
  > li {
    counter-increment: lot;
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    gap: ${token.space[12]};
    padding: ${token.space[16]};
    border: 1px solid ${token.role.line};
    border-radius: ${token.radius.card};
    background: ${token.role.raised};
    break-inside: avoid;
  }
  > li::before {
    content: counter(lot) / '';
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: ${token.radius.control};
    background: ${token.color.lagoonTint};
    color: ${token.color.lagoonDark};
    font: 700 ${token.size[16]} / 1 ${token.font.display};
  }
`

/** Lots that accept separate offers; nothing without lots. */
export function Lots({ lots }: Pick<TenderDetails, 'lots'>) {
  if (lots.length === 0) return null
  return (
    <DetailPart title="Lots">
      <Numbered role="list">
        {lots.map(({ title, description }, place) => (
          <li key={`${place} ${title}`}>
            <Stack gap={4}>
              <Heading level={3} size="small">
                {title}
              </Heading>
              {description !== '' && <Paragraphs text={description} />}
            </Stack>
          </li>
        ))}
      </Numbered>
    </DetailPart>
  )
}

const Links = styled.ul`
  display: grid;
  gap: ${token.space[4]};
  padding: 0;
  list-style: none;
`

/** The tender's documents, at the issuer's own addresses. */
export function Documents({ documents }: Pick<TenderDetails, 'documents'>) {
  if (documents.length === 0) return null
  return (
    <DetailPart title="Documents">
      <Links role="list">
        {documents.map(({ title, url }) => (
          <li key={url}>
            <ExternalLink href={url}>{title}</ExternalLink>
          </li>
        ))}
      </Links>
    </DetailPart>
  )
}
