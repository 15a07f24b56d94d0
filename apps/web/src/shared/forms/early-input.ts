/**
 * Runs in every page before its first field: notes the fields that are used before their scripts come, whatever becomes
 * of the server's HTML until then.
 */
export const EARLY_INPUT_SCRIPT =
  "earlyInput=new Set;addEventListener('input',({target})=>earlyInput.add(target),true)"
