import { styled } from 'styled-components'

/** The part of a component's style that this rests on: its CSS in pieces, texts and what depends on props. */
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

/** What all components' styles have in common. */
const common = Object.getPrototypeOf(styleOf(styled.i``)) as ComponentStyle

/**
 * From now on the texts that a component's CSS is made of are joined when it is first rendered. styled-components puts
 * them together for each element and looks the result up among what it has seen: a text that is there as a whole, as it
 * is where nothing depends on props, is neither copied nor hashed again. Answers what undoes it.
 */
export function joinConstantRules(): () => void {
  const original = common.generateAndInjectStyles
  common.generateAndInjectStyles = function joinFirst(this: ComponentStyle, ...args: never[]) {
    this.rules = joinTexts(this.rules)
    this.generateAndInjectStyles = original
    return original.apply(this, args)
  }
  return () => {
    common.generateAndInjectStyles = original
  }
}
