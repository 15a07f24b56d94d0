import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { from } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'

/* Not a grid on phones: a sticky element stays within its grid row. */
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

/** Lays out content with its `StickySummary`: side by side on wide screens, below it on phones. */
export const StickySummaryLayout = (props: StickySummaryLayoutProps) => <Columns {...props} />
