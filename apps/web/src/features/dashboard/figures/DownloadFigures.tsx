import type { Engagement } from '@portal/domain/contract'
import { Button, Icon } from '@portal/ui'
import { formatFileSize } from '#shared/media/file-size.ts'
import { fillDays, toCsv } from './figures-by-day.ts'

/** Lets the browser save a text as a file. */
function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Downloads the figures of the span by day, for a spreadsheet. */
export function DownloadFigures({ figures }: { figures: Engagement }) {
  const csv = toCsv(fillDays(figures))
  return (
    <Button variant="secondary" onClick={() => saveFile(`figures-${figures.from}-to-${figures.to}.csv`, csv)}>
      <Icon name="download" />
      Download as CSV ({formatFileSize(csv.length)})
    </Button>
  )
}
