import { Card, Stack } from '@portal/ui'
import type { ReactNode, RefObject, SubmitEvent } from 'react'

interface FormShellProps {
  id: string
  ref: RefObject<HTMLFormElement | null>
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  gap?: 24 | 32
  /** Without a card of its own, as in a dialog. */
  plain?: boolean
  children: ReactNode
}

/** The form element of the engine, on a card; the schema validates it, not the browser. */
export function FormShell({ gap = 24, plain = false, children, ...form }: FormShellProps) {
  const element = (
    <form {...form} method="post" noValidate>
      <Stack gap={gap}>{children}</Stack>
    </form>
  )
  return plain ? element : <Card>{element}</Card>
}
