import { token } from '@portal/ui'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'

const Body = styled.div`
  display: grid;
  gap: ${token.space[16]};
  max-width: ${token.measure.text};
  overflow-wrap: anywhere;
  > * {
    min-width: 0;
  }
  h3 {
    padding-top: ${token.space[8]};
    font-size: ${token.size[18]};
  }
  :is(ul, ol) {
    display: grid;
    gap: ${token.space[8]};
    padding-left: 1.4em;
  }
  li::marker {
    color: ${token.role.action};
    font-weight: 600;
  }
  /* A line to tick off brings its box along. */
  li[data-tick] {
    margin-left: -1.4em;
    list-style: none;
  }
  li > :is(ul, ol) {
    padding-top: ${token.space[8]};
  }
  a {
    color: ${token.role.action};
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  blockquote {
    padding-left: ${token.space[16]};
    border-left: 3px solid ${token.role.line};
    color: ${token.role.textSoft};
  }
  img {
    max-width: 100%;
    height: auto;
    border-radius: ${token.radius.card};
  }
  figcaption {
    padding-top: ${token.space[4]};
    color: ${token.role.textSoft};
    font-size: ${token.size[14]};
  }
  [data-table] {
    overflow-x: auto;
  }
  table {
    border-collapse: collapse;
    font-size: ${token.size[14]};
    overflow-wrap: normal;
  }
  :is(th, td) {
    min-width: 7rem;
    padding: ${token.space[8]} ${token.space[12]};
    border: 1px solid ${token.role.line};
    text-align: left;
    vertical-align: top;
  }
  [data-align='right'] {
    text-align: right;
  }
  [data-align='center'] {
    text-align: center;
  }
  th {
    background: ${token.role.surface};
  }
  &[data-size='lead'] {
    font-size: ${token.size[18]};
    line-height: 1.6;
  }
`

/** Whether a click is a plain one: no modifier key, primary button. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** The internal path of a clicked link; null for files, mail links and fragments. */
function findPressedPath(event: MouseEvent<HTMLElement>): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const href = link?.getAttribute('href') ?? ''
  return isPlainClick(event) && /^\/(?!\/|api\/|media\/)/.test(href) ? href : null
}

interface ProseProps {
  /** Safe HTML from the API, rendered from Markdown of the portal's own texts and of administrators. */
  html: string
  size?: 'body' | 'lead'
}

/** Editorial text; its links navigate on the client. */
export function Prose({ html, size = 'body' }: ProseProps) {
  const navigate = useNavigate()
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const path = findPressedPath(event)
    if (path === null) return
    event.preventDefault()
    void navigate(path)
  }
  return <Body data-size={size} onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />
}
