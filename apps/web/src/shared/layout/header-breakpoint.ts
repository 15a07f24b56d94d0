/**
 * A container query within the header: from this width on it shows its menus; below, they are in the phone menu. In
 * rem, so that larger text counts as a narrower header.
 */
export const fromHeaderMenu = '@container (min-width: 80rem)'
