import type { GenericSchema } from 'valibot'
import { createFormDraftStore } from '#shared/drafts/form-draft.ts'
import {
  createBlankFields,
  type FormContent,
  type FormSection,
  type SubmissionFormDefinition,
} from './definition.ts'
import { FormSections } from './FormSections.tsx'
import { parseContent } from './parse-content.ts'

interface SubmissionFormOptions {
  /** The contract's schema of the sent content. */
  schema: GenericSchema<FormContent, FormContent>
  sections: readonly FormSection[]
  /** The key of its drafts in local storage. */
  draftKey: string
  /** The fields of the sender, if they are not `submitterName` and `submitterEmail`. */
  sender?: SubmissionFormDefinition['sender']
  criteriaMode?: SubmissionFormDefinition['criteriaMode']
  submitLabel: string
}

/** The contract's fields of the submitter. */
const SUBMITTER = { name: 'submitterName', email: 'submitterEmail' } as const

/** A submission form of one step, made of sections of fields. */
export function createSubmissionForm({
  schema,
  sections,
  draftKey,
  sender = SUBMITTER,
  criteriaMode,
  submitLabel,
}: SubmissionFormOptions): SubmissionFormDefinition {
  const fields = sections.flatMap((section) => section.fields)
  return {
    schema,
    ...(criteriaMode && { criteriaMode }),
    blank: createBlankFields(fields),
    drafts: createFormDraftStore<FormContent>({
      key: draftKey,
      parseForm: (stored) => parseContent(stored, fields),
      parseExtra: () => ({}),
    }),
    steps: [
      {
        name: submitLabel,
        fields: fields.map(({ name }) => name),
        Component: (props) => <FormSections sections={sections} {...props} />,
      },
    ],
    sender,
    submitLabel,
  }
}
