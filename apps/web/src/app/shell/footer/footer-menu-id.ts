/** Where the menu is for those whose script is off. */
export const FOOTER_MENU_ID = 'site-links'
