import { canOpenDraft, createDraftId, type DraftStore, type Person } from './draft-store.ts'
import type { FormDraft } from './form-draft.ts'
import { deriveKeyFromDraft, reuseOrCreateKey } from './idempotency-key.ts'

/** The input of a form: its fields, and its extra data. */
interface DraftInput<Form, Extra extends object> {
  form: Form
  extra: Extra
}

interface DraftSessionOptions<Form, Extra extends object> {
  store: DraftStore<FormDraft<Form, Extra>>
  /** Reads the form's current input. */
  read: () => DraftInput<Form, Extra>
  /** Whether opening a draft without an owner makes it the person's, not only a change. */
  claimsOwnership: boolean
}

/** The state of the page around the form. */
interface DraftContext {
  /** The current person; undefined while unknown. */
  person: Person | undefined
  /** For forms that reopen at their last step; undefined for others. */
  step: number | undefined
  /** Called when there is input since the draft was last opened or stored. */
  onInput?: (() => void) | undefined
}

/** Identifies the draft of a form; `savedAt` is 0 until it is first stored. */
type Identity = Pick<FormDraft<unknown>, 'id' | 'owner' | 'savedAt' | 'sending'>

const createIdentity = (): Identity => ({ id: createDraftId(), owner: null, savedAt: 0, sending: null })

/**
 * The draft of a form in one tab: its identity, its owner, what of it is stored, and whether another tab has sent or
 * discarded it. An unchanged form is not stored.
 */
export class DraftSession<Form, Extra extends object> {
  readonly #options: DraftSessionOptions<Form, Extra>
  /** Null before the form is opened and after it is sent: nothing is stored then. */
  #draft: Identity | null = null
  /** Whether this tab has seen the draft in the store. */
  #isStored = false
  #isRemoved = false
  /** Changing only the person or the step is no input. */
  #person: Person = null
  #step: number | undefined
  #onInput: (() => void) | undefined
  /** Serialized: the input of the blank form, the last opened or stored input, and the rest of the stored draft. */
  #blankInput = ''
  #savedInput = ''
  #savedState = ''

  constructor(options: DraftSessionOptions<Form, Extra>) {
    this.#options = options
  }

  get isOpen(): boolean {
    return this.#draft !== null
  }

  get owner(): Person {
    return this.#draft?.owner ?? null
  }

  /** Whether there is input that is not stored. */
  get hasChanges(): boolean {
    return this.#readInput() !== this.#savedInput
  }

  /** Whether it has any input. */
  get hasInput(): boolean {
    return this.#isStored || this.#readInput() !== this.#blankInput
  }

  /** Updates the state around the form; an unknown person keeps the previous one. */
  update({ person, step, onInput }: DraftContext): void {
    if (person !== undefined) this.#person = person
    this.#step = step
    this.#onInput = onInput
  }

  /** Starts with the current form: blank, or filled from a stored draft. */
  open(stored: FormDraft<Form, Extra> | null): void {
    this.#draft = createIdentity()
    if (stored) {
      const { id, owner, savedAt, sending } = stored
      this.#draft = { id, owner, savedAt, sending }
    }
    this.#isStored = stored !== null
    this.#isRemoved = false
    this.acceptAsSaved()
  }

  /** Treats the current input as the opened one, since nobody has typed it. */
  acceptAsSaved(): void {
    this.#savedInput = this.#readInput()
    this.#savedState = this.#readState()
    if (!this.#isStored) this.#blankInput = this.#savedInput
  }

  /** Stores changes; returns whether the page could be left without a loss. */
  save(): boolean {
    const draft = this.#draft
    if (!draft) return true
    this.#detectRemoval()
    const isChanged = this.hasChanges
    if (isChanged) this.#onInput?.()
    if (this.#readInput() === this.#blankInput && draft.sending === null) {
      this.#removeBlank(draft)
      return true
    }
    draft.owner = this.#findOwner(draft, isChanged)
    if (this.#isStored && !isChanged && this.#readState() === this.#savedState) return true
    const savedAt = isChanged || draft.savedAt === 0 ? Date.now() : draft.savedAt
    if (!this.#options.store.save(this.#toDraft({ ...draft, savedAt }), Date.now())) return false
    draft.savedAt = savedAt
    this.#isStored = true
    this.acceptAsSaved()
    return true
  }

  /** Stores and returns the key for this content: the same in another tab and after a reload. */
  reserveKey(content: unknown): string {
    this.#draft ??= createIdentity()
    const { id, sending } = this.#draft
    this.#draft.sending = reuseOrCreateKey(content, sending, deriveKeyFromDraft(id))
    this.save()
    return this.#draft.sending.key
  }

  /** Makes it a new draft with the same input, since its key was used for another submission. */
  renewKey(): void {
    if (!this.#draft) return
    this.#removeFromStore(this.#draft)
    this.#draft = { ...this.#draft, id: createDraftId(), sending: null }
    this.save()
  }

  /** Returns whether another tab has sent or discarded it, and resets that. */
  consumeRemoval(): boolean {
    this.#detectRemoval()
    const wasRemoved = this.#isRemoved
    this.#isRemoved = false
    if (wasRemoved) this.#isStored = false
    return wasRemoved
  }

  /** The version that another tab has stored since, if this tab has no changes. */
  findNewer(): FormDraft<Form, Extra> | null {
    const found = this.#draft && this.#options.store.find(this.#draft.id, Date.now())
    if (!this.#draft || !found || found.savedAt <= this.#draft.savedAt || this.hasChanges) return null
    return canOpenDraft(this.#person, found.owner) ? found : null
  }

  /** Removes it from the device and returns it. */
  discard(): FormDraft<Form, Extra> | null {
    if (!this.#draft) return null
    this.#removeFromStore(this.#draft)
    return this.#toDraft(this.#draft)
  }

  /** Removes it from the device, once it is sent. */
  close(): void {
    if (this.#draft) this.#removeFromStore(this.#draft)
    this.#draft = null
  }

  #readInput(): string {
    const { form, extra } = this.#options.read()
    return JSON.stringify([form, extra])
  }

  #readState(): string {
    return JSON.stringify([this.#draft?.owner, this.#draft?.sending, this.#step])
  }

  #toDraft(identity: Identity): FormDraft<Form, Extra> {
    const { form, extra } = this.#options.read()
    return { ...extra, ...identity, form, ...(this.#step !== undefined && { step: this.#step }) }
  }

  #removeFromStore({ id }: Identity): void {
    this.#options.store.remove(id, Date.now())
    this.#isStored = false
  }

  #removeBlank(draft: Identity): void {
    if (this.#isStored) this.#removeFromStore(draft)
    draft.savedAt = 0
    this.acceptAsSaved()
  }

  #detectRemoval(): void {
    const { store } = this.#options
    if (this.#draft && this.#isStored && store.find(this.#draft.id, Date.now()) === null)
      this.#isRemoved = true
  }

  /** The owner to store: another tab may have set one. */
  #findOwner({ id, owner, sending }: Identity, isChanged: boolean): Person {
    const { store, claimsOwnership } = this.#options
    const known = owner ?? store.find(id, Date.now())?.owner ?? null
    return known ?? (isChanged || sending !== null || claimsOwnership ? this.#person : null)
  }
}
