/** Days that a text may name; on Sundays most businesses are closed. */
export const WORKING_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

export const toSentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Fills the slots of a template and makes it a sentence. */
export const fillTemplate = (template: string, slots: Readonly<Record<string, string>>): string =>
  toSentenceCase(template.replaceAll(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot))
