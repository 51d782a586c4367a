import { useId } from 'react'
import type { AssistantDraft } from '#contract/assistants.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Field, FieldGroup } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { SelectInput } from '#web/ui/select-input.tsx'
import { PartHeading } from './part-heading.tsx'

type Props = {
  readonly name: string
  readonly drafts: readonly AssistantDraft[]
  /** The only one it may touch; null: everything. */
  readonly draft: string | null
  readonly onChange: (draft: string | null) => void
  readonly error: string | undefined
}

/** More than these are no cards but a list. */
const mostCards = 3
const everything = 'all'
const one = 'one'

/** For which of somebody's questionnaires it may help. */
export function DraftChoice({ name, drafts, draft, onChange, error }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const id = useId()
  const called = ({ name: company, product_name }: AssistantDraft): string =>
    company ?? say('connect.what.unnamed', { product: product_name[locale] })
  const heading = <PartHeading>{say('connect.what.heading')}</PartHeading>
  const [only, ...others] = drafts
  if (!only) {
    return (
      <section aria-labelledby={id}>
        <h2 id={id} className="text-base!">
          {heading}
        </h2>
        <p className="wrap-anywhere">{say('connect.what.none', { name })}</p>
      </section>
    )
  }
  const cards = drafts.length <= mostCards
  const rest =
    others.length === 0
      ? { label: say('connect.what.later'), description: say('connect.what.later_about') }
      : { label: say('connect.what.all'), description: say('connect.what.all_about') }
  const those = cards
    ? drafts.map((each) => ({
        value: each.uuid,
        label: say('connect.what.only', { draft: called(each) }),
        description:
          others.length === 0 || each.name === null
            ? say('connect.what.only_about', { name })
            : say('connect.what.only_product', { name, product: each.product_name[locale] }),
      }))
    : [{ value: one, label: say('connect.what.one'), description: say('connect.what.only_about', { name }) }]
  const value = draft === null ? everything : cards ? draft : one
  return (
    <div className="grid gap-4">
      <FieldGroup id={id} label={heading} radios error={cards ? error : undefined}>
        <RadioCards
          name="draft"
          value={value}
          onChange={(next) => onChange(next === everything ? null : next === one ? only.uuid : next)}
          options={[...those, { value: everything, ...rest }]}
        />
      </FieldGroup>
      {value === one && (
        <Field label={say('connect.what.which')} error={error}>
          {(wiring) => (
            <SelectInput
              {...wiring}
              value={draft ?? ''}
              onChange={onChange}
              placeholder={say('connect.what.choose')}
              options={drafts.map((each) => ({
                value: each.uuid,
                label: each.name === null ? called(each) : `${each.name} (${each.product_name[locale]})`,
              }))}
            />
          )}
        </Field>
      )}
    </div>
  )
}
