import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { from } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'

/* On phones no grid: what sticks in a grid keeps to its own row. */
const Columns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[24]};
  > * {
    min-width: 0;
  }
  ${from.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${token.space[32]};
    align-items: start;
  }
`

/** Props of `StickySummaryLayout`: two children, the content and its `StickySummary` after it. */
export type StickySummaryLayoutProps = ComponentPropsWithRef<'div'>

/** Content with its `StickySummary`: beside it where there is room, below it on phones. */
export const StickySummaryLayout = (props: StickySummaryLayoutProps) => <Columns {...props} />
