/** Both controls in one script. */
export { SaveButton } from './SaveButton.tsx'
export { SaveHeart } from './SaveHeart.tsx'
