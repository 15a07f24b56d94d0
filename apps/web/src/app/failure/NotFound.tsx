import { Container, Link, Stack } from '@portal/ui'
import { useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { Seo } from '#shared/Seo.tsx'

/** The 404 screen. */
export function NotFound() {
  const { pathname } = useLocation()
  return (
    <Container>
      <Seo
        title="404 Page Not Found"
        description="There is no page at this address."
        path={pathname}
        noindex
      />
      <Stack>
        <h1>404 Page Not Found</h1>
        <p>Did you forget to add the page to the router?</p>
        <Link href={paths.home()}>Go to the home page</Link>
      </Stack>
    </Container>
  )
}
