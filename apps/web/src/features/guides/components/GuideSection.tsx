import { below, from, SectionHeader, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { GuideSectionId } from '../guide-sections.ts'

/* An anchor leads to below what sticks to the window's top. */
const Room = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};
  ${below.desktop} {
    scroll-margin-top: 4rem;
  }
  ${from.desktop} {
    scroll-margin-top: 3.5rem;
  }
  & + & {
    padding-top: ${token.space[48]};
    border-top: 1px solid ${token.role.line};
  }
`

interface GuideSectionProps {
  id: GuideSectionId | 'quiz'
  title: string
  /** A line that says what is in it. */
  lead?: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** A section of a guide, at its anchor. */
export const GuideSection = ({ id, title, lead, action, children }: GuideSectionProps) => (
  <Room id={id} aria-labelledby={`${id}-title`}>
    <SectionHeader id={`${id}-title`} title={title} action={action}>
      {lead}
    </SectionHeader>
    {children}
  </Room>
)
