import { useUrlState } from '#shared/urls/url-state.ts'
import { isEditedKind } from './content-kinds.ts'
import { ContentEditor, NewContent } from './editor/ContentEditor.tsx'
import type { PreviewComponent } from './editor/PreviewPanel.tsx'
import { ContentList } from './list/ContentList.tsx'

/** The content tab: the list, or the editor for the content in the address. */
export function ContentDesk({ Preview }: { Preview: PreviewComponent }) {
  const { query } = useUrlState()
  const kind = query.get('new')
  const id = Number(query.get('id'))
  if (isEditedKind(kind)) return <NewContent kind={kind} Preview={Preview} />
  if (Number.isSafeInteger(id) && id > 0) return <ContentEditor key={id} id={id} Preview={Preview} />
  return <ContentList />
}
