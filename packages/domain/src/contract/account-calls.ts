import { confirmEmail, resendConfirmation } from './account-confirmation.ts'
import { deleteAccount } from './account-deletion.ts'
import {
  changePassword,
  endSessions,
  getAccount,
  listSessions,
  renameAccount,
  setPicture,
  unlinkIdentity,
} from './account-settings.ts'
import { claimAccount, reviewClaim, takeOverAccount } from './account-claims.ts'
import { currentUser, register, signIn } from './account.ts'
import {
  cancelEmailChange,
  confirmEmailChange,
  requestEmailChange,
  resendEmailChange,
  stopEmailChange,
} from './email-change.ts'
import { requestPasswordReset, resetPassword } from './password-reset.ts'
import {
  finishSignIn,
  getSecondStep,
  renewRecoveryCodes,
  setUpSecondStep,
  turnOffSecondStep,
  turnOnSecondStep,
} from './second-step.ts'
import { signInMethods } from './sign-in-methods.ts'

/** The calls of accounts: opening one, signing in, and what people change about their own. */
export const accountCalls = {
  register,
  signIn,
  currentUser,
  signInMethods,
  finishSignIn,
  getSecondStep,
  setUpSecondStep,
  turnOnSecondStep,
  renewRecoveryCodes,
  turnOffSecondStep,
  confirmEmail,
  resendConfirmation,
  claimAccount,
  reviewClaim,
  takeOverAccount,
  requestPasswordReset,
  resetPassword,
  getAccount,
  renameAccount,
  setPicture,
  changePassword,
  unlinkIdentity,
  listSessions,
  endSessions,
  requestEmailChange,
  resendEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  stopEmailChange,
  deleteAccount,
} as const
