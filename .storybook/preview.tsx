import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import { forgetOwnerStacks } from '../packages/ui/src/testing/owner-stacks.ts'
import { Frame, Site } from './canvas/Frame.tsx'
import { initialSwitches, switches } from './canvas/switches.ts'
import { blocks } from './docs/blocks.ts'
import { DocsPage } from './docs/DocsPage.tsx'
import { writeTypesInFull } from './docs/prop-types.ts'

/** Whether the stories run as tests, without visible panels. */
const isRunOfAll = import.meta.env['VITEST_STORYBOOK'] === 'false'
if (isRunOfAll) forgetOwnerStacks()

// Generous, for a busy machine: only the result matters, not its speed.
configure({ asyncUtilTimeout: 20_000 })

/** The surface set in the toolbar, else the story's own. */
const getSurface = (chosen: unknown, own: unknown): 'paper' | 'deep' =>
  (chosen === 'paper' || chosen === 'deep' ? chosen : own) === 'deep' ? 'deep' : 'paper'

const preview: Preview = {
  loaders: [mswLoader()],
  globalTypes: switches,
  initialGlobals: initialSwitches,
  argTypesEnhancers: [writeTypesInFull],
  decorators: [
    (Story, { parameters, globals, id }) => (
      <Frame
        surface={getSurface(globals['surface'], parameters['surface'])}
        isTextWide={globals['spacing'] === 'wide'}
        areColorsForced={globals['colors'] === 'forced'}
        isMotionReduced={globals['motion'] === 'reduced'}
        isPrinted={globals['media'] === 'print'}
      >
        <Site
          key={id}
          path={typeof parameters['path'] === 'string' ? parameters['path'] : '/'}
          Story={Story}
        />
      </Frame>
    ),
  ],
  parameters: {
    a11y: { test: 'error', options: isRunOfAll ? { resultTypes: ['violations'] } : {} },
    layout: 'padded',
    controls: { expanded: true },
    docs: {
      container: DocsPage,
      components: blocks,
      toc: { headingSelector: 'h2[id]', title: 'On this page' },
    },
    viewport: {
      options: {
        small: { name: 'Small phone, 320 px', type: 'mobile', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone, 390 px', type: 'mobile', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 768 px', type: 'tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1280 px', type: 'desktop', styles: { width: '1280px', height: '800px' } },
        paper: { name: 'A4 within its margins', type: 'other', styles: { width: '658px', height: '987px' } },
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Design',
          ['Welcome', 'Tokens', 'Contrast', 'Type', 'Spacing', 'Voice', 'Add a component'],
          'Kit',
          [
            'Layout',
            'Type',
            'Actions',
            'Forms',
            'Navigation',
            'Overlays',
            'Feedback',
            'Display',
            'Content',
            'Data',
            '*',
          ],
          'Screens',
          ['Home', 'Businesses', 'Search', '*'],
          'Printed',
          'Emails',
        ],
      },
    },
  },
}

export default preview
