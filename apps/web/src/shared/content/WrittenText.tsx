import type { Document } from '@portal/domain/contract'
import { Heading, Stack } from '@portal/ui'
import { Paragraphs } from './DetailParts.tsx'
import { Prose } from './Prose.tsx'

interface WrittenTextProps {
  /** Plain text with paragraphs separated by blank lines. */
  text: string
  /** The same with headings, lists and pictures, if it has any. */
  document: Document | undefined
  /** Of its headings: 3 within a part of a page. */
  level?: 2 | 3
}

/** A text submitted as plain text, or written in Markdown by administrators. */
export const WrittenText = ({ text, document, level = 3 }: WrittenTextProps) =>
  document === undefined ? (
    <Paragraphs text={text} />
  ) : (
    <Stack gap={24}>
      {document.lead && <Prose html={document.lead} />}
      {document.sections.map(({ id, title, html }) => (
        <Stack key={id} gap={12}>
          <Heading level={level} size="part" id={id}>
            {title}
          </Heading>
          <Prose html={html} />
        </Stack>
      ))}
    </Stack>
  )
