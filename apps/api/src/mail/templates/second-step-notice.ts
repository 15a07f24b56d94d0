import { pluralize } from '@portal/domain/shared'
import { PORTAL } from '@portal/reference-data'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'

/** An event of an account's two-step sign-in. */
export type SecondStepEvent =
  | { readonly kind: 'on' | 'off' | 'reset' | 'recovery codes renewed' | 'wrong codes' }
  | { readonly kind: 'recovery code used'; readonly left: number }

interface SecondStepNotice {
  readonly firstName: string
  readonly event: SecondStepEvent
}

/** To an account whose two-step sign-in was changed, used in an emergency, or guessed at. */
export const renderSecondStepNotice = (site: Site, { firstName, event }: SecondStepNotice): Email => {
  const { subject, text } = describe(event)
  return renderEmail(site, {
    subject,
    name: disableAutolinks(firstName),
    parts: [text, { link: 'Two-step sign-in of your account', url: `${site.publicUrl}/account/two-step` }],
    reason: `You get this email because it is about how you sign in to ${PORTAL.name}. If this was not you, change your password and reply to this email.`,
  })
}

function describe(event: SecondStepEvent): { readonly subject: string; readonly text: string } {
  switch (event.kind) {
    case 'on':
      return {
        subject: 'Two-step sign-in is on',
        text: 'From now on, you also need a code from your authenticator app to sign in. Keep your recovery codes where you can find them without your phone.',
      }
    case 'off':
      return {
        subject: 'Two-step sign-in is off',
        text: 'From now on, you sign in without a code. Your authenticator app and your recovery codes no longer work.',
      }
    case 'reset':
      return {
        subject: 'Two-step sign-in was reset',
        text: 'Whoever runs the portal has turned two-step sign-in off for your account. You sign in without a code until you set it up again.',
      }
    case 'recovery codes renewed':
      return {
        subject: 'You have new recovery codes',
        text: 'Your recovery codes were replaced with new ones. The old ones no longer work.',
      }
    case 'recovery code used':
      return {
        subject: 'A recovery code was used',
        text: `Somebody signed in to your account with a recovery code. You have ${pluralize(event.left, 'recovery code')} left.`,
      }
    case 'wrong codes':
      return {
        subject: 'Wrong codes were typed for your account',
        text: 'Somebody passed the first step of signing in to your account, typed several wrong codes, and was not let in. If this was not you, somebody knows your password: please change it.',
      }
  }
}
