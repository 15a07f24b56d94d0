import { SectionHeader, TextLink } from '@portal/ui'
import type { ReactNode } from 'react'
import { Section } from './Section.tsx'

interface LinkedSectionProps {
  /** Anchor of the section, and base of its heading's id. */
  id: string
  title: string
  /** A link to more of the same. */
  more?: { label: string; href: string }
  /** A sentence below the heading. */
  intro?: string
  children: ReactNode
}

/** A section with a heading and a link to more. */
export const LinkedSection = ({ id, title, more, intro, children }: LinkedSectionProps) => (
  <Section aria-labelledby={id}>
    <SectionHeader
      id={id}
      title={title}
      {...(more && {
        action: (
          <TextLink href={more.href} arrow>
            {more.label}
          </TextLink>
        ),
      })}
    >
      {intro}
    </SectionHeader>
    {children}
  </Section>
)
