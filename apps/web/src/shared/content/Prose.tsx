import { below, token } from '@portal/ui'
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
  a > img {
    display: block;
    width: auto;
    height: 4rem;
    max-width: 100%;
    margin-bottom: ${token.space[8]};
    padding: ${token.space[16]};
    border: 1px solid ${token.role.line};
    background: ${token.color.white};
    object-fit: contain;
  }
  a > [data-on='dark'] {
    background: ${token.color.deep};
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
  /* A table of three columns and more is too wide for a phone: each row is a card with its first cell as the title. */
  ${below.tablet} {
    table:has(th:nth-child(3)) {
      &,
      tbody,
      tr,
      td {
        display: block;
        width: 100%;
      }
      thead {
        position: absolute;
        clip-path: inset(50%);
        width: 1px;
        height: 1px;
        overflow: hidden;
      }
      tbody {
        display: grid;
        gap: ${token.space[12]};
      }
      tbody > tr {
        padding: ${token.space[8]} ${token.space[12]};
        border: 1px solid ${token.role.line};
        border-radius: ${token.radius.card};
        background: ${token.role.raised};
      }
      td {
        display: grid;
        grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
        gap: ${token.space[12]};
        min-width: 0;
        padding: ${token.space[4]} 0;
        border: 0;
        overflow-wrap: anywhere;
        text-align: left;
      }
      td::before {
        content: attr(data-label);
        color: ${token.role.textSoft};
      }
      td:first-child {
        display: block;
        font-weight: 600;
      }
      td:first-child::before {
        content: none;
      }
      /* Cells to fill in on paper. */
      :is(td:not(:first-child):empty, tr:not(:has(td:not(:empty)))) {
        display: none;
      }
    }
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
  return isPlainClick(event) && /^\/(?!\/|api\/|media\/|media-kit\/)/.test(href) ? href : null
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
