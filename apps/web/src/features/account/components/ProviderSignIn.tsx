import { LinkButton, Stack, token } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { signInMethodsApi } from '../sign-in-methods.api.ts'

/** A word between two lines. */
const Or = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  color: ${token.role.textSoft};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${token.role.line};
  }
`

/** Sign-in with the identity provider, above the form; nothing if none is configured. Works without script. */
export function ProviderSignIn({ returnTo }: { returnTo: string }) {
  const { data } = signInMethodsApi.useSignInMethodsQuery()
  if (!data?.provider) return null
  return (
    <Stack gap={16}>
      <LinkButton variant="secondary" wide href={paths.login(returnTo)}>
        Sign in with {data.provider.name}
      </LinkButton>
      <Or>or with a password</Or>
    </Stack>
  )
}
