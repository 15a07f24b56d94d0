import { Heading, Text, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PageBand } from '#shared/PageBand.tsx'
import { PageBody } from '#shared/PageBody.tsx'
import { paths } from '#shared/paths.ts'
import { Trail } from '#shared/Trail.tsx'

const Measured = styled.div`
  max-width: ${token.measure.narrow};
`

interface NewsletterFrameProps {
  title: string
  lead: ReactNode
  /** The page's step behind the newsletter's own; none on the sign-up itself. */
  step?: string
  /** Takes the page's whole width. */
  wide?: boolean
  children: ReactNode
}

/** The frame of the newsletter's three pages. */
export function NewsletterFrame({ title, lead, step, wide = false, children }: NewsletterFrameProps) {
  const newsletter = { label: 'Newsletter', href: paths.newsletter() }
  return (
    <>
      <PageBand>
        <Trail
          items={[
            { label: 'Home', href: paths.home() },
            ...(step === undefined ? [{ label: 'Newsletter' }] : [newsletter, { label: step }]),
          ]}
        />
        <Heading level={1}>{title}</Heading>
        <Text size="lead" tone="soft">
          {lead}
        </Text>
      </PageBand>
      <PageBody>{wide ? children : <Measured>{children}</Measured>}</PageBody>
    </>
  )
}
