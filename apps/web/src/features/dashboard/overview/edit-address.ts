import type { CompletenessStepKey } from '@portal/domain/business'
import type { OwnBusiness } from '@portal/domain/contract'
import { paths } from '#shared/urls/paths.ts'

/** The section of the editor for each step. */
const SECTIONS: Readonly<Record<CompletenessStepKey, string>> = {
  hours: 'hours',
  photo: 'photos',
  phone: 'contact',
  description: 'texts',
  point: 'place',
  gallery: 'photos',
  logo: 'photos',
  email: 'contact',
  links: 'contact',
  directions: 'place',
  types: 'basics',
  video: 'contact',
}

/** Where an owner completes a listing; a rejected one is submitted again as a whole. */
export const getEditAddress = (
  { id, status }: Pick<OwnBusiness, 'id' | 'status'>,
  step?: CompletenessStepKey,
): string =>
  status === 'rejected'
    ? paths.registerBusiness({ resubmit: id })
    : paths.editListing(id, step && SECTIONS[step])
