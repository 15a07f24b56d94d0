import type { TextPage } from '@portal/domain/contract'
import { formatDate } from '@portal/domain/shared'
import { from, Heading, Stack, Text, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { EditorialText } from '#shared/content/EditorialText.tsx'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { useOrigin } from '#shared/page/page-context.ts'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { toFaqJsonLd } from '../faq-json-ld.ts'
import { TextAside } from './TextAside.tsx'

const Columns = styled.div`
  display: grid;
  gap: ${token.space[48]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 17rem;
    align-items: start;
  }
  @media print {
    display: block;
    nav {
      display: none;
    }
  }
`

/** Breadcrumbs: prices are below the plans, other groups have no page of their own. */
const toBreadcrumbs = ({ title, group }: TextPage) => [
  { label: 'Home', href: paths.home() },
  ...(group === 'Pricing' ? [{ label: 'Pricing', href: paths.pricing() }] : []),
  { label: title },
]

interface TextLayoutProps {
  page: TextPage
  /** What follows the text, such as a form. */
  children?: ReactNode
}

/** A page of text: header, text and sidebar. */
export function TextLayout({ page, children }: TextLayoutProps) {
  const { path, title, description, updatedOn, isFaq, document } = page
  const origin = useOrigin()
  return (
    <>
      <Seo
        title={title}
        description={description}
        path={path}
        {...(isFaq && { jsonLd: toFaqJsonLd(document.sections, origin + path) })}
      />
      <PageBand>
        <Breadcrumbs items={toBreadcrumbs(page)} />
        <Heading level={1}>{title}</Heading>
        <Text size="lead" tone="soft">
          {description}
        </Text>
      </PageBand>
      <PageBody>
        <Columns>
          <Stack gap={48}>
            <EditorialText document={document} isFaq={isFaq} />
            {children}
            <Text size="small" tone="soft">
              Last changed on <time dateTime={updatedOn}>{formatDate(updatedOn, 'UTC')}</time>
            </Text>
          </Stack>
          <TextAside {...page} />
        </Columns>
      </PageBody>
    </>
  )
}
