import { REGISTRATION_LIMITS } from '@portal/domain/business'
import type { Order } from '@portal/domain/contract'
import { ORDER_LIMITS } from '@portal/domain/order'
import { countCharacters, formatDateTime } from '@portal/domain/shared'
import {
  Alert,
  Button,
  Card,
  Cluster,
  Dropzone,
  Field,
  FilePreviews,
  SectionHeader,
  Stack,
  Text,
  TextArea,
  token,
} from '@portal/ui'
import { useEffect, useRef, useState, type Ref, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { useAccount } from '#features/account/account.api.ts'
import { getFieldErrors, isApiError } from '#shared/calls/api-error.ts'
import { reuseOrCreateKey, type IdempotencyKey } from '#shared/drafts/idempotency-key.ts'
import { describeSendError } from '#shared/forms/submission/send-error.ts'
import { Section } from '#shared/layout/Section.tsx'
import { preparePhoto } from '#shared/photos/prepare-photo.ts'
import { usePhotoPrompt } from '#shared/photos/usePhotoPrompt.ts'
import { getTimeZone } from '../order-labels.ts'
import { useAddProofMutation, type OrderIdentity } from '../orders.api.ts'

const Sent = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${token.space[16]};
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: ${token.space[8]} ${token.space[16]};
    > div {
      flex: 1 1 8rem;
      min-width: 0;
    }
  }
  a {
    flex: none;
    width: 9rem;
    aspect-ratio: 4 / 3;
    overflow: hidden;
    border: 1px solid ${token.role.line};
    border-radius: ${token.radius.control};
    background: ${token.role.sunken};
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  p {
    overflow-wrap: anywhere;
  }
`

const Scripted = styled.div`
  @media (scripting: none) {
    display: none;
  }
`

/** The proofs that were sent; the pictures open large, for those who are signed in. */
function SentProofs({ order, ref }: { order: Order; ref: Ref<HTMLUListElement> }) {
  const isSignedIn = useAccount().status === 'signed-in'
  return (
    <Sent ref={ref} role="list" aria-label="Sent proofs" tabIndex={-1}>
      {order.proofs.map(({ id, url, note, at }, place) => (
        <li key={id}>
          {isSignedIn && (
            <a href={url} target="_blank" rel="noopener noreferrer">
              <img src={url} alt={`Proof ${place + 1} of ${order.proofs.length}`} loading="lazy" />
            </a>
          )}
          <div>
            <Text size="small" tone={isSignedIn ? 'soft' : 'plain'}>
              Sent {formatDateTime(at, getTimeZone(order))}
            </Text>
            {note !== null && <Text size="small">{note}</Text>}
          </div>
        </li>
      ))}
    </Sent>
  )
}

interface ChosenProof {
  name: string
  image: string
}

interface Refusal {
  image?: string | undefined
  note?: string | undefined
  /** Shown beside the button. */
  text?: string
}

const toRefusal = (error: unknown): Refusal => {
  const known = isApiError(error) ? error : null
  const { image, note } = getFieldErrors(error)
  return image !== undefined || note !== undefined
    ? { image, note }
    : { text: describeSendError(known, false) }
}

/** Chooses and sends a proof; the choice stays after a failure. */
function useProof(identity: OrderIdentity, onSent: () => void) {
  const [add, { isLoading }] = useAddProofMutation()
  const [chosen, setChosen] = useState<ChosenProof | null>(null)
  const [note, setNote] = useState('')
  const [refusal, setRefusal] = useState<Refusal>({})
  const key = useRef<IdempotencyKey | null>(null)
  const isSending = useRef(false)
  const choose = async (file: File | undefined) => {
    if (!file) return
    const prepared = await preparePhoto(file)
    if ('refusal' in prepared) return setRefusal({ image: prepared.refusal })
    setRefusal({})
    setChosen({ name: file.name, image: prepared.image })
  }
  const send = async () => {
    if (!chosen) return setRefusal({ image: 'Please choose a photo or a screenshot' })
    if (isSending.current) return
    isSending.current = true
    const proof = { image: chosen.image, ...(note.trim() !== '' && { note: note.trim() }) }
    key.current = reuseOrCreateKey(proof, key.current)
    const { error } = await add({ ...identity, ...proof, idempotencyKey: key.current.key })
    isSending.current = false
    if (error) return setRefusal(toRefusal(error))
    setRefusal({})
    setChosen(null)
    setNote('')
    onSent()
  }
  return { chosen, setChosen, note, setNote, refusal, choose, send, isLoading }
}

function SendProof({ identity, onSent }: { identity: OrderIdentity; onSent: () => void }) {
  const { chosen, setChosen, note, setNote, refusal, choose, send, isLoading } = useProof(identity, onSent)
  const dropzone = useRef<HTMLInputElement>(null)
  const prompt = usePhotoPrompt(
    'Drop a photo or a screenshot here, or browse',
    'Take or choose a photo or a screenshot',
  )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send()
  }
  return (
    <form method="post" noValidate onSubmit={submit} aria-label="Send a proof">
      <Stack gap={16}>
        <Dropzone
          ref={dropzone}
          label={chosen ? 'Choose another one' : prompt}
          hint="The slip, or your bank’s message. JPG, PNG or WebP, 5MB at most; we make it smaller before sending."
          accept={REGISTRATION_LIMITS.photoTypes.join(',')}
          error={refusal.image}
          unavailable={isLoading}
          onFiles={([file]) => void choose(file)}
        />
        <FilePreviews
          label="Chosen proof"
          items={chosen ? [{ id: 'proof', name: chosen.name, src: chosen.image }] : []}
          onRemove={() => setChosen(null)}
          returnFocusTo={dropzone}
        />
        {chosen && (
          <Field
            label="A note to us"
            hint="Optional: who paid, when and where."
            error={refusal.note}
            counter={{ count: countCharacters(note), max: ORDER_LIMITS.note }}
          >
            <TextArea
              rows={2}
              maxLength={ORDER_LIMITS.note}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
        )}
        {refusal.text !== undefined && (
          <Alert tone="danger" role="alert">
            {refusal.text}
          </Alert>
        )}
        {chosen && (
          <Cluster>
            <Button type="submit" busy={isLoading}>
              {isLoading ? 'Sending…' : 'Send the proof'}
            </Button>
          </Cluster>
        )}
      </Stack>
    </form>
  )
}

/** Moves the focus to a sent proof once it is shown, since the pressed button is gone. */
function useFocusOnSent(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef<number | null>(null)
  useEffect(() => {
    if (before.current === null || count <= before.current) return
    before.current = null
    list.current?.focus()
  }, [count])
  return {
    list,
    onSent: () => {
      before.current = count
    },
  }
}

/** The pictures sent as proof of payment, and a field for one more while the order is open. */
export function Proofs({ order, identity }: { order: Order; identity: OrderIdentity }) {
  const { proofs, status } = order
  const { list, onSent } = useFocusOnSent(proofs.length)
  const isOpen = status === 'open'
  const isFull = proofs.length >= ORDER_LIMITS.proofs
  if (!isOpen && proofs.length === 0) return null
  return (
    <Section gap={16} aria-labelledby="proofs" data-print="hide">
      <SectionHeader title={proofs.length > 0 ? 'Proof of payment' : 'Paid already?'} id="proofs" />
      {isOpen && proofs.length === 0 && (
        <Text>
          Send us a photo of the slip or a screenshot, so we find your payment sooner. Only you and our team
          see it.
        </Text>
      )}
      {proofs.length > 0 && <SentProofs order={order} ref={list} />}
      {isOpen && (
        <Scripted>
          {isFull ? (
            <Text tone="soft">An order takes at most {ORDER_LIMITS.proofs} proofs, and all are here.</Text>
          ) : (
            <Card>
              <SendProof identity={identity} onSent={onSent} />
            </Card>
          )}
        </Scripted>
      )}
    </Section>
  )
}
