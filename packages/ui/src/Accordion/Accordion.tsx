import { createContext, use, useId, type ReactNode, type Ref } from 'react'
import { keyframes, styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { token } from '../tokens/token.ts'

const appear = keyframes`from { opacity: 0 }`

const List = styled.div`
  border-top: 1px solid ${token.role.line};
`

/* In print every item is open. */
const Item = styled.details`
  border-bottom: 1px solid ${token.role.line};
  @media print {
    &::details-content {
      content-visibility: visible;
    }
  }
`

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[16]};
  min-height: 3.5rem;
  padding-block: ${token.space[12]};
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    color: ${token.role.action};
  }
  & > svg {
    color: ${token.role.action};
    transition: transform ${token.duration.slow} ${token.ease.out};
  }
  details[open] > & > svg {
    transform: rotate(180deg);
  }
`

const Title = styled.h3`
  min-width: 0;
  font-size: ${token.size[18]};
  overflow-wrap: anywhere;
`

const Content = styled.div`
  max-width: ${token.measure.text};
  padding-bottom: ${token.space[24]};
  overflow-wrap: anywhere;
  animation: ${appear} ${token.duration.slow} ${token.ease.out};
`

type HeadingLevel = 2 | 3 | 4
const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const satisfies Record<HeadingLevel, string>

const AccordionContext = createContext<{ level: HeadingLevel; name?: string }>({ level: 3 })

/** Props of `Accordion`. */
export type AccordionProps = {
  /** `AccordionItem`s. */
  children: ReactNode
  /** Whether opening one item closes the others. */
  exclusive?: boolean
  /** The heading level of the titles; 3 by default. */
  headingLevel?: HeadingLevel
  /** The list’s element. */
  ref?: Ref<HTMLDivElement>
}

/**
 * Sections that open and close, built on native `<details>`: they work without script, and the browser's
 * find-in-page opens closed ones.
 */
export function Accordion({ children, exclusive = false, headingLevel = 3, ref }: AccordionProps) {
  const name = useId()
  return (
    <AccordionContext value={exclusive ? { level: headingLevel, name } : { level: headingLevel }}>
      <List ref={ref}>{children}</List>
    </AccordionContext>
  )
}

/** Props of `AccordionItem`. */
export type AccordionItemProps = {
  /** What the item is about; the whole row opens and closes it. */
  title: ReactNode
  /** The content, at most 70 characters wide. */
  children: ReactNode
  /** Whether it is open at first. */
  defaultOpen?: boolean
  /** Its anchor, for links to it. */
  id?: string
}

/** One section of an `Accordion`. */
export function AccordionItem({ title, children, defaultOpen = false, id }: AccordionItemProps) {
  const { level, name } = use(AccordionContext)
  return (
    <Item id={id} name={name} open={defaultOpen}>
      <Summary>
        <Title as={headings[level]}>{title}</Title>
        <Icon name="chevron-down" />
      </Summary>
      <Content>{children}</Content>
    </Item>
  )
}
