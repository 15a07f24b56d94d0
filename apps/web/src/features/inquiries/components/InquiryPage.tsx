import type { ComponentType, ReactNode } from 'react'
import { usePerson } from '#features/account/person.api.ts'
import type { SubmissionPageTexts } from '#shared/forms/submission/definition.ts'
import { SubmissionPage } from '#shared/forms/submission/SubmissionPage.tsx'
import { useSubmissionRecord } from '#shared/forms/submission-record.ts'
import { WithoutScript } from '#shared/layout/WithoutScript.tsx'

export interface InquiryPageProps {
  page: SubmissionPageTexts
  /** The page of text at a path, with what is above and below the text. */
  TextPage: ComponentType<{ path: string; first: ReactNode; children?: ReactNode }>
  /** A lazy island's element. */
  form: ReactNode
  /** Below the text. */
  children?: ReactNode
}

/** A form to the administrators with a page of text under it; once the form is sent, its confirmation. */
export function InquiryPage({ page, TextPage, form, children }: InquiryPageProps) {
  const person = usePerson()
  if (useSubmissionRecord(person) !== null) {
    return (
      <SubmissionPage page={page} person={person}>
        {null}
      </SubmissionPage>
    )
  }
  return (
    <TextPage
      path={page.path}
      first={
        <div>
          <WithoutScript byMail={page.byMail}>
            The form needs JavaScript, which is off or didn’t load.
          </WithoutScript>
          {form}
        </div>
      }
    >
      {children}
    </TextPage>
  )
}
