export { ReviewList } from './ReviewList.tsx'
export { StarBars } from './StarBars.tsx'
