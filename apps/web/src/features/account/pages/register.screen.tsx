import { Container } from '@portal/ui'
import { paths } from '#shared/paths.ts'
import { Seo } from '#shared/Seo.tsx'
import type { Screen } from '#shared/screen.ts'

function RegisterPage() {
  return (
    <Container>
      <Seo title="Register" description="Register" path={paths.signIn()} noindex />
      <h1>Register</h1>
    </Container>
  )
}

export const screen: Screen = { Component: RegisterPage }
