import { join } from 'node:path'
import {
  type BinaryExpression,
  type Expression,
  type JsxChild,
  type JsxElement,
  type JsxFragment,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast'
import {
  isBinaryExpression,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isParenthesizedExpression,
  isStringLiteral,
  isTemplateExpression,
} from 'typescript/unstable/ast/is'
import { API } from 'typescript/unstable/sync'
import { ROOT } from '../workspace.ts'
import { isHidden, isShown } from './text-positions.ts'
import { GAP, toOneLine, type VisibleText } from './visible-text.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
}
const decode = (text: string): string => text.replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)

const isJoin = (node: Node): node is BinaryExpression =>
  isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.PlusToken

/** The text of an expression, with gaps for its values. */
function readExpression(node: Expression): string {
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return node.text
  if (isParenthesizedExpression(node)) return readExpression(node.expression)
  if (isJoin(node)) return readExpression(node.left) + readExpression(node.right)
  if (!isTemplateExpression(node)) return GAP
  return node.head.text + node.templateSpans.map(({ literal }) => GAP + literal.text).join('')
}

const isSentence = (node: Node): node is Expression =>
  isStringLiteral(node) ||
  isNoSubstitutionTemplateLiteral(node) ||
  isTemplateExpression(node) ||
  (isJoin(node) && [node.left, node.right].some((side) => isSentence(side)))

const isJsxParent = (node: Node): node is JsxElement | JsxFragment =>
  isJsxElement(node) || isJsxFragment(node)

/** Whether an element has its own text besides other elements. */
const hasText = (node: Node): node is JsxElement | JsxFragment =>
  isJsxParent(node) && node.children.some((child) => isJsxText(child) && child.text.trim() !== '')

/** JSX drops white space with a line break. */
const readJsxText = (text: string): string => decode(text.replaceAll(/^\s*\n\s*|\s*\n\s*$/g, ''))

function readJsxChild(child: JsxChild): string {
  if (isJsxText(child)) return readJsxText(child.text)
  if (isJsxExpression(child)) return child.expression ? readExpression(child.expression) : ''
  return isJsxParent(child) ? child.children.map(readJsxChild).join('') : GAP
}

/** The expressions whose text is part of another text, to list it only once. */
const isContained = (node: Node): boolean =>
  (isJsxParent(node.parent) && hasTextAbove(node)) ||
  (isJsxExpression(node.parent) && isJsxParent(node.parent.parent) && hasTextAbove(node.parent)) ||
  (isParenthesizedExpression(node.parent) && isJoin(node.parent.parent)) ||
  isJoin(node.parent)

const hasTextAbove = (node: Node): boolean =>
  isJsxParent(node.parent) && (hasText(node.parent) || hasTextAbove(node.parent))

function readNode(node: Node): string | undefined {
  if (isContained(node)) return undefined
  if (hasText(node)) return node.children.map(readJsxChild).join('')
  return isSentence(node) && isShown(node, readExpression(node)) ? readExpression(node) : undefined
}

/** The visible texts of a parsed file. */
function readSource(source: SourceFile, file: string): VisibleText[] {
  const texts: VisibleText[] = []
  const visit = (node: Node): void => {
    if (isHidden(node)) return
    const text = readNode(node)
    if (text !== undefined && /\p{L}{2}/u.test(text)) {
      const start = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      texts.push({ file, line: start, text: toOneLine(text) })
    }
    node.forEachChild(visit)
  }
  source.forEachChild(visit)
  return texts
}

/** Creates a project of these files only, which are parsed, not type-checked. */
const formatProject = (files: readonly string[]): string =>
  JSON.stringify({ compilerOptions: { noLib: true, noResolve: true, types: [], jsx: 'preserve' }, files })

/**
 * Lists the visible texts of TypeScript files: shown JSX text, strings and templates.
 * @param files paths from the root
 * @param contents of files that are not on the disk, by path
 */
export function listTypeScriptTexts(
  files: readonly string[],
  contents: Readonly<Record<string, string>> = {},
): VisibleText[] {
  const project = join(ROOT, 'visible-texts.tsconfig.json')
  const virtualFiles = new Map(Object.entries(contents).map(([file, text]) => [join(ROOT, file), text]))
  virtualFiles.set(project, formatProject(files))
  const api = new API({
    cwd: ROOT,
    fs: {
      fileExists: (file) => (virtualFiles.has(file) ? true : undefined),
      readFile: (file) => virtualFiles.get(file),
    },
  })
  try {
    const program = api.updateSnapshot({ openProject: project }).getProject(project)?.program
    return files.flatMap((file) => {
      const source = program?.getSourceFile(join(ROOT, file))
      if (!source) throw new Error(`${file} could not be parsed`)
      return readSource(source, file)
    })
  } finally {
    api.close()
  }
}
