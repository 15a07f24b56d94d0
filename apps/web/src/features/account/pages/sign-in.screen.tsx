import { Container } from '@portal/ui'
import { paths } from '#shared/paths.ts'
import { Seo } from '#shared/Seo.tsx'
import type { Screen } from '#shared/screen.ts'

function SignInPage() {
  return (
    <Container>
      <Seo title="SignIn" description="SignIn" path={paths.signIn()} noindex />
      <h1>SignIn</h1>
    </Container>
  )
}

export const screen: Screen = { Component: SignInPage }
