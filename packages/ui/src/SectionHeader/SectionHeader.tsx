import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { token } from '../tokens/token.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[24]};
`

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  min-width: 0;
`

/** Props of `SectionHeader`: `action` is the link to all items, usually a `TextLink` with an arrow. */
export type SectionHeaderProps = {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  id?: string
  level?: 1 | 2 | 3
}

/** The header of a section: its heading, a line about its content, and a link to more. */
export const SectionHeader = ({ title, children, action, id, level = 2 }: SectionHeaderProps) => (
  <Row>
    <Column>
      <Heading level={level} {...(id === undefined ? {} : { id })}>
        {title}
      </Heading>
      {children !== undefined && <Text tone="soft">{children}</Text>}
    </Column>
    {action}
  </Row>
)
