import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { token } from '../tokens/token.ts'

/* The link stands beside the heading where both fit on one line, else below it. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[16]};
  && > p {
    order: 1;
    flex-basis: 100%;
    max-width: none;
  }
`

/** Props of `SectionHeader`. */
export type SectionHeaderProps = {
  /** The heading. */
  title: ReactNode
  /** A line about the content. */
  children?: ReactNode
  /** The link to all items, usually a `TextLink` with an arrow. */
  action?: ReactNode
  /** The heading’s id, for the section’s `aria-labelledby`. */
  id?: string
  /** The heading’s place in the outline. */
  level?: 1 | 2 | 3
}

/** The header of a section: its heading, a line about its content, and a link to more. */
export const SectionHeader = ({ title, children, action, id, level = 2 }: SectionHeaderProps) => (
  <Row>
    <Heading level={level} {...(id === undefined ? {} : { id })}>
      {title}
    </Heading>
    {children !== undefined && <Text tone="soft">{children}</Text>}
    {action}
  </Row>
)
