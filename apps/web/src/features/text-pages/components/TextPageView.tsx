import { ErrorState, Skeleton, VisuallyHidden } from '@portal/ui'
import type { ReactNode } from 'react'
import { Section } from '#shared/layout/Section.tsx'
import { getTextSlug, useGetTextPageQuery } from '../text-pages.api.ts'
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
  /** Shown above the text, such as a table. */
  above?: ReactNode
  /** Shown first in the column of the text without waiting for it, such as a form. */
  first?: ReactNode
  /** Shown below the text. */
  children?: ReactNode
}

/** The page of text at a path: loading, failed or loaded. */
export function TextPageView({ path, above, first, children }: TextPageViewProps) {
  const { currentData, error, isFetching, refetch } = useGetTextPageQuery(getTextSlug(path))
  const failed = (
    <ErrorState title="We couldn’t load this page" onRetry={() => void refetch()} retrying={isFetching}>
      Check your connection and try again.
    </ErrorState>
  )
  return (
    <TextLayout
      path={path}
      page={currentData}
      placeholder={<Section>{error ? failed : <Lines />}</Section>}
      above={above}
      first={first}
    >
      {children}
    </TextLayout>
  )
}
