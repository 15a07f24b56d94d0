import { collectEarlyChanges } from './early-changes.ts'
import { handleReplacedText } from './replaced-text.ts'

export { undoEarlyChanges } from './early-changes.ts'

/** Keeps the hydrated page working while others replace its texts, including changes since its hydration. */
export const handlePageTranslation = (): (() => void) =>
  handleReplacedText(document.body, collectEarlyChanges())
