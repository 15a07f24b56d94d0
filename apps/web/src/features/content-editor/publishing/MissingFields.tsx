import type { EditableContent } from '@portal/domain/contract'
import { ProblemList } from '#shared/forms/parts/ProblemList.tsx'
import { findMissing } from './find-missing.ts'

interface MissingFieldsProps {
  content: EditableContent
  formId: string
  onChoose: (path: string) => void
}

/** What a saved draft lacks before it can be published, each a link to its field. */
export const MissingFields = ({ content, formId, onChoose }: MissingFieldsProps) => (
  <ProblemList
    problems={findMissing(content)}
    formId={formId}
    onChoose={onChoose}
    title="Before it can be published:"
    tone="info"
  />
)
