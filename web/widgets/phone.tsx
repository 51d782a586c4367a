import { useEffect, useState } from 'react'
import { priorityOf } from '#domain/lists/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Field } from '#web/ui/field.tsx'
import { type PhoneCountry, PhoneInput } from '#web/ui/phone-input.tsx'
import type { PhoneBook } from './phone-numbers.ts'
import { leaveField, shownText } from './shown.ts'
import type { WidgetProps } from './widget.ts'

const home = { code: 'NL', dial: '+31' } as const
let book: PhoneBook | undefined
const fetchBook = async (): Promise<PhoneBook> => {
  book ??= (await import('./phone-numbers.ts')).phoneBook
  return book
}

/** A Dutch number can be shown without the book; others wait for it. */
const nationalOf = (value: string): string => {
  if (!value.startsWith('+')) return value
  return book?.national(value) ?? (value.startsWith(home.dial) ? `0${value.slice(home.dial.length)}` : value)
}

function namesOf(locale: string): readonly PhoneCountry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const name = (code: string) => names.of(code) ?? code
  const countries = (book?.countries ?? [home]).map((one) => ({
    ...one,
    name: name(one.code),
    rank: priorityOf(one.code),
  }))
  return countries
    .sort((a, b) => (a.rank || 99) - (b.rank || 99) || a.name.localeCompare(b.name, locale))
    .map(({ code, dial, name: label, rank }) => ({ code, dial, name: label, priority: rank > 0 }))
}

export function PhoneWidget(props: WidgetProps) {
  const { field, id, texts, value, onChange, disabled } = props
  const say = useSay()
  const { locale } = useLocale()
  const [ready, setReady] = useState(book !== undefined)
  const [chosen, setChosen] = useState<string | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  // The book may come while somebody has just tabbed in, with everything selected: written anew, what they type would be
  // put behind it.
  const [held, setHeld] = useState<string | null>(null)
  const stored = shownText(value)
  const country = chosen ?? (stored.startsWith('+') ? (book?.countryOf(stored) ?? home.code) : home.code)

  const enter = () => void fetchBook().then(() => setReady(true))
  const foreign = stored.startsWith('+') && !stored.startsWith(home.dial) && typed === null
  useEffect(() => {
    if (foreign && !ready) void fetchBook().then(() => setReady(true))
  }, [foreign, ready])

  const settle = async (text: string, from: string) => {
    const number = (await fetchBook()).international(text, from)
    setReady(true)
    setTyped(null)
    if (number !== undefined) setChosen(null)
    leaveField(props, number ?? text)
  }
  return (
    <Field {...texts} id={id}>
      {(wiring) => (
        <PhoneInput
          {...wiring}
          name={field.key}
          value={typed ?? held ?? nationalOf(stored)}
          onChange={(text) => {
            setTyped(text)
            onChange(text)
          }}
          onEnter={enter}
          onNumber={() => setHeld(nationalOf(stored))}
          onLeave={() => {
            setHeld(null)
            void (typed === null ? leaveField(props) : settle(typed, country))
          }}
          country={country}
          onCountry={(code) => {
            setChosen(code)
            const text = typed ?? nationalOf(stored)
            if (text !== '') void settle(text, code)
          }}
          countries={namesOf(locale)}
          countryLabel={say('widgets.phone.country')}
          disabled={disabled}
        />
      )}
    </Field>
  )
}
