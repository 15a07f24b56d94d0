/** Why a sign-in failed, each with the sentence that people read; all but `suspended` concern the identity provider. */
export const SIGN_IN_PROBLEMS = {
  cancelled: 'You cancelled the sign-in there. Nothing has changed.',
  expired: 'This sign-in took too long or was used before. Please start again.',
  unverified:
    'The email address of that account is not verified. Verify it there, or sign in with a password.',
  failed: 'That sign-in did not work. Please try again, or sign in with a password.',
  unavailable:
    'We can’t reach that sign-in right now. Please try again in a few minutes, or sign in with a password.',
  suspended:
    'This account is suspended, so nobody can sign in to it. We have sent the reason to its email address. If you think this is a mistake, answer that email or write to us from the contact page.',
  'too-many': 'Too many sign-ins from here. Please try again in a few minutes.',
} as const

/** A reason in `SIGN_IN_PROBLEMS`, as in the URL of the sign-in page. */
export type SignInProblem = keyof typeof SIGN_IN_PROBLEMS

/** Whether a text is such a reason. */
export const isSignInProblem = (text: string): text is SignInProblem => Object.hasOwn(SIGN_IN_PROBLEMS, text)
