/** The texts without JavaScript of account pages that emails link to. */
export const ACCOUNT_WITHOUT_SCRIPT = {
  byMail: { subject: 'My account', ask: 'Write to us from that address instead:' },
  children: 'This page needs JavaScript, which is off or didn’t load.',
} as const
