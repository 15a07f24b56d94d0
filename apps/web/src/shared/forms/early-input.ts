/**
 * Runs in every page before its first field: records fields that are used before their scripts load, even if the
 * server's HTML is replaced until then.
 */
export const EARLY_INPUT_SCRIPT =
  "earlyInput=new Set;addEventListener('input',({target})=>earlyInput.add(target),true)"
