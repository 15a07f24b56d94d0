declare global {
  interface Window {
    /** Changes of the page since a translator began, filled by the script below. */
    earlyChanges?: MutationRecord[]
    earlyWatch?: MutationObserver
    /** Whether something else, such as a translator, has replaced texts of the page. */
    isTranslated?: boolean
    /** Texts that React has removed from the page. */
    reactTexts: WeakSet<Node>
    /** Called whenever a translated page changes. */
    onTranslation?: () => void
  }
}

/**
 * Runs in every page once it is parsed: a browser may translate a page before its scripts have come. Translators wrap texts
 * in `<font>`, which no page of ours has, or put other texts in their place.
 */
export const WATCH_SCRIPT =
  'earlyChanges=[];isTranslated=false;reactTexts=new WeakSet;' +
  "(earlyWatch=new MutationObserver(seen=>{if(isTranslated||=!!document.querySelector('font')||" +
  'seen.some(({removedNodes})=>[...removedNodes].some(n=>n.nodeType==3&&n.data.trim()&&!reactTexts.has(n))))' +
  '{earlyChanges.push(...seen);window.onTranslation?.()}}))' +
  '.observe(document.body,{childList:true,subtree:true})'

/** The changes so far, in their order. */
function readEarlyChanges(): MutationRecord[] {
  const { earlyChanges = [], earlyWatch } = window
  earlyChanges.push(...(earlyWatch?.takeRecords() ?? []))
  return earlyChanges
}

/** Undoes the changes so far, so that React finds the page as it was served. */
export function undoEarlyChanges(): void {
  for (const { target, addedNodes, removedNodes, nextSibling } of readEarlyChanges().splice(0).toReversed()) {
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node)
    for (const node of removedNodes) target.insertBefore(node, nextSibling)
  }
  // Drops the records of the undoing itself.
  window.earlyWatch?.takeRecords()
}

/** Stops watching; returns the changes that were not undone. */
export function collectEarlyChanges(): MutationRecord[] {
  const changes = readEarlyChanges().splice(0)
  window.earlyWatch?.disconnect()
  return changes
}
