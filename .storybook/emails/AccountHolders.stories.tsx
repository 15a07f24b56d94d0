import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderDigest } from '../../apps/api/src/mail/rendering/digest.ts'
import { appendParts } from '../../apps/api/src/mail/rendering/email.ts'
import { renderAccountClaim } from '../../apps/api/src/mail/templates/account-claim.ts'
import { renderAccountDeleted } from '../../apps/api/src/mail/templates/account-deleted.ts'
import { renderAccountExists } from '../../apps/api/src/mail/templates/account-exists.ts'
import { renderAccountOpened } from '../../apps/api/src/mail/templates/account-opened.ts'
import { renderAccountRestored } from '../../apps/api/src/mail/templates/account-restored.ts'
import { renderAccountSuspended } from '../../apps/api/src/mail/templates/account-suspended.ts'
import { createConfirmationParts } from '../../apps/api/src/mail/templates/address-confirmation.ts'
import { renderEmailChangeConfirm } from '../../apps/api/src/mail/templates/email-change-confirm.ts'
import { renderEmailChangeNotice } from '../../apps/api/src/mail/templates/email-change-notice.ts'
import { renderEmailChangeTaken } from '../../apps/api/src/mail/templates/email-change-taken.ts'
import { renderEmailKept } from '../../apps/api/src/mail/templates/email-kept.ts'
import { renderIdentityLinked } from '../../apps/api/src/mail/templates/identity-linked.ts'
import { renderIdentityUnlinked } from '../../apps/api/src/mail/templates/identity-unlinked.ts'
import { renderListingReceived } from '../../apps/api/src/mail/templates/listing-received.ts'
import { renderPasswordChanged } from '../../apps/api/src/mail/templates/password-changed.ts'
import { renderPasswordReset } from '../../apps/api/src/mail/templates/password-reset.ts'
import { renderRoleChanged } from '../../apps/api/src/mail/templates/role-changed.ts'
import { renderSecondStepNotice } from '../../apps/api/src/mail/templates/second-step-notice.ts'
import { emailMeta } from './email-meta.ts'
import type { EmailPreview } from './EmailPreview.tsx'
import { LISTING, getNovemberDay, SITE, TOKEN } from './samples.ts'

const meta = { ...emailMeta, title: 'Account holders' } satisfies Meta<typeof EmailPreview>

export default meta
type Story = StoryObj<typeof meta>

const firstName = 'Mereoni'

export const AccountOpened: Story = {
  args: { email: renderAccountOpened(SITE, { firstName, token: TOKEN }) },
}

export const AccountOpenedLinkAgain: Story = {
  args: { email: renderAccountOpened(SITE, { firstName, token: TOKEN, isRepeat: true }) },
}

export const AccountClaim: Story = { args: { email: renderAccountClaim(SITE, { token: TOKEN }) } }

export const AccountExists: Story = { args: { email: renderAccountExists(SITE) } }

export const AccountSuspended: Story = {
  args: {
    email: renderAccountSuspended(SITE, {
      firstName,
      reason: 'Somebody else seems to have access to it',
      note: 'Your listings were changed from another country at night. Please reply from a phone that is yours.',
      listings: 2,
    }),
  },
}

export const AccountRestored: Story = {
  args: { email: renderAccountRestored(SITE, { firstName, note: 'Thank you for calling us.', listings: 2 }) },
}

export const AccountDeleted: Story = { args: { email: renderAccountDeleted(SITE) } }

export const PasswordReset: Story = {
  args: { email: renderPasswordReset(SITE, { token: TOKEN, claimToken: null }) },
}

export const PasswordResetUnconfirmedAddress: Story = {
  args: { email: renderPasswordReset(SITE, { token: TOKEN, claimToken: TOKEN }) },
}

export const PasswordChanged: Story = {
  args: { email: renderPasswordChanged(SITE, { firstName, unlinked: [] }) },
}

export const PasswordResetUnlinksProvider: Story = {
  args: { email: renderPasswordChanged(SITE, { firstName, unlinked: ['Google'] }) },
}

export const EmailChangeConfirm: Story = { args: { email: renderEmailChangeConfirm(SITE, { token: TOKEN }) } }

const change = { firstName, newEmail: 'm***@soap.example', token: TOKEN }

export const EmailChangeNotice: Story = {
  args: { email: renderEmailChangeNotice(SITE, { ...change, isDone: false }) },
}

export const EmailChangeDone: Story = {
  args: { email: renderEmailChangeNotice(SITE, { ...change, isDone: true }) },
}

export const EmailKept: Story = {
  args: { email: renderEmailKept(SITE, { firstName, unlinked: ['Google'], withdrawn: ['Kokonut Café'] }) },
}

export const EmailChangeTaken: Story = { args: { email: renderEmailChangeTaken(SITE) } }

export const IdentityLinked: Story = {
  args: { email: renderIdentityLinked(SITE, { firstName, provider: 'Google' }) },
}

export const IdentityUnlinked: Story = {
  args: { email: renderIdentityUnlinked(SITE, { firstName, provider: 'Google' }) },
}

export const SecondStepOn: Story = {
  args: { email: renderSecondStepNotice(SITE, { firstName, event: { kind: 'on' } }) },
}

export const SecondStepOff: Story = {
  args: { email: renderSecondStepNotice(SITE, { firstName, event: { kind: 'off' } }) },
}

export const SecondStepReset: Story = {
  args: { email: renderSecondStepNotice(SITE, { firstName, event: { kind: 'reset' } }) },
}

export const RecoveryCodesRenewed: Story = {
  args: { email: renderSecondStepNotice(SITE, { firstName, event: { kind: 'recovery codes renewed' } }) },
}

export const RecoveryCodeUsed: Story = {
  args: {
    email: renderSecondStepNotice(SITE, { firstName, event: { kind: 'recovery code used', left: 7 } }),
  },
}

export const WrongCodes: Story = {
  args: { email: renderSecondStepNotice(SITE, { firstName, event: { kind: 'wrong codes' } }) },
}

export const MadeAnAdministrator: Story = {
  args: { email: renderRoleChanged(SITE, { firstName: 'Ruth', isAdmin: true }) },
}

export const NoLongerAnAdministrator: Story = {
  args: { email: renderRoleChanged(SITE, { firstName: 'Ruth', isAdmin: false }) },
}

const received = renderListingReceived(SITE, { ...LISTING, reference: 'PB-7K2M-4P', due: getNovemberDay(5) })

export const AnyToAnUnconfirmedAddress: Story = {
  args: { email: appendParts(received, createConfirmationParts(SITE, TOKEN)) },
}

export const Digest: Story = {
  args: {
    email: renderDigest([received, renderPasswordChanged(SITE, { firstName: 'Moses', unlinked: [] })]),
  },
}
