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
import { getPageLabel } from '../text-page-links.ts'
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
const toBreadcrumbs = (title: string, page: TextPage | undefined) => [
  { label: 'Home', href: paths.home() },
  ...(page?.group === 'Pricing' ? [{ label: 'Pricing', href: paths.pricing() }] : []),
  { label: title },
]

function TextSeo({ page }: { page: TextPage }) {
  const { path, title, description, isFaq, document } = page
  const origin = useOrigin()
  return (
    <Seo
      title={title}
      description={description}
      path={path}
      {...(isFaq && { jsonLd: toFaqJsonLd(document.sections, origin + path) })}
    />
  )
}

interface TextLayoutProps {
  path: string
  /** The page once it is loaded. */
  page: TextPage | undefined
  /** Shown in place of the text until then. */
  placeholder: ReactNode
  /** Shown above text and sidebar, over the whole width. */
  above?: ReactNode
  /** Shown first in the column of the text, such as a form. */
  first?: ReactNode
  /** Shown below the text. */
  children?: ReactNode
}

/** A page of text: header, text and sidebar. `first` and `children` keep their place and state when the text arrives. */
export function TextLayout({ path, page, placeholder, above, first, children }: TextLayoutProps) {
  const title = page?.title ?? getPageLabel(path)
  return (
    <>
      {page ? (
        <TextSeo page={page} />
      ) : (
        <Seo
          title={title}
          description={`${title}: a page of the Pacific Business Portal.`}
          path={path}
          noindex
        />
      )}
      <PageBand>
        <Breadcrumbs items={toBreadcrumbs(title, page)} />
        <Heading level={1}>{title}</Heading>
        {page && (
          <Text size="lead" tone="soft">
            {page.description}
          </Text>
        )}
      </PageBand>
      <PageBody>
        {above}
        <Columns>
          <Stack gap={48}>
            {first}
            {page ? <EditorialText document={page.document} isFaq={page.isFaq} /> : placeholder}
            {children}
            {page && (
              <Text size="small" tone="soft">
                Last changed on <time dateTime={page.updatedOn}>{formatDate(page.updatedOn, 'UTC')}</time>
              </Text>
            )}
          </Stack>
          {page && <TextAside {...page} />}
        </Columns>
      </PageBody>
    </>
  )
}
