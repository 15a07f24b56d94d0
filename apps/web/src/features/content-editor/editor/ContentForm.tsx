import type { EditableContent, EditedKind } from '@portal/domain/contract'
import { Button, Card, Cluster, Stack, Text } from '@portal/ui'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { ErrorAlert } from '#shared/forms/parts/ErrorAlert.tsx'
import { ProblemList } from '#shared/forms/parts/ProblemList.tsx'
import { RestoredAlert } from '#shared/forms/parts/RestoredAlert.tsx'
import { MissingFields } from '../publishing/MissingFields.tsx'
import { PublishPanel } from '../publishing/PublishPanel.tsx'
import { ConflictPanel } from './ConflictPanel.tsx'
import { PreviewPanel, type PreviewComponent } from './PreviewPanel.tsx'
import { useContentEditor } from './useContentEditor.tsx'

interface ContentFormProps {
  kind: EditedKind
  content: EditableContent | null
  onSaved: (content: EditableContent) => void
  Preview: PreviewComponent
}

/** Describes what saving does. */
function describeSaving(content: EditableContent | null, hasChanges: boolean): string {
  if (!hasChanges) return content === null ? 'Nothing typed yet.' : 'Everything is saved.'
  if (content === null || content.state === 'draft')
    return 'A title is enough to save a draft. Nobody else sees it, and you can continue on any device.'
  return 'Saving stores an edit, which the public sees once you publish it.'
}

/** The form of content: kept on the device until it is saved, with its preview and its publication. */
export function ContentForm({ kind, content, onSaved, Preview }: ContentFormProps) {
  const { engine, conflict, settle, values, changed } = useContentEditor({ kind, content, onSaved })
  const { shell, stepProps, draft, problems, showField, error, isSending, current } = engine
  const hasChanges = changed.length > 0
  return (
    <Stack gap={24}>
      <form {...shell} method="post" noValidate>
        <Card>
          <Stack gap={32}>
            <RequiredNote />
            <RestoredAlert discardLabel="Discard what I typed" onDiscard={draft.discard} onUndo={draft.undo}>
              {draft.restoredAt !== null && hasChanges && 'Draft restored. It isn’t saved yet.'}
            </RestoredAlert>
            <current.Component {...stepProps} />
            {conflict && <ConflictPanel kind={kind} conflict={conflict} form={values} onSettle={settle} />}
            <ErrorAlert error={error} />
            <ProblemList problems={problems} formId={shell.id} onChoose={showField} />
            <Cluster justify="between" gap={16}>
              <Text size="small" tone="soft" aria-live="polite">
                {describeSaving(content, hasChanges)}
              </Text>
              <Button type="submit" size="large" busy={isSending} unavailable={!hasChanges}>
                {content === null || content.state === 'draft' ? 'Save draft' : 'Save edit'}
              </Button>
            </Cluster>
          </Stack>
        </Card>
      </form>
      <PreviewPanel kind={kind} form={values} Preview={Preview} />
      {content && (
        <PublishPanel content={content} hasChanges={hasChanges}>
          <MissingFields content={content} formId={shell.id} onChoose={showField} />
        </PublishPanel>
      )}
    </Stack>
  )
}
