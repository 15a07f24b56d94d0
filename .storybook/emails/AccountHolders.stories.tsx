import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderDigest } from '../../apps/api/src/mail/rendering/digest.ts'
import { appendParts } from '../../apps/api/src/mail/rendering/email.ts'
import { accountClaim } from '../../apps/api/src/mail/templates/account-claim.ts'
import { accountDeleted } from '../../apps/api/src/mail/templates/account-deleted.ts'
import { accountExists } from '../../apps/api/src/mail/templates/account-exists.ts'
import { accountOpened } from '../../apps/api/src/mail/templates/account-opened.ts'
import { accountRestored } from '../../apps/api/src/mail/templates/account-restored.ts'
import { accountSuspended } from '../../apps/api/src/mail/templates/account-suspended.ts'
import { confirmationParts } from '../../apps/api/src/mail/templates/address-confirmation.ts'
import { emailChangeConfirm } from '../../apps/api/src/mail/templates/email-change-confirm.ts'
import { emailChangeNotice } from '../../apps/api/src/mail/templates/email-change-notice.ts'
import { emailChangeTaken } from '../../apps/api/src/mail/templates/email-change-taken.ts'
import { emailKept } from '../../apps/api/src/mail/templates/email-kept.ts'
import { identityLinked } from '../../apps/api/src/mail/templates/identity-linked.ts'
import { identityUnlinked } from '../../apps/api/src/mail/templates/identity-unlinked.ts'
import { listingReceived } from '../../apps/api/src/mail/templates/listing-received.ts'
import { passwordChanged } from '../../apps/api/src/mail/templates/password-changed.ts'
import { passwordReset } from '../../apps/api/src/mail/templates/password-reset.ts'
import { roleChanged } from '../../apps/api/src/mail/templates/role-changed.ts'
import { secondStepNotice } from '../../apps/api/src/mail/templates/second-step-notice.ts'
import { emailMeta } from './email-meta.ts'
import type { EmailPreview } from './EmailPreview.tsx'
import { LISTING, november, SITE, TOKEN } from './samples.ts'

const meta = { ...emailMeta, title: 'Account holders' } satisfies Meta<typeof EmailPreview>

export default meta
type Story = StoryObj<typeof meta>

const firstName = 'Mereoni'

export const AccountOpened: Story = { args: { email: accountOpened(SITE, { firstName, token: TOKEN }) } }

export const AccountOpenedLinkAgain: Story = {
  args: { email: accountOpened(SITE, { firstName, token: TOKEN, isRepeat: true }) },
}

export const AccountClaim: Story = { args: { email: accountClaim(SITE, { token: TOKEN }) } }

export const AccountExists: Story = { args: { email: accountExists(SITE) } }

export const AccountSuspended: Story = {
  args: {
    email: accountSuspended(SITE, {
      firstName,
      reason: 'Somebody else seems to have access to it',
      note: 'Your listings were changed from another country at night. Please reply from a phone that is yours.',
      listings: 2,
    }),
  },
}

export const AccountRestored: Story = {
  args: { email: accountRestored(SITE, { firstName, note: 'Thank you for calling us.', listings: 2 }) },
}

export const AccountDeleted: Story = { args: { email: accountDeleted(SITE) } }

export const PasswordReset: Story = {
  args: { email: passwordReset(SITE, { token: TOKEN, claimToken: null }) },
}

export const PasswordResetUnconfirmedAddress: Story = {
  args: { email: passwordReset(SITE, { token: TOKEN, claimToken: TOKEN }) },
}

export const PasswordChanged: Story = {
  args: { email: passwordChanged(SITE, { firstName, unlinked: [] }) },
}

export const PasswordResetUnlinksProvider: Story = {
  args: { email: passwordChanged(SITE, { firstName, unlinked: ['Google'] }) },
}

export const EmailChangeConfirm: Story = { args: { email: emailChangeConfirm(SITE, { token: TOKEN }) } }

const change = { firstName, newEmail: 'm***@soap.example', token: TOKEN }

export const EmailChangeNotice: Story = {
  args: { email: emailChangeNotice(SITE, { ...change, isDone: false }) },
}

export const EmailChangeDone: Story = {
  args: { email: emailChangeNotice(SITE, { ...change, isDone: true }) },
}

export const EmailKept: Story = {
  args: { email: emailKept(SITE, { firstName, unlinked: ['Google'], withdrawn: ['Kokonut Café'] }) },
}

export const EmailChangeTaken: Story = { args: { email: emailChangeTaken(SITE) } }

export const IdentityLinked: Story = {
  args: { email: identityLinked(SITE, { firstName, provider: 'Google' }) },
}

export const IdentityUnlinked: Story = {
  args: { email: identityUnlinked(SITE, { firstName, provider: 'Google' }) },
}

export const SecondStepOn: Story = {
  args: { email: secondStepNotice(SITE, { firstName, event: { kind: 'on' } }) },
}

export const SecondStepOff: Story = {
  args: { email: secondStepNotice(SITE, { firstName, event: { kind: 'off' } }) },
}

export const SecondStepReset: Story = {
  args: { email: secondStepNotice(SITE, { firstName, event: { kind: 'reset' } }) },
}

export const RecoveryCodesRenewed: Story = {
  args: { email: secondStepNotice(SITE, { firstName, event: { kind: 'recovery codes renewed' } }) },
}

export const RecoveryCodeUsed: Story = {
  args: { email: secondStepNotice(SITE, { firstName, event: { kind: 'recovery code used', left: 7 } }) },
}

export const WrongCodes: Story = {
  args: { email: secondStepNotice(SITE, { firstName, event: { kind: 'wrong codes' } }) },
}

export const MadeAnAdministrator: Story = {
  args: { email: roleChanged(SITE, { firstName: 'Ruth', isAdmin: true }) },
}

export const NoLongerAnAdministrator: Story = {
  args: { email: roleChanged(SITE, { firstName: 'Ruth', isAdmin: false }) },
}

const received = listingReceived(SITE, { ...LISTING, reference: 'PB-7K2M-4P', due: november(5) })

export const AnyToAnUnconfirmedAddress: Story = {
  args: { email: appendParts(received, confirmationParts(SITE, TOKEN)) },
}

export const Digest: Story = {
  args: { email: renderDigest([received, passwordChanged(SITE, { firstName: 'Moses', unlinked: [] })]) },
}
