import { useRef, useState } from 'react'
import { checkFiles, describeFileProblem } from '#shared/photos/check-files.ts'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import type * as contract from '@portal/domain/contract'
import type { Photo } from '@portal/domain/contract'
import { upload, type UploadResult } from '#api/upload.ts'
import { send } from '#shared/calls/call.ts'
import { toDataUrl, shrinkPhoto } from '#shared/photos/shrink-photo.ts'

/** A running upload. */
export interface Upload {
  id: string
  name: string
  /** From 0 to 1. */
  share: number
}

const UNREADABLE = 'could not be read as a picture. Please choose another one.'

/** Uploads photos of a listing one after the other; each is passed on as soon as it is stored. */
export function usePhotoUploads(listingId: number, onStored: (url: string) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [error, setError] = useState<string | null>(null)
  const count = useRef(0)

  const finish = (id: string) => setUploads((all) => all.filter((one) => one.id !== id))
  async function addUpload(id: string, file: File): Promise<void> {
    try {
      const { data, error: refusal } = await uploadPhoto(listingId, file, (share) =>
        setUploads((all) => all.map((one) => (one.id === id ? { ...one, share } : one))),
      )
      if (data) onStored(data.src)
      else setError(`${file.name}: ${describeFailure(refusal, 'We couldn’t save it. Please try again.')}`)
    } catch {
      setError(`${file.name} ${UNREADABLE}`)
    } finally {
      finish(id)
    }
  }
  /** Uploads as many as fit; one message covers all refused files. */
  async function add(files: readonly File[], remaining: number): Promise<void> {
    setError(null)
    const { accepted, rejected } = await checkFiles(files)
    const refused = describeFileProblem(rejected)
    const selected = accepted.slice(0, remaining)
    if (selected.length < accepted.length) setError('Your plan has no room for all of these photos.')
    else if (refused) setError(refused.text)
    const newUploads = selected.map((file) => ({ id: `upload-${(count.current += 1)}`, file }))
    setUploads((all) => [...all, ...newUploads.map(({ id, file }) => ({ id, name: file.name, share: 0 }))])
    for (const { id, file } of newUploads) await addUpload(id, file)
  }
  return { uploads, error, add }
}

/** Makes a photo small and stores it with a listing, where nobody else sees it before it is approved. */
async function uploadPhoto(
  listingId: number,
  file: File,
  onProgress: (share: number) => void,
): Promise<UploadResult<Photo>> {
  const image = await toDataUrl(await shrinkPhoto(file))
  const request = send<typeof contract.addPhoto>('POST', '/api/businesses/:id/photos', {
    params: { id: listingId },
    body: { image },
  })
  return upload<Photo>(request, { onProgress })
}
