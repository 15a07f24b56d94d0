import type { Document } from '@portal/domain/contract'
import { Accordion, AccordionItem, Heading, Stack, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useScrollToAnchor } from '#shared/page/useScrollToAnchor.ts'
import { Prose } from './Prose.tsx'

const Part = styled.section`
  display: grid;
  gap: ${token.space[12]};
`

interface EditorialTextProps {
  document: Document
  /** Sections are questions and answers that expand. */
  isFaq?: boolean
}

/** An editorial text with its sections; the one that the address names is open and in view. */
export function EditorialText({ document: { lead, sections }, isFaq = false }: EditorialTextProps) {
  useScrollToAnchor(true)
  return (
    <Stack gap={32}>
      {lead && <Prose html={lead} size="lead" />}
      {isFaq ? (
        <Accordion headingLevel={2}>
          {sections.map(({ id, title, html }) => (
            <AccordionItem key={id} id={id} title={title}>
              <Prose html={html} />
            </AccordionItem>
          ))}
        </Accordion>
      ) : (
        sections.map(({ id, title, html }) => (
          <Part key={id} id={id} aria-labelledby={`${id}-title`}>
            <Heading level={2} size="part" id={`${id}-title`}>
              {title}
            </Heading>
            <Prose html={html} />
          </Part>
        ))
      )}
    </Stack>
  )
}
