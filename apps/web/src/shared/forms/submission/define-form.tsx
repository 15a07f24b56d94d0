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
  /** The contract's schema of what is sent. */
  schema: GenericSchema<FormContent, FormContent>
  sections: readonly FormSection[]
  /** Where its drafts lie in local storage. */
  draftKey: string
  /** The fields that say who sends it, where they are not `submitterName` and `submitterEmail`. */
  sender?: SubmissionFormDefinition['sender']
  submitLabel: string
}

/** The contract's names of who sends something in. */
const SUBMITTER = { name: 'submitterName', email: 'submitterEmail' } as const

/** A submission form of one step, made of sections of fields. */
export function createSubmissionForm({
  schema,
  sections,
  draftKey,
  sender = SUBMITTER,
  submitLabel,
}: SubmissionFormOptions): SubmissionFormDefinition {
  const fields = sections.flatMap((section) => section.fields)
  return {
    schema,
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
