/** A media query: from this width on the header shows its menus; below, they are in the phone menu. */
export const fromHeaderMenu = '@media (min-width: 80em)'
