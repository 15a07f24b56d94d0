import { Canvas, Controls, Story } from '@storybook/addon-docs/blocks'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../../packages/ui/src/index.ts'
import { Example } from './Example.tsx'
import { withCode } from './inline-code.tsx'
import { PropTable } from './PropTable.tsx'
import { ReferenceTable } from './ReferenceTable.tsx'
import { Section } from './Section.tsx'

const Parts = styled.ol`
  display: grid;
  gap: ${token.space[8]};
  padding-top: ${token.space[16]};
`

const Note = styled.div`
  padding-top: ${token.space[12]};
`

const Key = styled.kbd`
  display: inline-block;
  padding: 0 ${token.space[8]};
  border: 1px solid ${token.role.control};
  border-bottom-width: 2px;
  border-radius: 0.375rem;
  background: ${token.color.white};
  font: 600 ${token.size[14]} / 1.6 ${token.font.body};
`

const Gallery = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${token.space[24]} ${token.space[16]};
  > figure {
    display: flex;
    flex-direction: column;
    gap: ${token.space[8]};
    min-width: 0;
  }
  > figure[data-wide] {
    grid-column: 1 / -1;
  }
`

/* A form, so that radio buttons of different examples are separate groups. */
const Shown = styled.form`
  min-width: 0;
  max-width: 100%;
  padding: ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.role.surface};
  /* The frame in it is 320 px wide, so that the rules for phones apply. */
  &[data-narrow] {
    width: 22.125rem;
  }
`

const Name = styled.b`
  display: block;
`

/** The numbered parts of a component, beside an example. */
export const Anatomy = ({
  parts,
  children,
}: {
  parts: Readonly<Record<string, string>>
  children?: ReactNode
}) => (
  <Section title="Anatomy">
    {children !== undefined && <Example>{children}</Example>}
    <Parts>
      {Object.entries(parts).map(([name, text]) => (
        <li key={name}>
          <b>{name}.</b> {withCode(text)}
        </li>
      ))}
    </Parts>
  </Section>
)

interface KeyboardProps {
  /** What each key does; several keys for one thing are separated by commas. */
  readonly keys: Readonly<Record<string, string>>
  /** How a screen reader reads it, and other notes. */
  readonly children?: ReactNode
}

/** The keys of a component, and what a screen reader says. */
export const Keyboard = ({ keys, children }: KeyboardProps) => (
  <Section title="Keyboard and screen readers">
    {Object.keys(keys).length > 0 && (
      <ReferenceTable>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(keys).map(([names, text]) => (
            <tr key={names}>
              <th scope="row">
                {names.split(', ').map((name, index) => (
                  <span key={name}>
                    {index > 0 && ' '}
                    <Key>{name}</Key>
                  </span>
                ))}
              </th>
              <td>{withCode(text)}</td>
            </tr>
          ))}
        </tbody>
      </ReferenceTable>
    )}
    {children !== undefined && <Note>{children}</Note>}
  </Section>
)

type StoryModule = Readonly<Record<string, ComponentProps<typeof Story>['of']>>

/** Shows stories for phones at that width. */
const isNarrow = (story: StoryModule[string]): boolean => {
  const value = (story as { globals?: { viewport?: { value?: unknown } } } | undefined)?.globals?.viewport
    ?.value
  return value === 'small' || value === 'phone'
}

/** "WithError" -> "With error". */
const toTitle = (name: string): string =>
  name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

interface StatesProps {
  /** The module of stories. */
  readonly of: StoryModule
  /** The stories to show, by export name, each with a sentence on when it occurs. */
  readonly show: Readonly<Record<string, string>>
  /** Shows them below one another, for components as wide as a page. */
  readonly wide?: boolean
}

/** A component’s variants and states side by side. */
export const States = ({ of: stories, show, wide = false }: StatesProps) => (
  <Section title="Variants and states">
    <Gallery>
      {Object.entries(show).map(([name, text]) => (
        <figure key={name} data-wide={wide ? '' : undefined}>
          <Shown
            data-narrow={isNarrow(stories[name]) ? '' : undefined}
            onSubmit={(event) => event.preventDefault()}
          >
            {isNarrow(stories[name]) ? (
              <Story of={stories[name]} inline={false} height="360px" />
            ) : (
              <Story of={stories[name]} />
            )}
          </Shown>
          <figcaption>
            <Name>{toTitle(name)}</Name>
            {withCode(text)}
          </figcaption>
        </figure>
      ))}
    </Gallery>
  </Section>
)

interface PropsProps {
  /** The story that shows the component. */
  readonly example: ComponentProps<typeof Canvas>['of']
  /** Whether the story accepts the component’s props, so that they can be set here. */
  readonly controls?: boolean
  /** Components whose props are listed, by name. */
  readonly also?: Readonly<Record<string, unknown>>
}

/** An example with its code, and every prop with its type, its default and what it does. */
export const Props = ({ example, controls = true, also = {} }: PropsProps) => (
  <>
    <Canvas of={example} />
    <Section title="Props">
      {controls && <Controls of={example} />}
      {Object.entries(also).map(([name, component]) => (
        <div key={name}>
          <h3>{name}</h3>
          <PropTable of={component} />
        </div>
      ))}
    </Section>
  </>
)
