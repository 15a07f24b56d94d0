type Rgb = readonly [red: number, green: number, blue: number]

/** Parses `#rrggbb` or `rgb(r g b / a)`; a translucent colour is blended with the ground. */
function parseChannels(colour: string, ground?: Rgb): Rgb {
  if (colour.startsWith('#')) {
    const [red = 0, green = 0, blue = 0] = (colour.slice(1).match(/../g) ?? []).map((hex) =>
      Number.parseInt(hex, 16),
    )
    return [red, green, blue]
  }
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  if (alpha === 1) return [red, green, blue]
  if (ground === undefined) throw new Error(`${colour} needs a ground`)
  const blend = (channel: number, index: 0 | 1 | 2) => channel * alpha + ground[index] * (1 - alpha)
  return [blend(red, 0), blend(green, 1), blend(blue, 2)]
}

/** The relative luminance of WCAG 2.2. */
function getLuminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * The WCAG 2.2 contrast ratio between a colour and its ground, from 1 to 21. A translucent colour is blended with the ground,
 * a translucent ground with the colour `behind` it.
 */
export function getContrastRatio(colour: string, ground: string, behind?: string): number {
  const below = parseChannels(ground, behind === undefined ? undefined : parseChannels(behind))
  const [dark = 0, light = 0] = [getLuminance(parseChannels(colour, below)), getLuminance(below)].sort(
    (a, b) => a - b,
  )
  return (light + 0.05) / (dark + 0.05)
}
