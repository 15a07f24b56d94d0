import type { ReactNode } from 'react'
import { usePerson } from '#features/account/person.api.ts'
import { TextPageView } from '#features/texts/components/TextPageView.tsx'
import type { SubmissionPageTexts } from '#shared/forms/submission/definition.ts'
import { SubmissionPage } from '#shared/forms/submission/SubmissionPage.tsx'
import { useSubmitted } from '#shared/forms/submitted.ts'
import { WithoutScript } from '#shared/layout/WithoutScript.tsx'

interface InquiryPageProps {
  page: SubmissionPageTexts
  /** The form, which may come after the page. */
  children: ReactNode
}

/** A page of text with a form under it that reaches the administrators; once it is sent, what follows. */
export function InquiryPage({ page, children }: InquiryPageProps) {
  const person = usePerson()
  if (useSubmitted(person) !== null) {
    return (
      <SubmissionPage page={page} person={person}>
        {null}
      </SubmissionPage>
    )
  }
  return (
    <TextPageView path={page.path}>
      <div>
        <WithoutScript byMail={page.byMail}>
          The form needs JavaScript, which is off or did not load.
        </WithoutScript>
        {children}
      </div>
    </TextPageView>
  )
}
