import { Card, Stack } from '@portal/ui'
import type { ReactNode, RefObject, SubmitEvent } from 'react'

interface FormShellProps {
  id: string
  ref: RefObject<HTMLFormElement | null>
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  gap?: 24 | 32
  children: ReactNode
}

/** The form element of the engine, on a card; the schema validates it, not the browser. */
export const FormShell = ({ gap = 24, children, ...form }: FormShellProps) => (
  <Card>
    <form {...form} method="post" noValidate>
      <Stack gap={gap}>{children}</Stack>
    </form>
  </Card>
)
