import { Heading, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { PageBand } from '#shared/PageBand.tsx'
import { PageBody } from '#shared/PageBody.tsx'
import { paths } from '#shared/paths.ts'
import { Trail } from '#shared/Trail.tsx'

interface NewsletterFrameProps {
  title: string
  lead: ReactNode
  children: ReactNode
}

/** The frame of the newsletter's own page. */
export function NewsletterFrame({ title, lead, children }: NewsletterFrameProps) {
  return (
    <>
      <PageBand>
        <Trail items={[{ label: 'Home', href: paths.home() }, { label: 'Newsletter' }]} />
        <Heading level={1}>{title}</Heading>
        <Text size="lead" tone="soft">
          {lead}
        </Text>
      </PageBand>
      <PageBody>{children}</PageBody>
    </>
  )
}
