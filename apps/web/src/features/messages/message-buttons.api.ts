export { MessageAction } from './MessageAction.tsx'
export { MessageButtons } from './MessageButtons.tsx'
