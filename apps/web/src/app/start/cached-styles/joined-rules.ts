import { styled } from 'styled-components'

/** The part of a component's style that this relies on: its CSS in pieces, constant texts and functions of props. */
interface ComponentStyle {
  rules: readonly unknown[]
  generateAndInjectStyles: (...args: never[]) => string
}

const isText = (rule: unknown): rule is string => typeof rule === 'string'

/** The same pieces with neighbouring texts as one. */
export function joinTexts(rules: readonly unknown[]): unknown[] {
  const joined: unknown[] = []
  let texts: string[] = []
  const end = () => {
    if (texts.length > 0) joined.push(texts.join(''))
    texts = []
  }
  for (const rule of rules) {
    if (isText(rule)) texts.push(rule)
    else {
      end()
      joined.push(rule)
    }
  }
  end()
  return joined
}

const styleOf = (component: object): ComponentStyle =>
  (component as { componentStyle: ComponentStyle }).componentStyle

/** The prototype of all components' styles. */
const prototype = Object.getPrototypeOf(styleOf(styled.i``)) as ComponentStyle

/**
 * From now on the constant texts of a component's CSS are joined when it is first rendered. styled-components joins them
 * for each element and looks the result up by its hash: a single text, as it is where nothing depends on props, is
 * neither copied nor hashed again. Returns a function that undoes it.
 */
export function joinConstantRules(): () => void {
  const original = prototype.generateAndInjectStyles
  prototype.generateAndInjectStyles = function joinFirst(this: ComponentStyle, ...args: never[]) {
    this.rules = joinTexts(this.rules)
    this.generateAndInjectStyles = original
    return original.apply(this, args)
  }
  return () => {
    prototype.generateAndInjectStyles = original
  }
}
