/** Text nodes that something else, such as a browser's translator, has replaced, and the nodes in their place. */
interface Replacement {
  parent: Node
  texts: readonly Text[]
  by: readonly ChildNode[]
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE

/** Translators wrap in `<font>`, which no page of ours has. */
const isWrapper = (node: Node): boolean => node.nodeName === 'FONT'

/** The children as they were before these changes, which are all of one parent. */
function listChildrenBefore(parent: Node, changes: readonly MutationRecord[]): ChildNode[] {
  const children = [...parent.childNodes]
  for (const { previousSibling, addedNodes, removedNodes } of changes.toReversed()) {
    const start = previousSibling ? children.indexOf(previousSibling as ChildNode) + 1 : 0
    children.splice(start, addedNodes.length, ...(removedNodes as NodeListOf<ChildNode>))
  }
  return children
}

/** All nodes that were children before, during or after the changes, in order. */
function listAllChildren(before: readonly ChildNode[], changes: readonly MutationRecord[]): ChildNode[] {
  let children = [...before]
  for (const { previousSibling, addedNodes } of changes) {
    const added = [...(addedNodes as NodeListOf<ChildNode>)]
    children = children.filter((child) => !added.includes(child))
    const start = previousSibling ? children.indexOf(previousSibling as ChildNode) + 1 : 0
    children.splice(start, 0, ...added)
  }
  return children
}

interface Gap {
  removed: ChildNode[]
  added: ChildNode[]
}

/** Finds where nodes were removed and added between the children that stayed. */
function findGaps(parent: Node, changes: readonly MutationRecord[]): Gap[] {
  const before = listChildrenBefore(parent, changes)
  const gaps: Gap[] = [{ removed: [], added: [] }]
  for (const child of listAllChildren(before, changes)) {
    const isOfText = isText(child) || isWrapper(child)
    const gap = gaps.at(-1)
    if (child.parentNode !== parent) {
      if (isOfText) gap?.removed.push(child)
    } else if (isOfText && !before.includes(child)) gap?.added.push(child)
    else gaps.push({ removed: [], added: [] })
  }
  return gaps.filter(({ removed, added }) => removed.length > 0 && added.length > 0)
}

/**
 * Keeps React working on a page whose text others replace, as browsers' translators do with `<font><font>`: React still
 * changes, removes and inserts beside text nodes that are no longer where it put them. As soon as it does, they are put
 * back, so that the page shows the new text, which the translator then translates.
 *
 * `seen` are changes of the page before this call. Returns a function that stops it.
 */
export function handleReplacedText(page: Node, seen: readonly MutationRecord[] = []): () => void {
  // Each is called with its parent below.
  // oxlint-disable-next-line typescript/unbound-method
  const { removeChild, insertBefore, appendChild } = Node.prototype
  const replacements = new WeakMap<Node, Replacement>()
  /** Text nodes that replace, or have replaced, others. */
  const foreign = new WeakSet<Node>()
  const observer = new MutationObserver(handleChanges)

  function track(parent: Node, { removed, added }: Gap): void {
    const wrappers = added.filter(isWrapper)
    const isForeign = (node: ChildNode) => foreign.has(node) || (wrappers.length > 0 && isWrapper(node))
    const earlier = removed.filter(isForeign).flatMap((child) => replacements.get(child) ?? [])
    const own = removed.filter((node) => isText(node) && !foreign.has(node)) as Text[]
    const texts = [...new Set([...earlier.flatMap((one) => one.texts), ...own])]
    if (texts.length === 0) return
    // A text beside new wrappers is one that React has added meanwhile.
    const by = [...earlier.flatMap((one) => one.by), ...(wrappers.length > 0 ? wrappers : added)]
    const replacement = { parent, texts, by }
    for (const node of [...texts, ...by]) replacements.set(node, replacement)
    for (const node of by) foreign.add(node)
    // A text that was removed is no longer observed as a part of the page.
    for (const text of texts) observer.observe(text, { characterData: true })
  }

  function handleChanges(changes: readonly MutationRecord[]): void {
    const moves = changes.filter(({ type }) => type === 'childList')
    for (const parent of new Set(moves.map(({ target }) => target))) {
      const ofParent = moves.filter(({ target }) => target === parent)
      const isReplacing = ofParent.some(({ removedNodes }) =>
        [...removedNodes].some((node) => node.parentNode !== parent && (isText(node) || isWrapper(node))),
      )
      if (isReplacing) findGaps(parent, ofParent).forEach((gap) => track(parent, gap))
    }
    for (const { type, target } of changes) {
      if (type === 'characterData' && !target.isConnected) putBack(target)
    }
  }

  function putBack(text: Node): void {
    const replacement = replacements.get(text)
    if (!replacement?.texts.some((one) => one === text)) return
    const { parent, texts, by } = replacement
    for (const node of [...texts, ...by]) replacements.delete(node)
    const standing = by.filter((node) => node.parentNode === parent)
    const [first] = standing
    if (!first) return
    for (const one of texts) insertBefore.call(parent, one, first)
    for (const node of standing) removeChild.call(parent, node)
  }

  /** The node at the child's place among the children of this parent. */
  function findChildAround(parent: Node, child: Node): Node | null {
    let around: Node | null = child
    while (around && around.parentNode !== parent) around = around.parentNode
    return around
  }

  Node.prototype.removeChild = function removeReplaced<Child extends Node>(this: Node, child: Child): Child {
    handleChanges(observer.takeRecords())
    if (child.parentNode !== this) putBack(child)
    const isReplacing = [child.previousSibling, child.nextSibling].some(
      (node) => node && isWrapper(node) && !replacements.has(node),
    )
    if (child.parentNode) removeChild.call(child.parentNode, child)
    // Drops React's own removals, which nothing replaces, unless a translator in the page has just inserted its text
    // beside the node.
    if (!isReplacing) observer.takeRecords()
    return child
  }
  Node.prototype.insertBefore = function insertBeforeReplaced<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    putBack(child)
    if (next && next.parentNode !== this) {
      handleChanges(observer.takeRecords())
      putBack(next)
    }
    insertBefore.call(this, child, next && findChildAround(this, next))
    return child
  }
  Node.prototype.appendChild = function appendReplaced<Child extends Node>(this: Node, child: Child): Child {
    putBack(child)
    appendChild.call(this, child)
    return child
  }
  observer.observe(page, { childList: true, characterData: true, subtree: true })
  handleChanges(seen)

  return () => {
    observer.disconnect()
    Object.assign(Node.prototype, { removeChild, insertBefore, appendChild })
  }
}
