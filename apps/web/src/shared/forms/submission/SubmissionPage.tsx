import { Card, Cluster, from, Heading, Icon, LinkButton, Stack, Text, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Person } from '#shared/drafts/draft-store.ts'
import { NextPoints } from '#shared/layout/NextSteps.tsx'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import { FormPageHeading } from '../FormPageHeading.tsx'
import { useSubmissionRecord, type SubmissionIdentity } from '../submission-record.ts'
import { WithoutScript } from '#shared/layout/WithoutScript.tsx'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import type { SubmissionPageTexts } from './definition.ts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
    > aside {
      position: sticky;
      top: 8rem;
    }
  }
`

const Lines = styled.ul`
  display: grid;
  gap: ${token.space[12]};
  padding: 0;
  list-style: none;
  font-size: ${token.size[14]};
  > li {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr);
    gap: ${token.space[8]};
  }
  svg {
    margin-top: 0.2em;
    color: ${token.role.good};
  }
`

const GoodToKnow = ({ lines }: { lines: readonly string[] }) => (
  <Card as="aside" aria-labelledby="good-to-know" gap={16}>
    <Heading level={2} size="card" id="good-to-know">
      Good to know
    </Heading>
    <Lines role="list">
      {lines.map((line) => (
        <li key={line}>
          <Icon name="check" />
          <span>{line}</span>
        </li>
      ))}
    </Lines>
  </Card>
)

const Reference = styled.strong.attrs({ translate: 'no' })`
  font: 700 ${token.size[24]} / 1.2 ${token.font.display};
  letter-spacing: 0.02em;
  user-select: all;
`

const Narrow = styled.div`
  max-width: ${token.measure.narrow};
`

const Sent = ({ identity, sent }: { identity: SubmissionIdentity; sent: SubmissionPageTexts['sent'] }) => (
  <Narrow>
    <Stack gap={32}>
      <Card gap={12}>
        <Text tone="soft">Your reference</Text>
        <p>
          <Reference>{identity.reference}</Reference>
        </p>
        <Text>
          {identity.email !== '' && `We also emailed it to ${identity.email}. `}Quote it when you contact us.
        </Text>
      </Card>
      <Stack as="section" aria-labelledby="next">
        <Heading level={2} size="part" id="next">
          What happens next?
        </Heading>
        <NextPoints points={sent.next} />
      </Stack>
      <Cluster>
        {sent.actions.map(({ label, href }, index) => (
          <LinkButton key={href} href={href} {...(index > 0 && { variant: 'secondary' })}>
            {label}
          </LinkButton>
        ))}
      </Cluster>
    </Stack>
  </Narrow>
)

interface SubmissionPageProps {
  page: SubmissionPageTexts
  /** The current person; undefined while unknown. */
  person: Person | undefined
  /** The form, whose script may come after the page's. */
  children: ReactNode
}

/** The page of a submission form; once it is sent, what happens next. */
export function SubmissionPage({ page, person, children }: SubmissionPageProps) {
  const identity = useSubmissionRecord(person)
  return (
    <>
      <Seo title={page.title} description={page.description} path={page.path} />
      <PageBand>
        <Breadcrumbs items={page.breadcrumbs} />
        <FormPageHeading isSubmitted={identity !== null}>
          {identity ? page.sent.title : page.title}
        </FormPageHeading>
        <Text size="lead" tone="soft">
          {identity ? 'Thank you. We’ve received it, and a person will review it.' : page.lead}
        </Text>
      </PageBand>
      <WithoutScript byMail={page.byMail}>
        This form needs JavaScript, which is off or didn’t load.
      </WithoutScript>
      <PageBody>
        {identity ? (
          <Sent identity={identity} sent={page.sent} />
        ) : (
          <Columns>
            <div>{children}</div>
            <GoodToKnow lines={page.goodToKnow} />
          </Columns>
        )}
      </PageBody>
    </>
  )
}
