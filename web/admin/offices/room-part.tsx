import { flowNames } from '#domain/products/index.ts'
import { locales } from '#domain/values/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { Chips, changedBox, LineField, OfficePartHead, Was, WholeField } from './fields.tsx'
import type { OfficeDraft } from './use-office.ts'

/** How much it takes, and what of what there is. */
export function RoomPart({ office }: { readonly office: OfficeDraft }) {
  const say = useSay()
  const { locale } = useLocale()
  const { draft, seen, put, was, isWrong } = office
  const week = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(seen.lately / 4)
  return (
    <>
      <OfficePartHead>{say('offices.room.heading')}</OfficePartHead>
      <div className={cx(was('capacity') && changedBox)}>
        <WholeField
          mayBeEmpty
          label={say('offices.fields.capacity')}
          unit={say('offices.room.now', { open: seen.open_cases, week })}
          value={draft.capacity}
          error={isWrong('capacity') ? say('offices.wrong.number') : undefined}
          onChange={(capacity) => put({ capacity })}
        />
        <Was office={office} path="capacity" />
      </div>
      <Chips
        label={say('offices.room.does')}
        all={flowNames}
        chosen={draft.flows}
        nameOf={(flow) => say(`workbench.flows.${flow}`)}
        onChange={(flows) => put({ flows })}
      />
      <Chips
        label={say('offices.room.speaks')}
        all={locales}
        chosen={draft.languages}
        nameOf={(language) => say(`offices.room.languages.${language}`)}
        onChange={(languages) => put({ languages })}
      />
    </>
  )
}

/** What founders see of it when they choose a notary. */
export function ChoicePart({ office }: { readonly office: OfficeDraft }) {
  const say = useSay()
  const { draft, put, was, isWrong } = office
  return (
    <>
      <OfficePartHead about={say('offices.choice.about')}>{say('offices.choice.heading')}</OfficePartHead>
      <Switch checked={draft.choosable} onChange={(choosable) => put({ choosable })}>
        {say('offices.choice.choosable')}
      </Switch>
      <div className="mt-2 grid gap-3 xs:grid-cols-3">
        <LineField office={office} name="city" />
        <LineField office={office} name="province" />
        <div className={cx(was('position') && changedBox)}>
          <WholeField
            label={say('offices.fields.position')}
            unit={say('offices.choice.position_hint')}
            value={draft.position}
            error={isWrong('position') ? say('offices.wrong.number') : undefined}
            onChange={(position) => put({ position: position ?? Number.NaN })}
          />
        </div>
      </div>
      <div className="mt-3 grid gap-3 lg:grid-cols-2">
        {(['dutch_information', 'english_information'] as const).map((name) => (
          <div key={name} className={cx(was(name) && changedBox)}>
            <Field label={say(`offices.fields.${name}`)}>
              {(wiring) => (
                <TextArea {...wiring} value={draft[name]} maxLength={1000} onChange={(text) => put({ [name]: text })} />
              )}
            </Field>
          </div>
        ))}
      </div>
    </>
  )
}
