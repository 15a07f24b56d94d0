import { CATEGORIES } from '@portal/domain/business'
import type { SearchWordRelation, SearchWords } from '@portal/domain/contract'
import { Field, Select, TextInput } from '@portal/ui'
import { ActionDialog } from '#shared/actions/ActionDialog.tsx'
import { useAction } from '#shared/actions/useAction.ts'
import { useUnsentInput } from '#shared/forms/unsent-text.tsx'
import type { DialogControl } from '#shared/page/lazy-dialog.tsx'
import { RELATIONS, splitPhrases, toRelation } from './relations.ts'
import { useAddSearchWordsMutation, useChangeSearchWordsMutation } from './search-words.api.ts'
import { useWordsPreview, WordsPreview } from './WordsPreview.tsx'

const NO_WORDS = 'Write what people search for'
const NO_RELATION = 'Choose how they relate'
const NO_MEANINGS = 'Write what it means'

const NO_HINT = 'Choose how the two sides relate.'

const RELATION_OPTIONS = [{ value: '', label: 'Choose' }, ...RELATIONS]

const CATEGORY_OPTIONS = [
  { value: '', label: 'No category' },
  ...CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name })),
]

interface WordsDialogProps extends DialogControl {
  /** The entry that is changed; null for a new one. */
  entry: SearchWords | null
  /** The searched text that a new one begins with. */
  text: string
}

/** The form's input. */
interface FormValues {
  words: string
  relation: SearchWordRelation | null
  meanings: string
  category: string
}

const toFormValues = (entry: SearchWords | null, text: string): FormValues => ({
  words: entry?.words.join(', ') ?? text,
  relation: entry?.relation ?? null,
  meanings: entry?.meanings.join(', ') ?? '',
  category: entry?.category ?? '',
})

/** The form's input, kept after Escape, and the same as the API expects it. */
function useWordsForm(entry: SearchWords | null, text: string) {
  const key = entry ? `words ${entry.id} of ${entry.changedAt}` : `new words for ${text}`
  const [values, setValues, forget] = useUnsentInput(key, toFormValues(entry, text))
  const { words, relation, meanings, category } = values
  const sides = { words: splitPhrases(words), meanings: splitPhrases(meanings) }
  const isComplete = relation !== null && sides.words.length > 0 && sides.meanings.length > 0
  return {
    values,
    set: (change: Partial<FormValues>) => setValues({ ...values, ...change }),
    forget,
    problems: {
      words: sides.words.length === 0 && NO_WORDS,
      relation: relation === null && NO_RELATION,
      meanings: sides.meanings.length === 0 && NO_MEANINGS,
    },
    value: isComplete ? { ...sides, relation } : null,
    category: CATEGORIES.find(({ slug }) => slug === category)?.slug ?? null,
  }
}

/** Adds words to the vocabulary of searches, or changes an entry; previews what the search would find. */
export function WordsDialog({ open, onOpenChange, entry, text }: WordsDialogProps) {
  const { values, set, forget, problems, value, category } = useWordsForm(entry, text)
  const finish = () => {
    forget()
    onOpenChange(false)
  }
  const [add] = useAddSearchWordsMutation()
  const [change] = useChangeSearchWordsMutation()
  const action = useAction({ problems })
  const preview = useWordsPreview(
    value && {
      ...value,
      ...(category !== null && { category }),
      ...(entry && { without: String(entry.id) }),
    },
  )
  const getError = (name: string) => action.getError(name) ?? preview.fields[name]
  const submit = () =>
    value === null
      ? Promise.resolve(false)
      : action.run(
          () => (entry ? change({ id: entry.id, ...value, category }) : add({ ...value, category })),
          entry ? 'Words changed' : 'Words added',
        )
  return (
    <ActionDialog
      open={open}
      onClose={() => onOpenChange(false)}
      onCancel={finish}
      onDone={finish}
      title={entry ? 'Change words' : 'Add words'}
      description="Searches use them at once. Separate words by commas."
      verb={entry ? 'Save changes' : 'Add words'}
      action={action}
      onSubmit={submit}
    >
      <Field label="People search for" error={getError('words')} required>
        <TextInput
          name="words"
          autoComplete="off"
          value={values.words}
          onChange={({ target }) => set({ words: target.value })}
        />
      </Field>
      <Field
        label="How they relate"
        hint={RELATIONS.find(({ value: chosen }) => chosen === values.relation)?.hint ?? NO_HINT}
        error={getError('relation')}
        required
      >
        <Select
          name="relation"
          options={RELATION_OPTIONS}
          value={values.relation ?? ''}
          onChange={({ target }) => set({ relation: toRelation(target.value) })}
        />
      </Field>
      <Field
        label="What it means"
        hint="Words that businesses use in their listings."
        error={getError('meanings')}
        required
      >
        <TextInput
          name="meanings"
          autoComplete="off"
          value={values.meanings}
          onChange={({ target }) => set({ meanings: target.value })}
        />
      </Field>
      <Field label="Category (optional)" error={getError('category')}>
        <Select
          name="category"
          options={CATEGORY_OPTIONS}
          value={values.category}
          onChange={({ target }) => set({ category: target.value })}
        />
      </Field>
      <WordsPreview preview={preview} isComplete={value !== null} />
    </ActionDialog>
  )
}
