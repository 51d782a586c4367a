import { useState } from 'react'
import { searchList } from '#domain/lists/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { Field, FieldGroup } from '#web/ui/field.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import type { SearchOption } from '#web/ui/search-options.ts'
import { SelectInput } from '#web/ui/select-input.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Group, Sample } from './sample.tsx'

export function Choices() {
  const say = useSay()
  const [same, setSame] = useState<'yes' | 'no' | null>(null)
  const [marital, setMarital] = useState<string | null>('married')
  const [paper, setPaper] = useState<string | null>(null)
  const [ticks, setTicks] = useState({ record: false, terms: true, quotes: false, yearly: true })
  const tick = (key: keyof typeof ticks) => ({
    checked: ticks[key],
    onChange: (on: boolean) => setTicks((all) => ({ ...all, [key]: on })),
  })
  const yesNo = [
    { value: 'yes', label: say('widgets.yes') },
    { value: 'no', label: say('widgets.no') },
  ] as const
  return (
    <Group id="choices" title={say('ui.group.choices')}>
      <Sample name={say('ui.state.default')}>
        <FieldGroup label={say('ui.choice.same_address')} radios required>
          <RadioCards name="ui-same" value={same} onChange={setSame} options={yesNo} />
        </FieldGroup>
      </Sample>
      <Sample name={say('ui.state.filled')}>
        <FieldGroup label={say('ui.choice.marital')} radios>
          <RadioCards
            name="ui-marital"
            value={marital}
            onChange={setMarital}
            options={[
              { value: 'unmarried', label: say('ui.choice.unmarried') },
              { value: 'married', label: say('ui.choice.married') },
              { value: 'partner', label: say('ui.choice.partner') },
            ]}
          />
        </FieldGroup>
      </Sample>
      <Sample name={say('ui.state.filled')}>
        <Speeds name="ui-speed" first="slow" />
      </Sample>
      <Sample name={say('ui.state.error')}>
        <Speeds name="ui-speed-error" error={say('ui.choice.choose_error')} />
      </Sample>
      <Sample name={say('ui.state.default')}>
        <FieldGroup label={say('ui.choice.document')} radios>
          <RadioCards
            name="ui-paper"
            value={paper}
            onChange={setPaper}
            options={[
              { value: 'passport', label: say('ui.choice.passport') },
              { value: 'identity_card', label: say('ui.choice.identity_card') },
              { value: 'licence', label: say('ui.choice.licence') },
              { value: 'other', label: say('ui.choice.other'), disabled: true },
            ]}
          />
        </FieldGroup>
      </Sample>
      <Sample name={say('ui.state.disabled')}>
        <FieldGroup label={say('ui.choice.same_address')} radios>
          <RadioCards name="ui-same-off" value="yes" onChange={setSame} options={yesNo} disabled />
        </FieldGroup>
      </Sample>
      <Sample name={say('ui.state.default')}>
        <CountryList id="ui-country" />
      </Sample>
      <Sample name={say('ui.state.error')}>
        <CountryList error={say('ui.choice.country_error')} />
      </Sample>
      <Sample name={say('ui.state.default')}>
        <IndustryList />
      </Sample>
      <Sample name={say('ui.state.disabled')}>
        <IndustryList chosen="2" disabled />
      </Sample>
      <Sample name={say('ui.state.error')}>
        <Checkbox {...tick('record')} error={ticks.record ? undefined : say('ui.choice.record_error')} required>
          {say('ui.choice.record')}
        </Checkbox>
      </Sample>
      <Sample name={say('ui.state.filled')}>
        <Checkbox {...tick('terms')}>
          {say('ui.choice.terms_before')} <TextLink href="#choices">{say('ui.choice.terms_link')}</TextLink>
        </Checkbox>
        <Checkbox {...tick('quotes')} hint={say('ui.choice.quotes_hint')}>
          {say('ui.choice.quotes')}
        </Checkbox>
      </Sample>
      <Sample name={say('ui.state.default')}>
        <Switch {...tick('yearly')}>{say('ui.choice.yearly')}</Switch>
      </Sample>
      <Sample name={say('ui.state.disabled')}>
        <Switch {...tick('quotes')} disabled>
          {say('ui.choice.yearly')}
        </Switch>
        <Checkbox {...tick('quotes')} disabled>
          {say('ui.choice.quotes')}
        </Checkbox>
      </Sample>
    </Group>
  )
}

function Speeds({ name, first = null, error }: { name: string; first?: string | null; error?: string }) {
  const say = useSay()
  const { locale } = useLocale()
  const [speed, setSpeed] = useState(first)
  const speeds = [
    {
      value: 'slow',
      label: say('ui.choice.slow'),
      description: say('ui.choice.slow_detail'),
      aside: say('ui.choice.included'),
    },
    {
      value: 'fast',
      label: say('ui.choice.fast'),
      description: say('ui.choice.fast_detail'),
      aside: formatMoney(50000, locale, { decimals: 'never', sign: true }),
    },
  ]
  return (
    <FieldGroup label={say('ui.choice.speed')} hint={say('ui.overlay.info')} error={error} radios id={name}>
      <RadioCards
        name={name}
        layout="stack"
        value={speed}
        onChange={setSpeed}
        options={speeds}
        invalid={error !== undefined}
      />
    </FieldGroup>
  )
}

function CountryList({ id, error }: { id?: string; error?: string }) {
  const say = useSay()
  const { locale } = useLocale()
  const [country, setCountry] = useState('')
  return (
    <Field label={say('ui.choice.country')} id={id} error={error}>
      {(wiring) => (
        <Combobox
          {...wiring}
          value={country}
          onChange={setCountry}
          options={countrySamples[locale]}
          search={searchList}
          texts={{
            list: say('widgets.list.label'),
            none: say('widgets.list.none'),
            guess: say('widgets.list.guess'),
            unpicked: say('widgets.list.unpicked'),
            count: (found) => (found === 1 ? say('widgets.list.one') : say('widgets.list.many', { count: found })),
          }}
        />
      )}
    </Field>
  )
}

const industries = [1, 2, 3, 4, 5] as const

function IndustryList({ chosen = '', disabled = false }: { chosen?: string; disabled?: boolean }) {
  const say = useSay()
  const [industry, setIndustry] = useState(chosen)
  return (
    <Field label={say('ui.choice.industry')}>
      {(wiring) => (
        <SelectInput
          {...wiring}
          value={industry}
          onChange={setIndustry}
          options={industries.map((n) => ({ value: `${n}`, label: say(`ui.choice.industry_${n}`) }))}
          placeholder={say('widgets.choose')}
          disabled={disabled}
        />
      )}
    </Field>
  )
}

const first = ['NL', 'BE', 'DE', 'FR', 'GB']
const others =
  'AF AL DZ AR AM AU AT AZ BR BG CA CL CN CO CI HR CY CZ DK EG EE FI GR HU IS IN ID IE IL IT JP KE LV LT LU MT MX MA NZ NO PK PE PL PT RO RS SG SK SI ZA KR ES SR SE CH TH TN TR UA US VN'

/** A list long enough to search, named by the browser itself. */
const named = (locale: string): readonly SearchOption[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const option = (code: string, priority: boolean) => ({ value: code, label: names.of(code) ?? code, priority })
  const rest = others.split(' ').map((code) => option(code, false))
  return [...first.map((code) => option(code, true)), ...rest.sort((a, b) => a.label.localeCompare(b.label, locale))]
}

const countrySamples = { nl: named('nl'), en: named('en') } as const
