/** From this width on the header has room for its menus; below, they are behind the phone menu. */
export const menuRoom = '@media (min-width: 80em)'
