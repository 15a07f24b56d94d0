export { LazySaveButton } from './LazySaveButton.tsx'
