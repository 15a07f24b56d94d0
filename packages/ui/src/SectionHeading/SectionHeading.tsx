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

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  min-width: 0;
`

/** Props of `SectionHeading`: `action` is the way to all of it, usually a `TextLink` with an arrow. */
export type SectionHeadingProps = {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  id?: string
  level?: 1 | 2 | 3
}

/** A section's heading, a line that says what is in it, and the way to more. */
export const SectionHeading = ({ title, children, action, id, level = 2 }: SectionHeadingProps) => (
  <Row>
    <Words>
      <Heading level={level} {...(id === undefined ? {} : { id })}>
        {title}
      </Heading>
      {children !== undefined && <Text tone="soft">{children}</Text>}
    </Words>
    {action}
  </Row>
)
