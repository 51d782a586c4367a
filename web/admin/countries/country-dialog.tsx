import { useRef, useState } from 'react'
import type { CountryRisk } from '#contract/admin-countries.ts'
import { type RiskLevel, riskLevels } from '#domain/lists/index.ts'
import { isoDate, parseDutchDate } from '#domain/values/index.ts'
import { ApiError, call } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { SelectInput } from '#web/ui/select-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useDays } from '#web/workbench/index.ts'

type Props = {
  readonly country: CountryRisk
  readonly today: string
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** As what a country counts from a day on, and what was said before, to take back. */
export function CountryDialog({ country, today, onClose, onChanged }: Props) {
  const say = useSay()
  const days = useDays()
  const { locale } = useLocale()
  const [level, setLevel] = useState<RiskLevel>(country.level)
  const [from, setFrom] = useState(today.split('-').reverse().join('-'))
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const underWay = useRef(false)
  const name = country.names[locale]
  const day = parseDutchDate(from)
  const fromDay = day && isoDate(day) >= today ? isoDate(day) : null

  const params = { country: country.code }
  const takeBack = (revision: number, from_day: string | null) =>
    call('POST /api/admin/countries/:country/restore', { params, body: { revision, from_day } })

  async function change(work: () => Promise<CountryRisk>, said: string, canUndo: boolean): Promise<void> {
    if (underWay.current) return
    underWay.current = true
    try {
      const { revision } = await work()
      const undo = () => void takeBack(revision, fromDay).then(onChanged, failed)
      notices.show({
        ...{ tone: 'positive', text: said },
        ...(canUndo && { action: { label: say('countries.undo'), onPress: undo } }),
      })
      onChanged()
      onClose()
    } catch (error) {
      failed(error)
    } finally {
      underWay.current = false
    }
  }

  function failed(error: unknown): void {
    const isStale = error instanceof ApiError && error.status === 409
    // The dialog lies over what is said beside it; one that is out of date is drawn anew.
    if (!isStale) {
      setFault(say('countries.not_saved'))
      return
    }
    notices.show({ tone: 'warning', text: say('countries.stale', { name }) })
    onChanged()
    onClose()
  }

  const save = () => {
    setTried(true)
    const why = reason.trim()
    if (fromDay === null || why === '') return
    const body = { revision: country.revision, level, reason: why, from_day: fromDay }
    // What was said of that day before cannot come back by taking this out.
    const isNew = country.changes.every((said) => said.from_day !== fromDay)
    void change(
      () => call('POST /api/admin/countries/:country/risks', { params, body }),
      say('countries.saved', { name }),
      isNew,
    )
  }
  const restore = (from_day: string | null) =>
    void change(() => takeBack(country.revision, from_day), say('countries.restored', { name }), false)

  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      closeLabel={say('countries.form.close')}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            {say('countries.form.cancel')}
          </Button>
          <Button onClick={save}>{say('countries.form.save')}</Button>
        </>
      }
    >
      <div className="grid gap-3">
        {fault && (
          <Banner tone="negative" live="alert">
            {fault}
          </Banner>
        )}
        <div className="grid gap-3 xs:grid-cols-2">
          <Field label={say('countries.form.level')}>
            {(wiring) => (
              <SelectInput
                {...wiring}
                value={level}
                placeholder=""
                options={riskLevels.map((value) => ({ value, label: say(`countries.levels.${value}`) }))}
                onChange={(value) => setLevel(riskLevels.find((one) => one === value) ?? level)}
              />
            )}
          </Field>
          <Field
            label={say('countries.form.from')}
            hint={say('countries.form.from_hint')}
            error={tried && fromDay === null ? say('countries.form.wrong_from') : undefined}
          >
            {(wiring) => <TextInput {...wiring} value={from} inputMode="numeric" onChange={setFrom} />}
          </Field>
        </div>
        <Field
          label={say('countries.form.reason')}
          hint={say('countries.form.reason_hint')}
          error={tried && reason.trim() === '' ? say('countries.form.wrong_reason') : undefined}
        >
          {(wiring) => <TextInput {...wiring} value={reason} maxLength={300} onChange={setReason} />}
        </Field>
        {country.changes.length > 0 && (
          <section className="mt-2 border-t border-line pt-4">
            <h3 className="mb-1 font-sans! text-base! font-semibold! tracking-normal!">{say('countries.form.said')}</h3>
            <ul className="divide-y divide-line">
              {country.changes.map(({ from_day, level: said, reason: why }) => (
                <li key={from_day} className="flex items-center justify-between gap-3 py-1.5">
                  <span>
                    {say('countries.from', {
                      ...{ day: days.day(from_day, 'long'), level: say(`countries.levels.${said}`) },
                    })}
                    <span className="block text-sm text-ink-2">{why}</span>
                  </span>
                  <Button
                    look="ghost"
                    size="small"
                    aria-label={say('countries.form.take_back_which', { day: days.day(from_day, 'long') })}
                    onClick={() => restore(from_day)}
                  >
                    {say('countries.form.take_back')}
                  </Button>
                </li>
              ))}
            </ul>
            <Button look="line" size="small" onClick={() => restore(null)}>
              {say('countries.form.restore')}
            </Button>
          </section>
        )}
      </div>
    </Dialog>
  )
}
