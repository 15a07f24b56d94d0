import { NewBusinessReport, NewReviewReport } from '@portal/domain/contract'
import { BUSINESS_REPORT_REASONS, REVIEW_REPORT_REASONS, type ReportReason } from '@portal/reference-data'
import { RadioGroup } from '@portal/ui'
import { createSubmissionForm } from '#shared/forms/submission/define-form.tsx'
import type { CustomFieldProps, SubmissionFormDefinition } from '#shared/forms/submission/definition.ts'
import type { ReportSubject } from './reports.api.ts'

interface ReasonsProps extends CustomFieldProps {
  reasons: readonly ReportReason[]
}

const Reasons = ({ reasons, label, onChange, ...group }: ReasonsProps) => (
  <RadioGroup
    legend={label}
    options={reasons.map(({ slug, name }) => ({ value: slug, label: name }))}
    onChange={({ target }) => onChange(target.value)}
    required
    {...group}
  />
)

const KINDS = {
  business: { schema: NewBusinessReport, reasons: BUSINESS_REPORT_REASONS },
  review: { schema: NewReviewReport, reasons: REVIEW_REPORT_REASONS },
} as const

/** The form to report something; each subject has drafts of its own. */
export function createReportForm({ kind, id }: Pick<ReportSubject, 'kind' | 'id'>): SubmissionFormDefinition {
  const { schema, reasons } = KINDS[kind]
  return createSubmissionForm({
    schema,
    draftKey: `pending-report-of-${kind}-${id ?? 'sample'}`,
    sender: null,
    submitLabel: 'Send report',
    sections: [
      {
        fields: [
          {
            kind: 'custom',
            name: 'reason',
            label: 'What is wrong?',
            Component: (props) => <Reasons reasons={reasons} {...props} />,
            required: true,
          },
          {
            kind: 'textarea',
            name: 'note',
            label: 'Your note',
            hint: 'What you know about it, such as the right number.',
            rows: 4,
            lengthLimits: { max: 1000 },
          },
        ],
      },
    ],
  })
}
