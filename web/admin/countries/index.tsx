import { useState } from 'react'
import type { CountryRisk } from '#contract/admin-countries.ts'
import { riskLevels } from '#domain/lists/index.ts'
import { fold } from '#domain/names/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { SelectInput } from '#web/ui/select-input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useDays } from '#web/workbench/index.ts'
import { AdminPage } from '../admin-page.tsx'
import { CountryDialog } from './country-dialog.tsx'

const shows = ['all', 'changed', ...riskLevels] as const
type CountriesShown = (typeof shows)[number]

const isShown = (country: CountryRisk, show: CountriesShown): boolean =>
  show === 'all' || (show === 'changed' ? country.changes.length > 0 : country.level === show)

/** How countries count, and what was said of them since our own list. */
export default function CountriesSection() {
  const say = useSay()
  const { locale } = useLocale()
  const [typed, setTyped] = useState('')
  const [show, setShow] = useState<CountriesShown>('all')
  const [open, setOpen] = useState<string | null>(null)
  const found = useResource('country risks', () => call('GET /api/admin/countries'))
  const all = found.state === 'ready' ? found.value.data : []
  const among = all
    .filter((country) => isShown(country, show) && fold(country.names[locale]).includes(fold(typed)))
    .toSorted((one, other) => one.names[locale].localeCompare(other.names[locale], locale))
  const opened = all.find(({ code }) => code === open)
  return (
    <AdminPage title={say('countries.title')} about={say('countries.about')}>
      {found.state === 'loading' && <Skeleton label={say('countries.loading')} shape="page" />}
      {(found.state === 'failed' || found.state === 'gone') && (
        <FailedBanner text={say('countries.failed')} again={say('countries.again')} onAgain={found.again} />
      )}
      {found.state === 'ready' && (
        <>
          <div className="mb-4 grid max-w-form gap-3 xs:grid-cols-2">
            <Field label={say('countries.search')}>
              {(wiring) => <TextInput {...wiring} type="search" autoComplete="off" value={typed} onChange={setTyped} />}
            </Field>
            <Field label={say('countries.show')}>
              {(wiring) => (
                <SelectInput
                  {...wiring}
                  value={show}
                  placeholder=""
                  options={shows.map((value) => ({ value, label: say(`countries.shows.${value}`) }))}
                  onChange={(value) => setShow(shows.find((one) => one === value) ?? 'all')}
                />
              )}
            </Field>
          </div>
          <Card>
            {among.length === 0 ? (
              <p className="text-ink-2">{say('countries.none')}</p>
            ) : (
              <Countries countries={among} onOpen={setOpen} />
            )}
          </Card>
          {opened && (
            <CountryDialog
              key={`${opened.code} ${opened.revision}`}
              country={opened}
              today={found.value.today}
              onClose={() => setOpen(null)}
              onChanged={found.refresh}
            />
          )}
        </>
      )}
    </AdminPage>
  )
}

type CountriesProps = { readonly countries: readonly CountryRisk[]; readonly onOpen: (code: string) => void }

function Countries({ countries, onOpen }: CountriesProps) {
  const say = useSay()
  const { locale } = useLocale()
  const days = useDays()
  const cell = 'py-2 pr-3 align-top'
  return (
    <table aria-label={say('countries.title')} className="w-full border-collapse">
      <thead className="text-left text-ink-2">
        <tr>
          <th scope="col" className={cx(cell, 'font-normal')}>
            {say('countries.country')}
          </th>
          <th scope="col" className={cx(cell, 'font-normal')}>
            {say('countries.now')}
          </th>
          <th scope="col" className={cx(cell, 'font-normal max-md:hidden')}>
            {say('countries.listed')}
          </th>
          <th scope="col" className={cx(cell, 'font-normal max-md:hidden')}>
            {say('countries.since')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {countries.map(({ code, names, level, listed, changes }) => (
          <tr key={code} className="border-t border-line">
            <th scope="row" className={cx(cell, 'text-left font-normal')}>
              <b className="font-semibold">{names[locale]}</b> <span className="text-ink-2">{code}</span>
            </th>
            <td className={cx(cell, level !== listed && 'font-semibold text-orange-deep')}>
              {say(`countries.levels.${level}`)}
            </td>
            <td className={cx(cell, 'text-ink-2 max-md:hidden')}>{say(`countries.levels.${listed}`)}</td>
            <td className={cx(cell, 'max-md:hidden')}>
              {changes.map(({ from_day, level: said, reason, made_by }) => (
                <span key={from_day} className="block">
                  {say('countries.from', { day: days.day(from_day, 'long'), level: say(`countries.levels.${said}`) })}
                  <span className="block text-xs text-ink-2">
                    {[reason, made_by && say('countries.by', { name: made_by })].filter(Boolean).join(', ')}
                  </span>
                </span>
              ))}
            </td>
            <td className={cx(cell, 'py-0.5 pr-0 text-right')}>
              <Button
                look="ghost"
                size="small"
                aria-label={say('countries.change_which', { name: names[locale] })}
                onClick={() => onOpen(code)}
              >
                {say('countries.change')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
