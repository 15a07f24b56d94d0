import { Cluster, LinkButton, Text } from '@portal/ui'
import { useLocation } from 'react-router-dom'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { FailurePage } from './FailurePage.tsx'

const MESSAGES: Readonly<Record<number, { title: string; text: string }>> = {
  429: {
    title: 'Too many requests',
    text: 'Your network asked for many pages in a short time. Please wait a minute, then try again.',
  },
  503: {
    title: 'The portal is not answering',
    text: 'We can’t load anything right now. Please try again in a minute.',
  },
}

const FALLBACK = {
  title: 'Something went wrong',
  text: 'We couldn’t show this page. Please try again; if it happens again, start from the home page.',
}

/** Shown instead of a page that failed. Retry is a plain link, so that it needs no script. */
export function Unavailable({ status }: { status: number }) {
  const { pathname, search } = useLocation()
  const { title, text } = MESSAGES[status] ?? FALLBACK
  return (
    <FailurePage title={title} picture="storm">
      <Seo title={title} description={text} path={pathname} noindex />
      <Text size="lead">{text}</Text>
      <Cluster>
        <LinkButton href={pathname + search} target="_self">
          Retry
        </LinkButton>
        <LinkButton href={paths.home()} variant="secondary">
          Home
        </LinkButton>
      </Cluster>
    </FailurePage>
  )
}
