import type { ContentForm, ContentPreview, EditedKind } from '@portal/domain/contract'
import { Alert, Button, Card, Cluster, Heading, Skeleton, Stack, Text } from '@portal/ui'
import { useEffect, useState, type ComponentType } from 'react'
import { getFieldErrors } from '#shared/calls/api-error.ts'
import type { FormContent } from '#shared/forms/submission/definition.ts'
import { usePreviewContentQuery } from '../content-editor.api.ts'

/** The preview refreshes after this long without typing. */
const DEBOUNCE_MS = 700

/** A debounced value. */
function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}

export type PreviewComponent = ComponentType<{ preview: ContentPreview }>

interface PreviewProps {
  kind: EditedKind
  form: FormContent
  Preview: PreviewComponent
}

function LivePreview({ kind, form, Preview }: PreviewProps) {
  const body = useDebounced(JSON.stringify({ ...form, contentKind: kind }))
  const { data, error, isFetching } = usePreviewContentQuery(JSON.parse(body) as ContentForm)
  const fields = Object.values(getFieldErrors(error))
  return (
    <Stack gap={16} aria-busy={isFetching}>
      {error !== undefined && (
        <Alert tone="warning" role="status" title="To see the preview, fix this.">
          {fields.length > 0 ? fields.join('. ') : 'Check your connection.'}
        </Alert>
      )}
      {data ? <Preview preview={data} /> : error === undefined && <Skeleton shape="block" />}
    </Stack>
  )
}

/** The content as the public will see it, updated while typing. */
export function PreviewPanel(props: PreviewProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card as="section" aria-labelledby="preview-title">
      <Stack gap={16}>
        <Cluster justify="between">
          <Heading level={2} size="part" id="preview-title">
            Preview
          </Heading>
          <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide the preview' : 'Show the preview'}
          </Button>
        </Cluster>
        {isOpen ? (
          <LivePreview {...props} />
        ) : (
          <Text size="small" tone="soft">
            As the public will see it. Updates as you type.
          </Text>
        )}
      </Stack>
    </Card>
  )
}
