import { Container, Stack } from '@portal/ui'
import { useLocation } from 'react-router-dom'
import { Seo } from '#shared/Seo.tsx'

const MESSAGES: Readonly<Record<number, { title: string; text: string }>> = {
  429: {
    title: 'Too many requests',
    text: 'Many pages were asked for from your network in a short time. Please wait a minute and try again.',
  },
  503: {
    title: 'The portal is not answering',
    text: 'The listings can’t be reached right now. This usually passes within a minute.',
  },
}

const OTHERWISE = {
  title: 'Something went wrong',
  text: 'This page could not be shown. Please try again; if it happens again, start from the home page.',
}

/** What stands in a page's place when it could not be made, with a way to try again that needs no script. */
export function Unavailable({ status }: { status: number }) {
  const { pathname, search } = useLocation()
  const { title, text } = MESSAGES[status] ?? OTHERWISE
  return (
    <Container>
      <Seo title={title} description={text} path={pathname} noindex />
      <Stack>
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <a href={pathname + search}>Retry</a>
        </p>
      </Stack>
    </Container>
  )
}
