import { useId, useState } from 'react'
import { type Blank, isShortened, longestFilling } from '#domain/documents/index.ts'
import { isoDate, parseDutchDate } from '#domain/values/index.ts'
import { type Say, useLocale, useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { dateTexts } from '#web/widgets/index.ts'
import { useBlankName } from './blank-name.ts'
import { ChoicePlace } from './choice-place.tsx'

type Props = {
  readonly blanks: readonly Blank[]
  readonly filled: Readonly<Record<string, string>>
  /** 2026-12-04. */
  readonly today: string
  readonly people: readonly { readonly id: string; readonly name: string }[]
  readonly onChange: (name: string, value: string) => void
  readonly onLeave: () => void
  readonly onTranslate: (entry: string) => void
}

/** What was typed is translated; general words are for where nothing was, or to begin with. */
const hintOf = (say: Say, { typed, proposal }: Blank): string | undefined =>
  [typed && say('deed.places.typed', { text: typed }), proposal && say('deed.places.proposed', { text: proposal })]
    .filter(Boolean)
    .join(' ') || undefined

/** Everything that only the notary can fill in, once for all the places where it stands. */
export function OpenPlaces({ blanks, filled, today, people, onChange, onLeave, onTranslate }: Props) {
  const say = useSay()
  const heading = useId()
  const nameOf = useBlankName(people)
  const open = blanks.filter((blank) => blank.open).length
  return (
    <section aria-labelledby={heading}>
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={heading} className="text-lg">
          {say('deed.places.heading')}
        </h2>
        <span className="text-xs text-ink-2">
          {say('deed.places.filled', { filled: blanks.length - open, total: blanks.length })}
        </span>
      </div>
      {blanks.length === 0 && <p className="text-sm text-ink-2">{say('deed.places.none')}</p>}
      <div className="grid gap-2.5 text-sm [&_.field-box]:min-h-9 [&_.field-box]:max-w-none [&_.field-box]:text-sm [&_div.field-box]:py-0 [&_input.field-box]:py-1.5 [&_label]:text-xs lg:[&_div.field-box>button]:size-8 [&_div.field-box>input]:py-1">
        {blanks.map((blank) => {
          const entry = blank.name.startsWith('translation.') ? blank.name.slice('translation.'.length) : null
          if (entry !== null) {
            return (
              <div key={blank.name}>
                <p className="text-xs font-semibold">{nameOf(blank)}</p>
                <Button look="line" size="small" onClick={() => onTranslate(entry)}>
                  {say('deed.blank.add_translation')}
                </Button>
              </div>
            )
          }
          if (blank.name === 'deed_day') {
            return (
              <DeedDay key={blank.name} blank={blank} value={filled.deed_day ?? ''} {...{ today, onChange, onLeave }} />
            )
          }
          if (blank.options) {
            const { name, options } = blank
            return (
              <ChoicePlace
                key={name}
                label={nameOf(blank)}
                value={filled[name] ?? ''}
                {...{ name, options, onChange, onLeave }}
              />
            )
          }
          // What the office is called stands there already; whoever writes over it fills it in.
          const value = filled[blank.name] ?? (blank.open ? '' : blank.text)
          return (
            <div key={blank.name} className="grid gap-2.5">
              <Field
                id={`blank-${blank.name}`}
                label={nameOf(blank)}
                error={isShortened(blank.name, filled[blank.name] ?? '') ? say('deed.places.in_full') : undefined}
                hint={hintOf(say, blank)}
              >
                {(wiring) => (
                  <TextInput
                    {...wiring}
                    value={filled.deputy && blank.name === 'notary_name' ? (filled.notary_name ?? '') : value}
                    maxLength={longestFilling}
                    onChange={(text) => onChange(blank.name, text)}
                    onLeave={onLeave}
                  />
                )}
              </Field>
              {blank.proposal && !blank.typed && (
                <Button look="line" size="small" onClick={() => onChange(blank.name, blank.proposal ?? '')}>
                  {say('deed.places.confirm')}
                </Button>
              )}
              {blank.name === 'notary_name' && (
                <Field
                  id="blank-deputy"
                  label={say('deed.blank.deputy')}
                  optional={say('deed.places.optional')}
                  error={isShortened('deputy', filled.deputy ?? '') ? say('deed.places.in_full') : undefined}
                >
                  {(wiring) => (
                    <TextInput
                      {...wiring}
                      value={filled.deputy ?? ''}
                      maxLength={100}
                      onChange={(text) => onChange('deputy', text)}
                      onLeave={onLeave}
                    />
                  )}
                </Field>
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}

type DayProps = Pick<Props, 'today' | 'onChange' | 'onLeave'> & { readonly blank: Blank; readonly value: string }

/** Typed as a day; the deed writes it out in its own words. */
function DeedDay({ blank, value, today, onChange, onLeave }: DayProps) {
  const say = useSay()
  const { locale } = useLocale()
  const [typed, type] = useState<string | null>(null)
  const day = parseDutchDate(value)
  const shown = typed ?? day ?? value
  const wrong = typed === null && value !== '' && day === undefined
  const past = day !== undefined && isoDate(day) < today
  const write = (text: string) => {
    type(text)
    const read = parseDutchDate(text)
    if (read ?? text === '') onChange('deed_day', read ? isoDate(read) : '')
  }
  return (
    <Field
      id="blank-deed_day"
      label={say('deed.blank.deed_day')}
      hint={blank.open ? undefined : say('deed.places.in_words', { words: blank.text })}
      error={wrong ? say('deed.places.wrong_day') : past ? say('deed.places.past') : undefined}
    >
      {(wiring) => (
        <DateInput
          {...wiring}
          value={shown}
          today={parseDutchDate(today) ?? today}
          locale={locale}
          range={() => ({ min: parseDutchDate(today) })}
          onChange={write}
          onLeave={(left) => {
            const read = parseDutchDate(left)
            const next = read ? isoDate(read) : left
            // Who only passes by has written nothing, and is not in a colleague's way.
            if (next !== value) onChange('deed_day', next)
            type(null)
            onLeave()
          }}
          texts={dateTexts(say)}
        />
      )}
    </Field>
  )
}
