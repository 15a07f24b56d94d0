/** Anchor of the menu for visitors without script. */
export const FOOTER_MENU_ID = 'site-links'
