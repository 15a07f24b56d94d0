import { pluralize } from '@portal/domain/shared'
import { skipToken } from '@reduxjs/toolkit/query'
import { Stack, Text, token } from '@portal/ui'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { getFieldErrors, isApiError } from '#shared/calls/api-error.ts'
import { usePreviewSearchWordsQuery } from './search-words.api.ts'

const DEBOUNCE_MS = 400

export type Trial = Parameters<typeof usePreviewSearchWordsQuery>[0] & object

/** The value after a pause in typing; null until then. */
function useDebounced(trial: Trial | null): Trial | null {
  const text = JSON.stringify(trial)
  const [debounced, setDebounced] = useState<{ text: string; trial: Trial | null }>({
    text: 'null',
    trial: null,
  })
  useEffect(() => {
    const timer = setTimeout(() => setDebounced({ text, trial: JSON.parse(text) }), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced.text === text ? debounced.trial : null
}

/** What the search would find with an entry, and the entry's problems; requested while typing. */
export function useWordsPreview(trial: Trial | null) {
  const debounced = useDebounced(trial)
  const { currentData, error } = usePreviewSearchWordsQuery(debounced ?? skipToken)
  const failure = debounced === null ? undefined : error
  const fields = isApiError(failure) ? getFieldErrors(failure) : undefined
  return {
    trial: debounced,
    found: debounced === null ? undefined : currentData,
    isFailed: failure !== undefined && fields === undefined,
    fields: fields ?? {},
  }
}

/** A fixed height, so that nothing moves while typing. */
const Box = styled.div`
  min-height: 11rem;
  padding: ${token.space[12]} ${token.space[16]};
  border-radius: ${token.radius.card};
  background: ${token.role.sunken};
`

type Preview = ReturnType<typeof useWordsPreview>

const describeFound = ({ text, total, before }: NonNullable<Preview['found']>): string =>
  `A search for “${text}” would find ${pluralize(total, 'business', 'businesses')}. Now it finds ${before}.`

/** The result for another of the words, since the preview searches for the first. */
function Another({ word, trial }: { word: string; trial: Trial }) {
  const words = [word, ...[trial.words].flat().filter((other) => other !== word)]
  const { currentData } = usePreviewSearchWordsQuery({ ...trial, words })
  return <p>{currentData ? describeFound(currentData) : ''}</p>
}

/** All words but the first. */
const Others = (trial: Trial) =>
  [...new Set([trial.words].flat())].slice(1).map((word) => <Another key={word} word={word} trial={trial} />)

function describe({ found, isFailed }: Preview, isComplete: boolean): string {
  if (!isComplete) return 'Fill in both sides to see what the search would find.'
  if (isFailed) return 'We couldn’t load the preview. You can still save.'
  if (!found) return 'Searching...'
  return describeFound(found)
}

/** What the search would find: how many businesses for each of the words, and the first five for the first. */
export const WordsPreview = ({ preview, isComplete }: { preview: Preview; isComplete: boolean }) => (
  <Box role="group" aria-label="Preview">
    <Stack gap={8}>
      <div role="status">
        <p>{Object.keys(preview.fields).length > 0 ? '' : describe(preview, isComplete)}</p>
        {preview.trial && preview.found && <Others {...preview.trial} />}
      </div>
      {preview.found && (
        <ul>
          {preview.found.items.map(({ id, name, category }) => (
            <li key={id}>
              {name}{' '}
              <Text as="span" size="small" tone="soft">
                {category}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  </Box>
)
