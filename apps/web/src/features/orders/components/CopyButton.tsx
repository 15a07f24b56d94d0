import { Button, Cluster, Icon, Text, VisuallyHidden } from '@portal/ui'
import { useState } from 'react'
import { useHydrated } from '#shared/page/useHydrated.ts'

interface CopyButtonProps {
  /** The copied thing, as in "Copy the reference". */
  what: string
  text: string
}

/** Copies a text and confirms it; if the browser refuses, says what to do instead. */
export function CopyButton({ what, text }: CopyButtonProps) {
  const hydrated = useHydrated()
  const [outcome, setOutcome] = useState('')
  if (!hydrated) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('Copied')
    } catch {
      setOutcome('Your browser didn’t allow copying. Select the text to copy it.')
    }
  }
  return (
    <Cluster as="span" gap={4} data-print="hide">
      <Button variant="quiet" size="small" onClick={() => void copy()}>
        <Icon name="copy" />
        Copy
        <VisuallyHidden> {what}</VisuallyHidden>
      </Button>
      <Text as="span" size="small" tone="soft" role="status">
        {outcome}
      </Text>
    </Cluster>
  )
}
