import type { MenuLink } from './links.ts'

/** A link of the avatar menu; `adminOnly` ones are for administrators. */
export interface AccountLink extends MenuLink {
  readonly adminOnly: boolean
}

/** The avatar menu of a signed-in person. Signing out is a navigation, not a data call. */
export const ACCOUNT_MENU = [
  { label: 'My Dashboard', href: '/dashboard', adminOnly: false },
  { label: 'Account', href: '/account', adminOnly: false },
  { label: 'Saved Businesses', href: '/saved', adminOnly: false },
  { label: 'Admin Panel', href: '/admin', adminOnly: true },
  { label: 'Sign Out', href: '/api/logout', adminOnly: false },
] as const satisfies readonly AccountLink[]
