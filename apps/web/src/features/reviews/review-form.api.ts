export { ReviewForm } from './ReviewForm.tsx'
