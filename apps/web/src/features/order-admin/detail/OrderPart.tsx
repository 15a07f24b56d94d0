import { Card, Heading } from '@portal/ui'
import { useId, type ReactNode } from 'react'

/** A part of an order's page. */
export function OrderPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} gap={16}>
      <Heading level={3} size="small" id={id}>
        {title}
      </Heading>
      {children}
    </Card>
  )
}
