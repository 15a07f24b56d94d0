import type { Preview } from '@storybook/react-vite'

/** A switch of the toolbar: its values with their labels, the default first. */
const toSwitch = (
  name: string,
  description: string,
  icon: 'paintbrush' | 'paragraph' | 'contrast' | 'lightning' | 'print',
  labels: Readonly<Record<string, string>>,
) => ({
  name,
  description,
  toolbar: {
    icon,
    title: name,
    items: Object.entries(labels).map(([value, title]) => ({ value, title })),
  },
})

/** The toolbar’s switches; Storybook itself has one for the canvas width. */
export const switches: NonNullable<Preview['globalTypes']> = {
  surface: toSwitch('Surface', 'What a story is placed on', 'paintbrush', {
    story: 'Surface: own',
    paper: 'Surface: paper',
    deep: 'Surface: deep',
  }),
  spacing: toSwitch('Text spacing', 'Wider text, which WCAG 1.4.12 asks a page to bear', 'paragraph', {
    normal: 'Spacing: ours',
    wide: 'Spacing: WCAG 1.4.12',
  }),
  colors: toSwitch('Colours', 'An imitation of forced colours (contrast themes)', 'contrast', {
    normal: 'Colours: ours',
    forced: 'Colours: forced (imitated)',
  }),
  motion: toSwitch('Motion', 'Stops our motion, as the system’s setting does', 'lightning', {
    system: 'Motion: system',
    reduced: 'Motion: reduced',
  }),
  media: toSwitch('Medium', 'Styles for the screen or for print', 'print', {
    screen: 'Screen',
    print: 'Print',
  }),
}

/** The default values of the switches, which a story may override. */
export const initialSwitches = {
  surface: 'story',
  spacing: 'normal',
  colors: 'normal',
  motion: 'system',
  media: 'screen',
}
