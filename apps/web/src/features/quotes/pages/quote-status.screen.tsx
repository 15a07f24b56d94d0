import { parseReference } from '@portal/domain/shared'
import {
  Breadcrumb,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  Skeleton,
  Stack,
  Text,
} from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import { isApiError } from '#shared/calls/api-error.ts'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { quotesApi, useGetQuoteRequestQuery, type QuoteIdentity } from '../quotes.api.ts'
import { QuoteState } from '../status/QuoteState.tsx'
import { StatusForm } from '../status/StatusForm.tsx'

/** The values of the form as typed. */
const readQuery = (query: URLSearchParams): QuoteIdentity => ({
  reference: query.get('reference')?.trim() ?? '',
  email: query.get('email')?.trim() ?? '',
})

const isMalformed = ({ reference }: QuoteIdentity): boolean =>
  reference !== '' && parseReference(reference) === null

/** The request's identity in the address; null if incomplete or malformed. */
function parseIdentity(query: URLSearchParams): QuoteIdentity | null {
  const { reference: written, email } = readQuery(query)
  const reference = parseReference(written)
  return reference !== null && email !== '' ? { reference, email } : null
}

const Waiting = () => (
  <Stack role="status" aria-label="Loading your request...">
    <Card>
      <Skeleton shape="title" />
      <Skeleton shape="short" />
    </Card>
    <Skeleton shape="block" />
  </Stack>
)

const NotFound = () => (
  <EmptyState
    title="No request found"
    action={
      <LinkButton href={paths.quoteBuilder()} variant="secondary">
        Request a quote
      </LinkButton>
    }
  >
    We found no request with this reference and email address. Check both against our email to you.
  </EmptyState>
)

/** A malformed email address is handled like an unknown one. */
const isUnknown = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400)

function Found({ identity }: { identity: QuoteIdentity }) {
  const { currentData, error, isFetching, refetch } = useGetQuoteRequestQuery(identity)
  if (currentData) return <QuoteState quote={currentData} identity={identity} />
  if (!error) return <Waiting />
  if (isUnknown(error)) return <NotFound />
  return (
    <ErrorState title="We couldn’t load your request" onRetry={() => void refetch()} retrying={isFetching}>
      {describeFailure(error, 'Check your connection and try again.')}
    </ErrorState>
  )
}

function QuoteStatusPage() {
  const [query] = useSearchParams()
  const identity = parseIdentity(query)
  const written = readQuery(query)
  return (
    <>
      <Seo
        title="Your website quote"
        description="The status of your website request, by its reference and your email address."
        path={paths.quoteStatus()}
        noindex
      />
      <PageBand>
        <Breadcrumb
          items={[
            { label: 'Home', href: paths.home() },
            { label: 'Website quote', href: paths.quoteBuilder() },
            { label: 'Status' },
          ]}
        />
        <Heading level={1}>Your website quote</Heading>
        <Text size="lead" tone="soft" data-print="hide">
          You’ll find the reference in our email, and on the page you saw after you sent your request.
        </Text>
      </PageBand>
      <PageBody>
        <Card data-print="hide">
          <StatusForm {...written} malformed={isMalformed(written)} />
        </Card>
        {identity && <Found identity={identity} />}
      </PageBody>
    </>
  )
}

export const screen: Screen = {
  Component: QuoteStatusPage,
  query: ['reference', 'email'],
  load: async ({ run, url }) => {
    const identity = parseIdentity(url.searchParams)
    if (!identity) return isMalformed(readQuery(url.searchParams)) ? { isPrivate: true, status: 404 } : {}
    const { error } = await run(
      quotesApi.endpoints.getQuoteRequest.initiate(identity, { forceRefetch: true }),
    )
    return { isPrivate: true, ...(isUnknown(error) && { status: 404 }) }
  },
}
