import type { EditableField } from '@portal/domain/business'
import type { EditableBusiness } from '@portal/domain/contract'
import { Card, Heading, Stack } from '@portal/ui'
import type { ComponentType } from 'react'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { ErrorAlert } from '#shared/forms/parts/ErrorAlert.tsx'
import { ProblemList } from '#shared/forms/parts/ProblemList.tsx'
import { RestoredAlert } from '#shared/forms/parts/RestoredAlert.tsx'
import { LogoField } from '../photos/LogoField.tsx'
import { PhotosField } from '../photos/PhotosField.tsx'
import { BasicsSection } from '../sections/BasicsSection.tsx'
import { ContactSection } from '../sections/ContactSection.tsx'
import { ExpectationsSection } from '../sections/ExpectationsSection.tsx'
import { HoursSection } from '../sections/HoursSection.tsx'
import { PlaceSection } from '../sections/PlaceSection.tsx'
import type { SectionProps } from '../sections/section.ts'
import { TextsSection } from '../sections/TextsSection.tsx'
import { losesVerification } from '../editor-form.ts'
import { useEditor } from '../useEditor.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import { SaveBar } from './SaveBar.tsx'

const PhotosSection = (props: SectionProps) => (
  <Stack gap={24}>
    <PhotosField {...props} />
    <LogoField {...props} />
  </Stack>
)

const PARTS: readonly (readonly [string, string, ComponentType<SectionProps>])[] = [
  ['basics', 'Basics', BasicsSection],
  ['texts', 'Texts', TextsSection],
  ['contact', 'Contact and links', ContactSection],
  ['hours', 'Hours', HoursSection],
  ['expectations', 'What visitors can expect', ExpectationsSection],
  ['place', 'Place', PlaceSection],
  ['photos', 'Photos and logo', PhotosSection],
]

interface EditorProps {
  listing: EditableBusiness
  onSaved: (changed: readonly EditableField[]) => void
}

/** The form of a listing, section by section; input stays on the device until it is saved. */
export function Editor({ listing, onSaved }: EditorProps) {
  const { engine, barrier, uploads, conflict, changed, resolve } = useEditor(listing, onSaved)
  const { shell, stepProps, draft, problems, showField, error, isSending } = engine
  if (barrier) return <ErrorAlert error={barrier} />
  return (
    <form {...shell} method="post" noValidate>
      <Stack gap={24}>
        <RequiredNote />
        <RestoredAlert discardLabel="Discard my changes" onDiscard={draft.discard} onUndo={draft.undo}>
          {draft.restoredAt !== null &&
            changed.length > 0 &&
            'Draft restored from your last visit. It is not saved yet.'}
        </RestoredAlert>
        {PARTS.map(([id, title, Part]) => (
          <Card as="section" key={id} id={id} aria-labelledby={`${id}-title`}>
            <Heading level={2} size="part" id={`${id}-title`}>
              {title}
            </Heading>
            <Part {...stepProps} listing={listing} uploads={uploads} />
          </Card>
        ))}
        {conflict && (
          <ConflictPanel
            key={conflict.present.version}
            conflict={conflict}
            form={stepProps.form.getValues()}
            isSending={isSending}
            onSettle={resolve}
          />
        )}
        <ErrorAlert error={error} />
        <ProblemList problems={problems} formId={shell.id} onChoose={showField} />
        <SaveBar
          listing={listing}
          changed={changed}
          losesVerification={losesVerification(listing, stepProps.values)}
          isSending={isSending}
        />
      </Stack>
    </form>
  )
}
