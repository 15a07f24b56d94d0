import type { SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import type { Email } from '../../apps/api/src/mail/rendering/email.ts'
import { Cluster, Heading, Stack, Tabs, Text, token } from '../../packages/ui/src/index.ts'

const Frame = styled.iframe`
  display: block;
  max-width: 100%;
  box-sizing: content-box;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: Canvas;
`

const PlainText = styled.pre`
  margin: 0;
  max-width: 100%;
  font-size: ${token.size[14]};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

type Scheme = 'light' | 'dark'

/** The document for a frame, in the given colour scheme; its links do nothing, since a sandbox opens no tabs. */
const toPage = (html: string, scheme: Scheme): string =>
  html
    .replace('<head>', '<head>\n<base target="_blank">')
    .replace('name="color-scheme" content="light dark"', `name="color-scheme" content="${scheme}"`)

/** Keeps a frame as high as its document, which gets longer as the frame gets narrower. */
function observeHeight({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  const fit = () => {
    const page = frame.contentDocument?.documentElement
    if (page) frame.style.height = `${Math.ceil(page.getBoundingClientRect().height)}px`
  }
  // Deferred, since resizing within the observer’s callback is an error.
  new ResizeObserver(() => requestAnimationFrame(fit)).observe(frame)
}

interface ScreenProps {
  readonly name: string
  readonly width: number
  readonly scheme?: Scheme
  readonly html: string
}

const Screen = ({ name, width, scheme = 'light', html }: ScreenProps) => (
  <Stack gap={8}>
    <Text size="caption">{name}</Text>
    <Frame
      title={name}
      width={width}
      sandbox="allow-same-origin"
      srcDoc={toPage(html, scheme)}
      style={{ colorScheme: scheme }}
      onLoad={observeHeight}
    />
  </Stack>
)

/** An email as recipients see it: on a phone, on a computer, in dark mode, and as plain text. */
export const EmailPreview = ({ email: { subject, text, html } }: { readonly email: Email }) => (
  <Stack gap={24}>
    <Heading level={2} size="part">
      {subject}
    </Heading>
    <Tabs
      label="The email"
      items={[
        {
          id: 'html',
          label: 'HTML',
          content: (
            <Cluster gap={24} align="start">
              <Screen name="On a phone, up to 390 px" width={390} html={html} />
              <Screen name="On a computer, up to 640 px" width={640} html={html} />
            </Cluster>
          ),
        },
        {
          id: 'dark',
          label: 'In the dark',
          content: (
            <Screen name="On a phone in the dark, up to 390 px" width={390} scheme="dark" html={html} />
          ),
        },
        { id: 'text', label: 'Plain text', content: <PlainText>{text}</PlainText> },
      ]}
    />
  </Stack>
)
