import type { Searches, SearchWords } from '@portal/domain/contract'
import { formatNumber } from '@portal/domain/shared'
import { Button, Table, Text, TextLink, VisuallyHidden, type TableColumn } from '@portal/ui'
import { useState } from 'react'
import { formatDayName } from '#shared/figures/days.ts'
import { lazyDialog } from '#shared/page/lazy-dialog.tsx'
import { paths } from '#shared/urls/paths.ts'
import type { AnalyticsAddress } from '../analytics-query.ts'
import { useSearchesQuery } from '../analytics.api.ts'
import { Topic } from '../Topic.tsx'
import { AddedWords } from './AddedWords.tsx'
import { useListSearchWordsQuery } from './search-words.api.ts'

const WordsDialog = lazyDialog(() => import('./WordsDialog.tsx').then((part) => part.WordsDialog))

/** What the dialog edits. */
interface Edit {
  readonly entry: SearchWords | null
  readonly text: string
  /** Counts openings: each starts with a new form. */
  readonly count: number
}

type SearchRow = Searches['textsWithoutResult'][number]

const createColumns = (onAdd: (text: string) => void): TableColumn<SearchRow>[] => [
  {
    key: 'text',
    header: 'Searched for',
    cell: ({ text }) => <TextLink href={paths.search({ q: text })}>{text}</TextLink>,
  },
  { key: 'count', header: 'Searches', align: 'end', cell: ({ count }) => formatNumber(count) },
  { key: 'lastDay', header: 'Last on', cell: ({ lastDay }) => formatDayName(lastDay) },
  {
    key: 'add',
    header: 'Words',
    cell: ({ text }) => (
      <Button variant="secondary" size="small" onClick={() => onAdd(text)}>
        Add words
        <VisuallyHidden> for “{text}”</VisuallyHidden>
      </Button>
    ),
  },
]

/** Searches without results, and the words that administrators added to give them some. */
export function SearchesWithoutResults({ address: { from, to } }: { address: AnalyticsAddress }) {
  const [editing, setEditing] = useState<Edit | null>(null)
  const [open, setOpen] = useState(false)
  const edit = (entry: SearchWords | null, text = '') => {
    setEditing((before) => ({ entry, text, count: (before?.count ?? 0) + 1 }))
    setOpen(true)
  }
  return (
    <>
      <Topic
        title="Searches without results"
        about="Say what these words mean, and searches use it from now on. Rare searches are hidden, since they may be about a person."
        files={[]}
        result={useSearchesQuery({ from, to })}
      >
        {({ textsWithoutResult, minSearches }) =>
          textsWithoutResult.length === 0 ? (
            <Text>{`No search was made ${minSearches} times or more without a result.`}</Text>
          ) : (
            <Table
              caption="Searches without results"
              columns={createColumns((text) => edit(null, text))}
              rows={textsWithoutResult}
              rowKey={({ text }) => text}
            />
          )
        }
      </Topic>
      <Topic
        title="Words added to searches"
        about="Words that administrators added to the search. Every change is in the audit trail."
        files={[]}
        result={useListSearchWordsQuery()}
      >
        {(entries) => <AddedWords entries={entries} onAdd={() => edit(null)} onChange={edit} />}
      </Topic>
      {editing && (
        <WordsDialog
          key={editing.count}
          open={open}
          onOpenChange={setOpen}
          entry={editing.entry}
          text={editing.text}
        />
      )}
    </>
  )
}
