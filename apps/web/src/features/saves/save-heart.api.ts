export { LazySaveHeart } from './LazySaveHeart.tsx'
