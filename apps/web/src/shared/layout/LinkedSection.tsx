import { SectionHeader, TextLink } from '@portal/ui'
import type { ReactNode } from 'react'
import { Section } from './Section.tsx'

interface LinkedSectionProps {
  /** Its anchor on the page, which its heading has too. */
  id: string
  title: string
  /** Where there is more of it. */
  more?: { label: string; href: string }
  /** A sentence below the heading. */
  intro?: string
  children: ReactNode
}

/** A part of a page under its heading, with a way to more of the same. */
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
