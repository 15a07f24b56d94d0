import type { EditableField } from '@portal/domain/business'
import type { EditableBusiness } from '@portal/domain/contract'
import { from, Stack, token } from '@portal/ui'
import type { ComponentType } from 'react'
import { styled } from 'styled-components'
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
import { describeSection, type SectionId, type SectionSummary } from '../sections/describe-section.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import { FoldedSection } from './FoldedSection.tsx'
import { SaveBar } from './SaveBar.tsx'

const PhotosSection = (props: SectionProps) => (
  <Stack gap={24}>
    <PhotosField {...props} />
    <LogoField {...props} />
  </Stack>
)

const PARTS: readonly (readonly [SectionId, string, ComponentType<SectionProps>])[] = [
  ['basics', 'Basics', BasicsSection],
  ['texts', 'Texts', TextsSection],
  ['contact', 'Contact and links', ContactSection],
  ['hours', 'Hours', HoursSection],
  ['expectations', 'What visitors can expect', ExpectationsSection],
  ['place', 'Place', PlaceSection],
  ['photos', 'Photos and logo', PhotosSection],
]

/* Folded sections are close to each other. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
  ${from.tablet} {
    gap: ${token.space[24]};
  }
`

interface EditorProps {
  listing: EditableBusiness
  onSaved: (changed: readonly EditableField[]) => void
}

const Summary = ({ text, isTyped, isSaved }: SectionSummary) => (
  <>
    <span translate={isTyped ? 'no' : undefined}>{text}</span>
    {!isSaved && ' · not saved yet'}
  </>
)

/** The form of a listing, section by section; input stays on the device until it is saved. */
export function Editor({ listing, onSaved }: EditorProps) {
  const { engine, barrier, uploads, conflict, changed, resolve } = useEditor(listing, onSaved)
  const { shell, stepProps, draft, problems, showField, error, isSending } = engine
  if (barrier) return <ErrorAlert error={barrier} />
  return (
    <form {...shell} method="post" noValidate>
      <Parts>
        <RequiredNote />
        <RestoredAlert discardLabel="Discard my changes" onDiscard={draft.discard} onUndo={draft.undo}>
          {draft.restoredAt !== null &&
            changed.length > 0 &&
            'Draft restored from your last visit. It is not saved yet.'}
        </RestoredAlert>
        {PARTS.map(([id, title, Part]) => (
          <FoldedSection
            key={id}
            id={id}
            title={title}
            summary={<Summary {...describeSection(id, stepProps.values, changed)} />}
          >
            <Part {...stepProps} listing={listing} uploads={uploads} />
          </FoldedSection>
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
      </Parts>
    </form>
  )
}
