import { ErrorState, Heading, Skeleton, VisuallyHidden } from '@portal/ui'
import type { ReactNode } from 'react'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { pageLabel } from '../text-pages.ts'
import { textSlug, useGetTextPageQuery } from '../texts.api.ts'
import { TextLayout } from './TextLayout.tsx'

const Lines = () => (
  <>
    <VisuallyHidden role="status">Loading the page...</VisuallyHidden>
    {[1, 2, 3, 4, 5, 6].map((line) => (
      <Skeleton key={line} />
    ))}
  </>
)

interface TextPageViewProps {
  path: string
  /** What is below the text and does not wait for it, such as a form. */
  children?: ReactNode
}

/** The page of text at a path: loading, failed or loaded. */
export function TextPageView({ path, children }: TextPageViewProps) {
  const { currentData, error, isFetching, refetch } = useGetTextPageQuery(textSlug(path))
  if (currentData) return <TextLayout page={currentData}>{children}</TextLayout>
  const title = pageLabel(path)
  return (
    <>
      <Seo
        title={title}
        description={`${title}: a page of the Pacific Business Portal.`}
        path={path}
        noindex
      />
      <PageBand>
        <Breadcrumbs items={[{ label: 'Home', href: paths.home() }, { label: title }]} />
        <Heading level={1}>{title}</Heading>
      </PageBand>
      <PageBody width="narrow">
        <Section>
          {error ? (
            <ErrorState
              title="Failed to fetch this page"
              onRetry={() => void refetch()}
              retrying={isFetching}
            >
              Check your connection and try again.
            </ErrorState>
          ) : (
            <Lines />
          )}
        </Section>
        {children}
      </PageBody>
    </>
  )
}
