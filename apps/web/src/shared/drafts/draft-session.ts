import { canOpenDraft, createDraftId, type DraftStore, type Person } from './draft-store.ts'
import type { FormDraft } from './form-draft.ts'
import { listDraftIdempotencyKeys, toIdempotencyKey } from './idempotency-key.ts'

/** What is typed into a form: its fields, and what it keeps besides them. */
interface DraftInput<Form, Extra extends object> {
  form: Form
  extra: Extra
}

interface DraftSessionOptions<Form, Extra extends object> {
  store: DraftStore<FormDraft<Form, Extra>>
  /** Reads what stands in the form now. */
  read: () => DraftInput<Form, Extra>
  /** Whether a draft without an owner becomes theirs by being opened, and not only by a change. */
  claimsOwnership: boolean
}

/** How things stand around the form. */
interface DraftSurroundings {
  /** Who types; undefined while that is not known. */
  person: Person | undefined
  /** For forms that open there again; undefined for others. */
  step: number | undefined
  /** Called when something has been typed since it was opened or stored last. */
  onInput?: (() => void) | undefined
}

/** Which draft a form works on; `savedAt` is 0 while it has never been stored. */
type Identity = Pick<FormDraft<unknown>, 'id' | 'owner' | 'savedAt' | 'sending'>

const newIdentity = (): Identity => ({ id: createDraftId(), owner: null, savedAt: 0, sending: null })

/**
 * The draft that the form of one tab works on: which it is, whose, what of it is stored, and whether another tab has
 * taken it away. Nothing is stored of a form that nobody has changed.
 */
export class DraftSession<Form, Extra extends object> {
  readonly #options: DraftSessionOptions<Form, Extra>
  /** Null before the form is opened and once it is sent: nothing is stored then. */
  #draft: Identity | null = null
  /** Whether this tab has seen the draft in the store. */
  #isStored = false
  #isTaken = false
  /** Who types, and at which step, for forms that open there again: going from step to step is no input. */
  #person: Person = null
  #step: number | undefined
  #onInput: (() => void) | undefined
  /** The input of the untouched form, that which was opened or stored last, and what else was stored with it. */
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

  /** Whether something was typed that is not stored. */
  get hasChanges(): boolean {
    return this.#readInput() !== this.#savedInput
  }

  /** Whether there is anything in it that somebody has typed. */
  get hasInput(): boolean {
    return this.#isStored || this.#readInput() !== this.#blankInput
  }

  /** Says how things stand from here on; while it is not known who types, it is the same person as before. */
  update({ person, step, onInput }: DraftSurroundings): void {
    if (person !== undefined) this.#person = person
    this.#step = step
    this.#onInput = onInput
  }

  /** Begins with the form as it stands now: an untouched one, or that of a stored draft. */
  open(stored: FormDraft<Form, Extra> | null): void {
    this.#draft = newIdentity()
    if (stored) {
      const { id, owner, savedAt, sending } = stored
      this.#draft = { id, owner, savedAt, sending }
    }
    this.#isStored = stored !== null
    this.#isTaken = false
    this.acceptAsSaved()
  }

  /** Takes what stands in the form now as if it had been there when it was opened: nobody has typed it. */
  acceptAsSaved(): void {
    this.#savedInput = this.#readInput()
    this.#savedState = this.#readState()
    if (!this.#isStored) this.#blankInput = this.#savedInput
  }

  /** Stores what has changed; whether nothing would be lost if the page were left now. */
  save(): boolean {
    const draft = this.#draft
    if (!draft) return true
    this.#noteWhetherTaken()
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

  /** The key to send a content with: the same for the same content, in another tab and after a reload too. */
  keyFor(content: unknown): string {
    this.#draft ??= newIdentity()
    const { id, sending } = this.#draft
    this.#draft.sending = toIdempotencyKey(content, sending, listDraftIdempotencyKeys(id))
    this.save()
    return this.#draft.sending.key
  }

  /** Its key stands for something else that was sent: from here on it is another draft with the same contents. */
  renewKey(): void {
    if (!this.#draft) return
    this.#removeFromStore(this.#draft)
    this.#draft = { ...this.#draft, id: createDraftId(), sending: null }
    this.save()
  }

  /** Whether another tab has sent or discarded it; said once. */
  wasTaken(): boolean {
    this.#noteWhetherTaken()
    const wasTaken = this.#isTaken
    this.#isTaken = false
    if (wasTaken) this.#isStored = false
    return wasTaken
  }

  /** What another tab has stored of it since, where this one has changed nothing meanwhile. */
  findNewer(): FormDraft<Form, Extra> | null {
    const found = this.#draft && this.#options.store.find(this.#draft.id, Date.now())
    if (!this.#draft || !found || found.savedAt <= this.#draft.savedAt || this.hasChanges) return null
    return canOpenDraft(this.#person, found.owner) ? found : null
  }

  /** Takes it from the device, and gives back what it was. */
  discard(): FormDraft<Form, Extra> | null {
    if (!this.#draft) return null
    this.#removeFromStore(this.#draft)
    return this.#toDraft(this.#draft)
  }

  /** It has been sent: nothing of it stays on the device. */
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

  #noteWhetherTaken(): void {
    const { store } = this.#options
    if (this.#draft && this.#isStored && store.find(this.#draft.id, Date.now()) === null) this.#isTaken = true
  }

  /** Whose it is once it is saved: another tab may have made it somebody's. */
  #findOwner({ id, owner, sending }: Identity, isChanged: boolean): Person {
    const { store, claimsOwnership } = this.#options
    const known = owner ?? store.find(id, Date.now())?.owner ?? null
    return known ?? (isChanged || sending !== null || claimsOwnership ? this.#person : null)
  }
}
