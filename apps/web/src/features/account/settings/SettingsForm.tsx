import { Alert, Button, Cluster, Stack, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'

interface SettingsFormProps {
  onSubmit: () => Promise<void>
  /** An error of the form as a whole. */
  error: string | undefined
  /** The message after success. */
  done?: ReactNode
  button: string
  busyButton: string
  busy: boolean
  variant?: 'secondary' | 'danger'
  children: ReactNode
  /** Beside the button. */
  beside?: ReactNode
}

/** A short form of the account page: fields, a button and the outcome. Input stays after an error. */
export const SettingsForm = ({ variant = 'secondary', ...props }: SettingsFormProps) => (
  <form
    method="post"
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      void props.onSubmit()
    }}
  >
    <Stack gap={16}>
      <RequiredNote />
      {props.error !== undefined && (
        <Alert tone="danger" role="alert">
          {props.error}
        </Alert>
      )}
      {props.children}
      <Cluster gap={12}>
        <Button type="submit" variant={variant} busy={props.busy}>
          {props.busy ? props.busyButton : props.button}
        </Button>
        {props.beside}
      </Cluster>
      {props.done && (
        <Text role="status" tone="good">
          {props.done}
        </Text>
      )}
    </Stack>
  </form>
)
