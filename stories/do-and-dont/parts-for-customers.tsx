import type { ReactNode } from 'react'
import { FailureError } from '#core/http/failure.ts'
import { ChoiceCards } from '#kit/device/choice-cards.tsx'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { FieldFrame } from '#kit/form/field-frame.tsx'
import { Stepper } from '#kit/stepper/stepper.tsx'
import { COLORS } from '#testing/fixtures/buyback.ts'

const ignore = (): void => {}

export const BUTTONS = {
  good: (
    <div className="stack">
      <Button label="Add to cart" />
      <Button isBusy label="Adding to the cart …" />
    </div>
  ),
  bad: (
    <div className="stack">
      <Button label="OK" />
      <button type="button" className="ostrov-button" disabled>
        Click here
      </button>
    </div>
  ),
}

const Town = ({ id, hint, typed }: { id: string; hint?: string; typed: string }): ReactNode => (
  <FieldFrame id={id} label="Town" hint={hint} error={undefined}>
    {links => (
      <input {...links} className="ostrov-input" type="text" autoComplete="off" defaultValue={typed} />
    )}
  </FieldFrame>
)

export const SEARCHES = {
  good: (
    <div className="stack">
      <Town id="kept" hint="A town or a postcode, such as 110 00." typed="Prach" />
      <FailureNote
        failure={new FailureError({ kind: 'offline' }, 'place-search')}
        lead="The towns could not be searched."
        onRetry={ignore}
      />
      <Button kind="quiet" label="Write the address yourself" />
    </div>
  ),
  bad: (
    <div className="stack">
      <Town id="cleared" typed="" />
      <Note kind="error">The search failed. Start again.</Note>
    </div>
  ),
}

export const CHOICES = {
  good: (
    <ChoiceCards
      legend="Which colour is it?"
      choices={COLORS.slice(0, 2).map(({ value, image }, at) => ({
        value,
        label: at === 0 ? 'Blue' : 'Red',
        image,
      }))}
      layout="pictures"
      value={COLORS[0]?.value ?? null}
      onChoose={ignore}
    />
  ),
  bad: (
    <ChoiceCards
      legend="Colour"
      choices={COLORS.slice(0, 2).map(({ image }, at) => ({ value: `${at}`, label: `${at + 1}`, image }))}
      layout="pictures"
      value="0"
      onChoose={ignore}
    />
  ),
}

export const FIELDS = {
  good: (
    <FieldFrame
      id="labelled"
      label="Phone"
      hint="With its prefix, such as +420 602 123 456."
      isOptional
      error={undefined}
    >
      {links => <input {...links} className="ostrov-input" type="tel" autoComplete="tel" />}
    </FieldFrame>
  ),
  bad: (
    <div className="ostrov-field" data-invalid>
      <input
        className="ostrov-input"
        type="tel"
        placeholder="Phone"
        aria-label="Phone"
        aria-invalid
        aria-describedby="unlabelled-error"
        autoComplete="off"
      />
      <div id="unlabelled-error" className="ostrov-field-error">
        Wrong format.
      </div>
    </div>
  ),
}

export const MESSAGES = {
  good: (
    <FailureNote
      failure={new FailureError({ kind: 'offline' }, 'buyout-types')}
      lead="The types could not be loaded."
      onRetry={ignore}
    />
  ),
  bad: <Note kind="error">Error 502: Bad Gateway at /cz/vykup/api/types/</Note>,
}

/** What a dialog looks like, without covering what stands beside it. */
const Head = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <div className="ostrov-dialog">
    <div className="ostrov-dialog-head">
      <h2>{title}</h2>
    </div>
    <div className="ostrov-dialog-body">{children}</div>
  </div>
)

export const DIALOGS = {
  good: (
    <Head title="Delete the draft?">
      <p>What was typed is gone then.</p>
      <div className="ostrov-form-actions">
        <Button kind="secondary" label="Keep it" />
        <Button kind="danger" label="Delete" />
      </div>
    </Head>
  ),
  bad: (
    <Head title="Are you sure?">
      <p>This action will be performed.</p>
      <div className="ostrov-form-actions">
        <Button label="OK" />
        <Button kind="secondary" label="Cancel" />
      </div>
    </Head>
  ),
}

const Said = ({ text }: { text: string }): ReactNode => <p className="ostrov-muted">Read aloud: “{text}”.</p>

export const SMALL_PARTS = {
  good: (
    <div className="stack">
      <p>USB-C cable</p>
      <Stepper
        value={2}
        most={9}
        texts={{
          label: 'Pieces: USB-C cable',
          fewer: 'One piece less: USB-C cable',
          more: 'One piece more: USB-C cable',
        }}
        onChange={ignore}
      />
      <Said text="One piece more: USB-C cable, button" />
    </div>
  ),
  bad: (
    <div className="stack">
      <p>USB-C cable</p>
      <Stepper value={2} most={9} texts={{ label: 'Number', fewer: '−', more: '+' }} onChange={ignore} />
      <Said text="plus, button" />
    </div>
  ),
}
