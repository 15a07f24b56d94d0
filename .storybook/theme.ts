import { create } from 'storybook/theming'
import { surfaces, values } from '../packages/ui/src/tokens/values.ts'

const { color, font } = values
const { paper } = surfaces

/** The portal's colours and fonts for Storybook's frame and pages. */
export const theme = create({
  base: 'light',
  brandTitle: 'Pacific Business Portal',
  brandUrl: './',
  brandImage: './brand.svg',
  brandTarget: '_self',
  colorPrimary: color.reefFill,
  colorSecondary: color.lagoon,
  appBg: color.sand,
  appContentBg: paper.surface,
  appPreviewBg: paper.surface,
  appHoverBg: color.lagoonTint,
  appBorderColor: paper.line,
  appBorderRadius: 10,
  textColor: paper.text,
  textMutedColor: paper.textSoft,
  textInverseColor: color.white,
  barBg: paper.surface,
  barTextColor: paper.textSoft,
  barHoverColor: color.lagoonDark,
  barSelectedColor: color.lagoon,
  buttonBg: color.white,
  buttonBorder: paper.control,
  booleanBg: color.sand,
  booleanSelectedBg: color.white,
  inputBg: color.white,
  inputBorder: paper.control,
  inputTextColor: paper.text,
  inputBorderRadius: 10,
  fontBase: font.body,
})
