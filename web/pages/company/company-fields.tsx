import { type FormEvent, useState } from 'react'
import { type CompanyFacts, companyForms, companyLimits } from '#domain/companies/index.ts'
import { dateInAmsterdam } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormActions, FormGrid, FullRow } from '#web/ui/form-grid.tsx'
import { SelectInput } from '#web/ui/select-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { type CompanyDraft, type CompanyFault, readDraft } from './draft.ts'
import { PeopleFields } from './people-fields.tsx'

type Props = {
  readonly draft: CompanyDraft
  readonly onChange: (draft: CompanyDraft) => void
  /** Keeps it; true once that is done. */
  readonly onSave: (facts: CompanyFacts) => Promise<void>
  readonly saveWords: string
  readonly onCancel?: (() => void) | undefined
}

type CompanyLine = 'name' | 'kvk' | 'seat' | 'street' | 'zip' | 'town'

/** The data of a company, as they are typed. */
export function CompanyFields({ draft, onChange, onSave, saveWords, onCancel }: Props) {
  const say = useSay()
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const today = dateInAmsterdam(new Date())
  // Nothing is complained about before it was handed in; from then on what is put right is silent at once.
  const faults: readonly CompanyFault[] = attempt === 0 ? [] : readDraft(draft, today).faults
  const words = ({ why }: CompanyFault) => say(`companies.wrong.${why}`)
  const errorAt = (at: string) => {
    const fault = faults.find((one) => one.at === at)
    return fault && words(fault)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setAttempt(attempt + 1)
    const { facts } = readDraft(draft, today)
    if (!facts) return
    setBusy(true)
    await onSave(facts)
    setBusy(false)
  }
  const line = (key: CompanyLine, { hint, width }: { hint?: string; width?: 'medium' | 'short' } = {}) => (
    <Field
      id={key}
      label={say(`companies.${key}`)}
      hint={hint}
      error={errorAt(key)}
      required={key === 'name'}
      optional={undefined}
    >
      {(wiring) => (
        <TextInput
          {...wiring}
          value={draft[key]}
          onChange={(value) => onChange({ ...draft, [key]: value })}
          inputMode={key === 'kvk' ? 'numeric' : undefined}
          maxLength={key === 'kvk' || key === 'zip' ? 20 : companyLimits.line}
          width={width}
          autoComplete="off"
        />
      )}
    </Field>
  )
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      {faults.length > 0 && (
        <div className="mb-5">
          <ErrorSummary
            title={say('companies.errors')}
            errors={faults.map((fault) => ({ fieldId: fault.at, message: words(fault) }))}
            attempt={attempt}
          />
        </div>
      )}
      <FormGrid>
        <FullRow>{line('name', { hint: say('companies.name_hint') })}</FullRow>
        <Field id="legal_form" label={say('companies.legal_form')} error={errorAt('legal_form')} required>
          {(wiring) => (
            <SelectInput
              {...wiring}
              value={draft.legal_form}
              onChange={(value) =>
                onChange({ ...draft, legal_form: companyForms.find((form) => form === value) ?? '' })
              }
              placeholder={say('companies.choose')}
              options={companyForms.map((value) => ({ value, label: say(`companies.forms.${value}`) }))}
            />
          )}
        </Field>
        {line('kvk', { width: 'medium' })}
        <FullRow>{line('seat', { hint: say('companies.seat_hint') })}</FullRow>
        <FullRow>{line('street')}</FullRow>
        {line('zip', { width: 'short' })}
        {line('town')}
      </FormGrid>
      {(['directors', 'shareholders'] as const).map((list) => (
        <PeopleFields
          key={list}
          list={list}
          people={draft[list]}
          errorAt={errorAt}
          onChange={(people) => onChange({ ...draft, [list]: people })}
        />
      ))}
      <FormActions>
        {onCancel ? (
          <Button look="ghost" onClick={onCancel}>
            {say('companies.cancel')}
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" busy={busy ? say('companies.busy') : undefined}>
          {saveWords}
        </Button>
      </FormActions>
    </form>
  )
}
