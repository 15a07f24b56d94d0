import { surfaces, values, type ColorRole } from '../tokens/values.ts'
import { getContrastRatio } from './contrast.ts'

/** A colour on a ground, with its actual and required contrast. */
export type ContrastPair = {
  use: 'Text' | 'Control' | 'Focus ring'
  /** The colour, as it is written in code. */
  name: string
  colour: string
  ground: string
  /** The ground’s own colour, opaque. */
  groundColour: string
  ratio: number
  /** 4.5 for text, 3 for borders of controls and focus rings. */
  min: number
}

const { paper, deep } = surfaces
const { color } = values

const grounds = [
  { name: 'paper', colour: paper.surface, roles: paper },
  { name: 'card (white)', colour: paper.raised, roles: paper },
  { name: 'sand', colour: paper.sunken, roles: paper },
  { name: 'deep', colour: deep.surface, roles: deep },
  { name: 'ocean', colour: color.ocean, roles: deep },
] as const

const texts: readonly ColorRole[] = ['text', 'textSoft', 'action', 'actionHover', 'star', 'good', 'bad']

/** Texts on the fill of the selected state, which differs by surface. */
const chosen: readonly (readonly [string, string, string, string])[] = [
  ['role.onChosen', paper.onChosen, 'paper, chosen', paper.chosen],
  ['role.onChosen', deep.onChosen, 'deep, chosen', deep.chosen],
]

/** Fills with their texts, the same on every surface. */
const fills: readonly (readonly [string, string, string, string])[] = [
  ['color.white', color.white, 'color.lagoon', color.lagoon],
  ['color.white', color.white, 'color.lagoonDark', color.lagoonDark],
  ['color.white', color.white, 'color.reefFill', color.reefFill],
  ['color.white', color.white, 'color.reefDark', color.reefDark],
  ['color.white', color.white, 'color.ocean', color.ocean],
  ['color.white', color.white, 'color.danger', color.danger],
  ['color.softInk', color.softInk, 'color.line', color.line],
  ['color.blue', color.blue, 'color.blueTint', color.blueTint],
  ['color.orange', color.orange, 'color.orangeTint', color.orangeTint],
  ['color.leafDark', color.leafDark, 'color.leafTint', color.leafTint],
  ['color.sunDark', color.sunDark, 'color.sunTint', color.sunTint],
  ['color.danger', color.danger, 'color.dangerTint', color.dangerTint],
  ['color.ink', color.ink, 'color.sun', color.sun],
  ['color.ink', color.ink, 'color.sunTint', color.sunTint],
  ['color.lagoonDark', color.lagoonDark, 'color.lagoonTint', color.lagoonTint],
]

/** Every pair that the kit uses, with its contrast computed from the tokens. */
export function listContrastPairs(): ContrastPair[] {
  const onGrounds = grounds.flatMap(({ name, colour: ground, roles }) => {
    const createPair = (use: ContrastPair['use'], role: ColorRole, min: number): ContrastPair => ({
      use,
      name: `role.${role}`,
      colour: roles[role],
      ground: name,
      groundColour: ground,
      ratio: getContrastRatio(roles[role], ground),
      min,
    })
    return [
      ...texts.map((role) => createPair('Text', role, 4.5)),
      createPair('Control', 'control', 3),
      createPair('Focus ring', 'focus', 3),
    ]
  })
  const onFills = [...chosen, ...fills].map(([name, colour, ground, groundColour]): ContrastPair => {
    const ratio = getContrastRatio(colour, groundColour)
    return { use: 'Text', name, colour, ground, groundColour, ratio, min: 4.5 }
  })
  return [...onGrounds, ...onFills]
}
