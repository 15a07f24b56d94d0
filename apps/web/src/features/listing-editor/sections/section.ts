import type { EditableBusiness } from '@portal/domain/contract'
import type { StepProps } from '#shared/forms/engine/form-definition.ts'
import type { EditorForm } from '../editor-form.ts'
import type { PendingUploads } from '../photos/pending-uploads.ts'

/** The props of a section of the editor. */
export interface SectionProps extends StepProps<EditorForm> {
  listing: EditableBusiness
  uploads: PendingUploads
}

/** The sections of the editor, in order. */
export const SECTIONS = [
  { id: 'basics', label: 'Basics' },
  { id: 'texts', label: 'Texts' },
  { id: 'contact', label: 'Contact and links' },
  { id: 'hours', label: 'Hours' },
  { id: 'expectations', label: 'What visitors can expect' },
  { id: 'place', label: 'Place' },
  { id: 'photos', label: 'Photos and logo' },
  { id: 'manage', label: 'Pause, hand over, delete' },
] as const
