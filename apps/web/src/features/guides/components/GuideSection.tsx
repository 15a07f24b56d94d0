import { below, from, SectionHeader, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { GuideSectionId } from '../guide-sections.ts'

/* On narrow screens an anchor leads to below the bar of sections too. */
const Room = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  ${below.desktop} {
    scroll-margin-top: ${token.target.min};
  }
  ${from.desktop} {
    gap: ${token.space[24]};
  }
  & + & {
    padding-top: var(--room-gap);
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
