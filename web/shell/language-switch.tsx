import { useLocation, useSearch } from 'wouter'
import { type Locale, locales } from '#domain/values/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { useLoadedModule } from '#web/ui/use-part.ts'
import { notices } from './notices.tsx'

const loadTooltip = () => import('#web/ui/tooltip.tsx')

/** NL or EN. Where the route decides it stays in view, but says why it cannot be changed. */
export function LanguageSwitch() {
  const say = useSay()
  const { choose } = useLocale()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const part = useLoadedModule(loadTooltip, choose === null)
  if (choose) {
    const change = (locale: Locale) => {
      choose(locale)
      // An address that asks for a language would ask for it again on the next visit.
      const rest = new URLSearchParams(search)
      if (!rest.has('lang')) return
      rest.delete('lang')
      navigate(rest.size > 0 ? `${path}?${rest}` : path, { replace: true })
    }
    return <Choices choose={change} />
  }
  // Whoever presses it all the same, or has no mouse to hover with, is told in words that stay.
  const why = say('shell.language.forced')
  const tell = () => notices.show({ tone: 'info', text: why })
  if (!part) return <Choices choose={null} onRefused={tell} />
  return <part.Tooltip text={why}>{(id) => <Choices choose={null} onRefused={tell} describedBy={id} />}</part.Tooltip>
}

type ChoicesProps = {
  readonly choose: ((locale: Locale) => void) | null
  readonly onRefused?: () => void
  readonly describedBy?: string | undefined
}

function Choices({ choose, onRefused, describedBy }: ChoicesProps) {
  const say = useSay()
  const { locale } = useLocale()
  return (
    <fieldset className="flex">
      <legend className="sr-only">{say('shell.language.label')}</legend>
      {locales.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === locale}
          aria-disabled={choose ? undefined : true}
          aria-describedby={describedBy}
          onClick={() => (choose ? choose(one) : one !== locale && onRefused?.())}
          className={cx(
            'grid min-h-11 min-w-9 place-items-center rounded-s px-1.5 text-sm uppercase',
            one === locale ? 'font-bold text-ink' : 'text-ink-2',
            choose && one !== locale && 'hover:text-ink hover:underline',
          )}
        >
          <span>
            {one}
            <span className="sr-only"> {say(`shell.language.${one}`)}</span>
          </span>
        </button>
      ))}
    </fieldset>
  )
}
