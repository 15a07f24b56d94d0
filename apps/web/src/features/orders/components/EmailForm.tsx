import { Alert, Button, Card, Field, from, Stack, Text, TextInput, TextLink, token } from '@portal/ui'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { GetForm } from '#shared/forms/query/GetForm.tsx'
import { paths } from '#shared/urls/paths.ts'

const Row = styled.div`
  display: grid;
  gap: ${token.space[16]};
  max-width: 36rem;
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`

interface EmailFormProps {
  /** As it was typed; blank at first. */
  email: string
  /** No order was found, with this address or for the signed-in person. */
  isUnknown?: boolean
}

/** Asks for the email address of an order; a GET form, so that it works without JavaScript. */
export function EmailForm({ email, isUnknown = false }: EmailFormProps) {
  const { pathname } = useLocation()
  return (
    <Card>
      <Stack gap={16}>
        {isUnknown && (
          <Alert tone="danger" role="alert" title="No order found.">
            {email === ''
              ? 'It is not in your account. Enter the email address used to place it.'
              : 'We found no order with this reference and email address. Check both against our email to you.'}
          </Alert>
        )}
        <GetForm action={pathname} aria-label="Your order" key={email}>
          <RequiredNote />
          <Row>
            <Field label="Email Address" hint="The address that got our email about this order." required>
              <TextInput type="email" name="email" autoComplete="email" defaultValue={email} />
            </Field>
            <Button type="submit">Show the order</Button>
          </Row>
        </GetForm>
        <Text size="small" tone="soft">
          Placed with an account? <TextLink href={paths.signIn(pathname)}>Sign in to see the order</TextLink>
        </Text>
      </Stack>
    </Card>
  )
}
