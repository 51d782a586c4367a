import { useMemo } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { Combobox } from '#web/ui/combobox.tsx'
import { Field, FieldGroup } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import type { Search } from '#web/ui/search-options.ts'
import { SelectInput } from '#web/ui/select-input.tsx'
import { useLoadedModule } from '#web/ui/use-part.ts'
import { useIdle } from '#web/ui/when-idle.ts'
import { choicesOf } from './choices-of.ts'
import { leaveField, shownText } from './shown.ts'
import type { Choice, WidgetProps } from './widget.ts'

/** Two to four options are cards to tap, up to ten a list, more a list with search. */
const mostCards = 4
const mostPlain = 10

type ChoosingProps = WidgetProps & { readonly options: readonly Choice[] }

function useChoices({ field, messages, context, choices }: WidgetProps): readonly Choice[] {
  return useMemo(() => choicesOf({ field, messages, context, choices }), [field, messages, context, choices])
}

export function ChoiceWidget(props: WidgetProps) {
  const options = useChoices(props)
  if (options.length <= mostCards) return <Cards {...props} options={options} />
  return options.length <= mostPlain ? (
    <Plain {...props} options={options} />
  ) : (
    <Searched {...props} options={options} />
  )
}

const loadMunicipalities = () => import('#domain/lists/municipality-list/index.ts')

/** A long list that the first question to be answered does not wait for. */
export function MunicipalityWidget(props: WidgetProps) {
  const list = useLoadedModule(loadMunicipalities, useIdle())
  const chosen = shownText(props.value)
  const so = useMemo(() => (chosen === '' ? [] : [{ value: chosen, label: chosen }]), [chosen])
  return <Searched {...props} options={list?.municipalityEntries ?? so} coming={!list} />
}

function Cards(props: ChoosingProps) {
  const { id, texts, value, options, disabled, field } = props
  const rich = options.some((one) => one.description !== undefined || one.aside !== undefined)
  return (
    <FieldGroup {...texts} id={id} radios>
      <RadioCards
        name={`${id}-${field.key}`}
        value={shownText(value) || null}
        onChange={props.onChange}
        onLeave={() => leaveField(props)}
        options={options}
        layout={rich ? 'stack' : 'row'}
        invalid={Boolean(texts.error)}
        disabled={disabled}
      />
    </FieldGroup>
  )
}

function Plain(props: ChoosingProps) {
  const { field, id, texts, value, options, disabled } = props
  const say = useSay()
  return (
    <Field {...texts} id={id}>
      {(wiring) => (
        <SelectInput
          {...wiring}
          name={field.key}
          value={shownText(value)}
          onChange={(chosen) => props.onChange(chosen === '' ? null : chosen)}
          onLeave={() => leaveField(props)}
          options={options}
          placeholder={say('widgets.choose')}
          autoComplete={field.autocomplete}
          disabled={disabled}
        />
      )}
    </Field>
  )
}

const loadSearch = () => import('#domain/lists/list-search/index.ts')
const loadIndustries = () => import('#domain/lists/industry-search/index.ts')

/** A trade is found by what people call it, and something else is always one of the answers. */
export function IndustryWidget(props: WidgetProps) {
  return <Searched {...props} options={useChoices(props)} finding={loadIndustries} />
}

const findNothing = () => ({ fitting: [], near: [] })

type Sought = ChoosingProps & {
  readonly coming?: boolean
  readonly finding?: () => Promise<{ readonly searchList: Search }>
}

/** A list with search. */
export function Searched({ coming: listComes = false, finding = loadSearch, ...props }: Sought) {
  const { field, id, texts, value, options, disabled } = props
  const say = useSay()
  const finder = useLoadedModule(finding, useIdle())
  const coming = listComes || !finder
  const count = (found: number) => (found === 1 ? say('widgets.list.one') : say('widgets.list.many', { count: found }))
  return (
    <Field {...texts} id={id}>
      {(wiring) => (
        <Combobox
          {...wiring}
          name={field.key}
          value={shownText(value)}
          onChange={(chosen) => props.onChange(chosen === '' ? null : chosen)}
          onLeave={(left) => leaveField(props, left === '' ? null : left)}
          options={options}
          search={finder?.searchList ?? findNothing}
          texts={{
            list: say('widgets.list.label'),
            none: say(coming ? 'widgets.list.coming' : 'widgets.list.none'),
            guess: say('widgets.list.guess'),
            unpicked: say('widgets.list.unpicked'),
            count,
          }}
          coming={coming}
          autoComplete={field.autocomplete}
          disabled={disabled}
        />
      )}
    </Field>
  )
}

const yesNo = ['yes', 'no'] as const

export function YesNoWidget(props: WidgetProps) {
  const { id, texts, value, messages, disabled, field, choices } = props
  const answered = value === true ? 'yes' : value === false ? 'no' : null
  return (
    <FieldGroup {...texts} id={id} radios>
      <RadioCards
        name={`${id}-${field.key}`}
        value={answered}
        onChange={(chosen) => props.onChange(chosen === 'yes')}
        onLeave={() => leaveField(props)}
        options={yesNo.map((one) => {
          const aside = choices?.find((choice) => choice.value === one)?.aside
          return { value: one, label: messages.answers[one], ...(aside === undefined ? {} : { aside }) }
        })}
        layout={choices ? 'stack' : 'row'}
        invalid={Boolean(texts.error)}
        disabled={disabled}
      />
    </FieldGroup>
  )
}
