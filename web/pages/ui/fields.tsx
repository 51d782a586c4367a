import { useState } from 'react'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput, NumberInput } from '#web/ui/number-input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { PhoneInput } from '#web/ui/phone-input.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { dateTexts } from '#web/widgets/index.ts'
import { Group, Sample } from './sample.tsx'

const phoneCountries = [
  { code: 'NL', name: 'Nederland', dial: '+31', priority: true },
  { code: 'BE', name: 'België', dial: '+32', priority: true },
  { code: 'FR', name: 'France', dial: '+33' },
]

export function Fields() {
  const say = useSay()
  const { locale } = useLocale()
  const [text, setText] = useState<Readonly<Record<string, string>>>({
    name: say('ui.field.first_name_value'),
    company: say('ui.field.company_value'),
    activities: say('ui.field.activities_value'),
    shares: '120',
    value: '0,01',
    wrong: '14-03-2010',
    bsn: '12345678',
  })
  const bind = (key: string) => ({
    value: text[key] ?? '',
    onChange: (value: string) => setText((all) => ({ ...all, [key]: value })),
  })
  const dates = {
    today: '15-11-2026',
    locale,
    texts: dateTexts(say),
  }
  const passwords = { showLabel: say('auth.reveal.show'), hideLabel: say('auth.reveal.hide') }
  return (
    <Group id="fields" title={say('ui.group.fields')}>
      <Sample name={say('ui.state.default')}>
        <Field label={say('ui.field.email')} hint={say('ui.field.email_hint')} required>
          {(wiring) => <TextInput {...wiring} {...bind('email')} type="email" inputMode="email" autoComplete="email" />}
        </Field>
      </Sample>
      <Sample name={say('ui.state.filled')}>
        <Field label={say('ui.field.first_name')}>{(wiring) => <TextInput {...wiring} {...bind('name')} />}</Field>
      </Sample>
      <Sample name={say('ui.state.error')}>
        <Field label={say('ui.field.birthplace')} error={say('ui.field.birthplace_error')} id="ui-birthplace">
          {(wiring) => <TextInput {...wiring} {...bind('place')} />}
        </Field>
      </Sample>
      <Sample name={say('ui.state.error')}>
        <Field
          label={say('ui.field.bsn')}
          why={{ question: say('widgets.why'), answer: say('ui.field.why_bsn') }}
          error={say('ui.field.bsn_error')}
          id="ui-bsn"
        >
          {(wiring) => <TextInput {...wiring} {...bind('bsn')} inputMode="numeric" width="medium" />}
        </Field>
      </Sample>
      <Sample name={say('widgets.optional')}>
        <Field label={say('ui.field.vat')} optional={say('widgets.optional')}>
          {(wiring) => <TextInput {...wiring} {...bind('vat')} />}
        </Field>
      </Sample>
      <Sample name={say('ui.state.filled')}>
        <Field label={say('ui.field.company')} hint={say('ui.field.company_hint')}>
          {(wiring) => <TextInput {...wiring} {...bind('company')} after={say('widgets.company.suffix')} />}
        </Field>
      </Sample>
      <Sample name={say('ui.state.disabled')}>
        <Field label={say('ui.field.first_name')}>
          {(wiring) => <TextInput {...wiring} {...bind('name')} disabled />}
        </Field>
      </Sample>
      <Sample name={say('ui.state.readonly')}>
        <Field label={say('ui.field.locked')}>{(wiring) => <TextInput {...wiring} {...bind('bsn')} readOnly />}</Field>
      </Sample>
      <Sample name={say('ui.state.filled')}>
        <Field label={say('ui.field.activities')}>
          {(wiring) => <TextArea {...wiring} {...bind('activities')} maxLength={2000} />}
        </Field>
      </Sample>
      <Sample name={say('ui.state.long')}>
        <Field label={say('ui.field.long_label')}>{(wiring) => <TextInput {...wiring} {...bind('long')} />}</Field>
      </Sample>
      <Sample name={say('ui.state.filled')}>
        <Field label={say('ui.field.shares')}>{(wiring) => <NumberInput {...wiring} {...bind('shares')} />}</Field>
      </Sample>
      <Sample name={say('ui.state.filled')}>
        <Field label={say('ui.field.share_value')}>{(wiring) => <MoneyInput {...wiring} {...bind('value')} />}</Field>
      </Sample>
      <Sample name={say('ui.state.default')}>
        <Field label={say('ui.field.expiry')} hint={say('ui.field.birthdate_hint')}>
          {(wiring) => <DateInput {...wiring} {...bind('expiry')} {...dates} range={() => ({ min: '16-11-2026' })} />}
        </Field>
      </Sample>
      <Sample name={say('ui.state.error')}>
        <Field label={say('ui.field.birthdate')} error={say('ui.field.birthdate_error')} id="ui-birthdate">
          {(wiring) => (
            <DateInput
              {...wiring}
              {...bind('wrong')}
              {...dates}
              range={() => ({ max: '15-11-2008' })}
              autoComplete="bday"
            />
          )}
        </Field>
      </Sample>
      <Sample name={say('ui.state.default')}>
        <Field label={say('ui.field.phone')}>
          {(wiring) => (
            <PhoneInput
              {...wiring}
              {...bind('phone')}
              country={text.country ?? 'NL'}
              onCountry={(code) => setText((all) => ({ ...all, country: code }))}
              countries={phoneCountries}
              countryLabel={say('widgets.phone.country')}
            />
          )}
        </Field>
      </Sample>
      <Sample name={say('ui.state.default')}>
        <Field label={say('ui.field.password')} hint={say('ui.field.password_hint')}>
          {(wiring) => <PasswordInput {...wiring} {...bind('password')} {...passwords} autoComplete="new-password" />}
        </Field>
      </Sample>
    </Group>
  )
}
