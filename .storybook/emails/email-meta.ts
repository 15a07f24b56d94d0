import { checkEmail } from './check-email.ts'
import { EmailPreview } from './EmailPreview.tsx'

/** The common settings of the stories of emails. */
export const emailMeta = {
  component: EmailPreview,
  // The frames run no scripts, so axe can't check them: the email is checked as a separate page.
  parameters: { a11y: { options: { iframes: false } } },
  play: checkEmail,
}
