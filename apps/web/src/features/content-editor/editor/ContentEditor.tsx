import type { EditableContent, EditedKind } from '@portal/domain/contract'
import { Alert, Badge, Cluster, ErrorState, Heading, PageLoader, Stack, Text, TextLink } from '@portal/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isApiError } from '#shared/calls/api-error.ts'
import { paths } from '#shared/urls/paths.ts'
import { KIND_LABELS, STATE_LABELS } from '../content-kinds.ts'
import { useGetContentQuery } from '../content-editor.api.ts'
import { ContentForm } from './ContentForm.tsx'
import type { PreviewComponent } from './PreviewPanel.tsx'

const LIST = paths.admin({ tab: 'content' })

interface HeaderProps {
  kind: EditedKind
  content: EditableContent | null
}

const Header = ({ kind, content }: HeaderProps) => (
  <Stack gap={8}>
    <p>
      <TextLink href={LIST}>All content</TextLink>
    </p>
    <Heading level={2}>{content?.title ?? `New ${KIND_LABELS[kind].one.toLowerCase()}`}</Heading>
    {content && (
      <Cluster gap={8}>
        <Badge tone={STATE_LABELS[content.state].tone}>{STATE_LABELS[content.state].label}</Badge>
        {content.hasEdit && <Badge tone="sun">Edit not published</Badge>}
        {content.state === 'published' && <TextLink href={content.path}>See the published page</TextLink>}
      </Cluster>
    )}
  </Stack>
)

/** Content made from a file, which can't be edited here. */
const FileContent = ({ content }: { content: EditableContent }) => (
  <Stack gap={16}>
    <Header kind={content.contentKind} content={content} />
    <Alert tone="info">This page comes from a file in the portal. It changes with a release, not here.</Alert>
  </Stack>
)

interface EditorProps extends HeaderProps {
  Preview: PreviewComponent
}

/** The editor of one version: each save restarts the form with the stored content. */
function Editor({ kind, content: loaded, Preview }: EditorProps) {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { wasSaved?: boolean } | null }
  const [saved, setSaved] = useState(state?.wasSaved ? 1 : 0)
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (saved > 0) message.current?.focus()
  }, [saved])
  // The response of a save until the refetch has arrived; without it the form would restart with the old text.
  const [response, setResponse] = useState<EditableContent | null>(null)
  const content = loaded && response && response.version > loaded.version ? response : loaded
  const onSaved = (stored: EditableContent) => {
    setResponse(stored)
    setSaved((count) => count + 1)
    if (loaded === null)
      void navigate(paths.admin({ tab: 'content', id: String(stored.id) }), {
        replace: true,
        state: { wasSaved: true },
      })
  }
  return (
    <Stack gap={24}>
      <Header kind={kind} content={content} />
      {saved > 0 && (content?.state === 'draft' || content?.hasEdit) && (
        <Alert ref={message} tone="success" role="status" tabIndex={-1}>
          Saved.{' '}
          {content.state === 'draft' ? 'Nobody else sees it yet.' : 'The public sees it once you publish it.'}
        </Alert>
      )}
      <ContentForm
        key={`${content?.version ?? 'new'} ${saved}`}
        kind={kind}
        content={content}
        onSaved={onSaved}
        Preview={Preview}
      />
    </Stack>
  )
}

/** Content by its id: loading, missing, failed or loaded. */
export function ContentEditor({ id, Preview }: { id: number; Preview: PreviewComponent }) {
  const { currentData, error, isFetching, refetch } = useGetContentQuery(id)
  if (currentData)
    return currentData.isFile ? (
      <FileContent content={currentData} />
    ) : (
      <Editor kind={currentData.contentKind} content={currentData} Preview={Preview} />
    )
  if (!error) return <PageLoader label="Loading..." />
  if (isApiError(error) && error.status === 404)
    return (
      <Stack gap={16} align="start">
        <Heading level={2}>We can’t find this content</Heading>
        <Text>It may have been deleted, or it is in the moderation queue.</Text>
        <TextLink href={LIST}>All content</TextLink>
      </Stack>
    )
  return (
    <ErrorState title="We couldn’t load the content" onRetry={() => void refetch()} retrying={isFetching}>
      It is safe. Check your connection and try again.
    </ErrorState>
  )
}

/** The editor of new content of a kind. */
export const NewContent = ({ kind, Preview }: { kind: EditedKind; Preview: PreviewComponent }) => (
  <Editor key={kind} kind={kind} content={null} Preview={Preview} />
)
