import { Breadcrumb, Heading, Stack, Text, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PageBand } from '#shared/PageBand.tsx'
import { PageBody } from '#shared/PageBody.tsx'
import { paths } from '#shared/paths.ts'
import { WithoutScript } from '#shared/WithoutScript.tsx'

const Measured = styled.div`
  max-width: ${token.measure.narrow};
`

interface AccountLetterPageProps {
  title: string
  lead: ReactNode
  children: ReactNode
}

/** The frame of the pages that mails about an account lead to. */
export const AccountLetterPage = ({ title, lead, children }: AccountLetterPageProps) => (
  <>
    <PageBand>
      <Breadcrumb items={[{ label: 'Home', href: paths.home() }, { label: title }]} />
      <Heading level={1}>{title}</Heading>
      <Text size="lead" tone="soft">
        {lead}
      </Text>
    </PageBand>
    <PageBody>
      <Measured>
        <WithoutScript byMail={{ subject: 'My account', ask: 'Write to us from that address instead:' }}>
          This page needs JavaScript, which is off or did not load.
        </WithoutScript>
        <Stack gap={24}>{children}</Stack>
      </Measured>
    </PageBody>
  </>
)
