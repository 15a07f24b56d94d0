/**
 * Runs in every page before its first field: notes the fields that are used before their scripts come, whatever becomes
 * of the server's HTML until then.
 */
export const EARLY_INPUT_SCRIPT =
  "earlyInput=new Set;addEventListener('input',({target})=>earlyInput.add(target),true)"

export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isFormField = (element: unknown): element is FormField =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** The fields that somebody has used since the page was served, also those that are gone from it. */
export const usedFields = (): FormField[] => [...(window.earlyInput ?? [])].filter(isFormField)
