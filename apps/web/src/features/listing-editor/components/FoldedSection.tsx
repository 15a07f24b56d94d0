import { below, Card, Heading, Stack, Text, token } from '@portal/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { PhoneFold } from '#shared/layout/PhoneFold.tsx'

const Content = styled.div`
  ${below.tablet} {
    padding-top: ${token.space[16]};
  }
`

interface FoldedSectionProps {
  id: string
  title: string
  /** What is in it, in a few words, for those who see it folded. */
  summary: ReactNode
  children: ReactNode
}

/** A section of the editor. On phones it is folded, with what is in it, and opens when an address leads to it. */
export function FoldedSection({ id, title, summary, children }: FoldedSectionProps) {
  const { hash } = useLocation()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hash !== `#${id}`) return
    const fold = card.current?.querySelector('details')
    if (fold) fold.open = true
    // The browser looked for it before the listing was loaded.
    card.current?.scrollIntoView()
  }, [hash, id])
  return (
    <Card ref={card} as="section" id={id} aria-labelledby={`${id}-title`}>
      <PhoneFold
        summary={
          <Stack gap={4}>
            <Heading level={2} size="card" id={`${id}-title`}>
              {title}
            </Heading>
            <Text size="small" tone="soft">
              {summary}
            </Text>
          </Stack>
        }
      >
        <Heading level={2} size="part" data-wide="">
          {title}
        </Heading>
        <Content>{children}</Content>
      </PhoneFold>
    </Card>
  )
}
