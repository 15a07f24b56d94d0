// cspell:ignore olsem wanem hao bae combien comment pourquoi puis
/** How questions begin in English, French, Pijin, Tok Pisin and Bislama. */
const QUESTION =
  /^(?:how|what|whats|what’s|when|where|why|who|which|can|could|do|does|is|are|may|must|should|will|comment|combien|pourquoi|quand|qui|puis-je|est-ce|olsem wanem|hao|bae mi|wanem)\b|\?\s*$/iu

/** Whether a search text asks something, rather than naming what is looked for. */
export const isQuestion = (text: string): boolean => QUESTION.test(text.trim())
