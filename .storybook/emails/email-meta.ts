import { checkEmail } from './check-email.ts'
import { EmailPreview } from './EmailPreview.tsx'

/** What the stories of emails have in common; each of them gets the email that it shows. */
export const emailMeta = {
  component: EmailPreview,
  // The frames run no scripts, so that axe can't enter them: the email is checked as a page of its own.
  parameters: { a11y: { options: { iframes: false } } },
  play: checkEmail,
}
