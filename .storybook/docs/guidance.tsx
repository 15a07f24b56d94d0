import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, token } from '../../packages/ui/src/index.ts'
import { Example } from './Example.tsx'
import { withCode } from './inline-code.tsx'
import { Section } from './Section.tsx'

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20.5rem, 100%), 1fr));
  gap: ${token.space[16]};
  @media (min-width: 60em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Column = styled.div`
  min-width: 0;
  padding: ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-top: 4px solid ${token.color.leaf};
  border-radius: ${token.radius.control};
  background: ${token.color.white};
  &[data-kind='no'] {
    border-top-color: ${token.color.danger};
  }
  > ul {
    display: grid;
    gap: ${token.space[8]};
    padding-top: ${token.space[8]};
  }
`

const Verdict = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  color: ${token.color.leafDark};
  font-weight: 700;
  &[data-kind='no'] {
    color: ${token.color.danger};
  }
`

const Reason = styled.p`
  padding-block: ${token.space[8]} ${token.space[12]};
`

interface UseProps {
  readonly for: readonly string[]
  readonly not: readonly string[]
}

const list = (items: readonly string[]) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{withCode(item)}</li>
    ))}
  </ul>
)

/** When to use a component, and what to use otherwise. */
export const Use = ({ for: uses, not }: UseProps) => (
  <Section title="When to use it">
    <Pairs>
      <Column>
        <Verdict>
          <Icon name="check" /> Use it for
        </Verdict>
        {list(uses)}
      </Column>
      <Column data-kind="no">
        <Verdict data-kind="no">
          <Icon name="close" /> Use something else for
        </Verdict>
        {list(not)}
      </Column>
    </Pairs>
  </Section>
)

interface VerdictProps {
  /** The rule and its reason, in a sentence. */
  readonly says: string
  readonly surface?: 'paper' | 'deep'
  /** The example, with the component itself. */
  readonly children: ReactNode
}

/** An example to follow. */
export const Do = ({ says, surface = 'paper', children }: VerdictProps) => (
  <Column>
    <Verdict>
      <Icon name="check" /> Do
    </Verdict>
    <Reason>{withCode(says)}</Reason>
    <Example surface={surface}>{children}</Example>
  </Column>
)

/** An example to avoid. */
export const Avoid = ({ says, surface = 'paper', children }: VerdictProps) => (
  <Column data-kind="no">
    <Verdict data-kind="no">
      <Icon name="close" /> Don’t
    </Verdict>
    <Reason>{withCode(says)}</Reason>
    <Example surface={surface}>{children}</Example>
  </Column>
)

/** Examples to follow and examples to avoid, side by side. */
export const Advice = ({ children }: { readonly children: ReactNode }) => (
  <Section title="Do and don’t">
    <Pairs>{children}</Pairs>
  </Section>
)
