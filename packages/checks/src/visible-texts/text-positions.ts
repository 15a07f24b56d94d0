import { type Node, SyntaxKind } from 'typescript/unstable/ast'
import {
  isBinaryExpression,
  isCallExpression,
  isCaseClause,
  isElementAccessExpression,
  isExportDeclaration,
  isImportDeclaration,
  isJsxAttribute,
  isJsxExpression,
  isNewExpression,
  isPropertyAssignment,
  isTaggedTemplateExpression,
  isTypeNode,
} from 'typescript/unstable/ast/is'

/** Attributes and properties whose values are always shown. */
const SHOWN =
  /^(alt|answer|aria-label|ariaLabel|body|caption|description|excerpt|heading|hint|label|lead|message|note|placeholder|question|subject|subtitle|summary|text|title|tooltip)$|(Label|Text|Title|Hint|Message|Heading)$/

/** Attributes and properties whose values are URLs, style names, SVG data or code. */
const CODE =
  /^(accept|allow|as|autoComplete|class|className|code|colour|d|data-.*|font|href|htmlFor|icon|id|key|media|name|path|pattern|points|rel|role|sandbox|sizes|slug|src|style|template|to|transform|type|viewBox)$/

/** Calls whose strings are code: queries, headers, logs, elements of the page. */
const CODE_CALLS =
  /(^|\.)(addColumn|addEventListener|append|closest|column|columns|createIndex|createTable|debug|deleteFrom|endsWith|error|exec|execute|get|getAttribute|groupBy|has|header|includes|info|innerJoin|insertInto|join|leftJoin|matchMedia|matches|on|orderBy|pragma|prepare|querySelector|querySelectorAll|ref|removeAttribute|replaceHeader|returning|select|selectFrom|set|setAttribute|setHeader|split|startsWith|trace|updateTable|warn|where|whereRef)$/

const COMPARISONS: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
  SyntaxKind.InKeyword,
])

/** Errors for engineers. */
const INTERNAL_ERRORS = /^(Error|TypeError|RangeError)$/

/** Whether the content of a node is never shown: types, imports, styles and queries, errors for engineers. */
export const isHidden = (node: Node): boolean =>
  isTypeNode(node) ||
  isImportDeclaration(node) ||
  isExportDeclaration(node) ||
  isTaggedTemplateExpression(node) ||
  (isNewExpression(node) && INTERNAL_ERRORS.test(node.expression.getText()))

/** The name of the attribute or property that a value is assigned to. */
function readName(node: Node): string | undefined {
  const { parent } = node
  if (isJsxExpression(parent)) return readName(parent)
  if (isJsxAttribute(parent) || isPropertyAssignment(parent)) return parent.name.getText().replaceAll("'", '')
  const transparentKinds: readonly SyntaxKind[] = [
    SyntaxKind.ConditionalExpression,
    SyntaxKind.ParenthesizedExpression,
    SyntaxKind.BinaryExpression,
  ]
  return transparentKinds.includes(parent.kind) ? readName(parent) : undefined
}

function isCodePosition(node: Node): boolean {
  const { parent } = node
  if (isBinaryExpression(parent)) return COMPARISONS.has(parent.operatorToken.kind)
  if (isCallExpression(parent)) return CODE_CALLS.test(parent.expression.getText())
  if (isPropertyAssignment(parent) && parent.name === node) return true
  return isCaseClause(parent) || isElementAccessExpression(parent)
}

/** Styles, media queries, selectors, headers, column aliases, source code. */
const CODE_TEXT =
  /\b(var|calc|url|scale|translate)\(|[{};]\s*$|^[.#[]|^M\d|prefers-|\b\d+(px|r?em|vw|ms|s)\b|^\(?(min|max)-width|^[\w.]+ as \w+$|^\w+ (asc|desc)$|^(no-|max-age|public,|noopener)|=>|^<|^[a-z-]+:\S|^[\w-]+\/[\w-]+[;,]/

/** Words with a space between them, or one word with a capital. */
const isProse = (text: string): boolean =>
  !CODE_TEXT.test(text) &&
  (/\p{L}{2,}[^\s]* +\S|\S +\p{L}{2,}/u.test(text) || /^\p{Lu}\p{Ll}+[.!?]?$/u.test(text))

/** Whether a string in the code is visible to somebody, by its position and its form. */
export function isShown(node: Node, text: string): boolean {
  if (isCodePosition(node)) return false
  const name = readName(node)
  if (name !== undefined && SHOWN.test(name)) return true
  return !(name !== undefined && CODE.test(name)) && isProse(text)
}
