import type { ContentToDraw } from '#contract/content-page.ts'
import { type Locale, locales } from '#domain/values/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { useSite } from '#web/site/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { MenuIcon } from '#web/ui/first-icons.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { ownLink } from './address.ts'

type Props = Pick<ContentToDraw, 'alternates'>

/** The bar of the service as plain links; what has no room on a phone unfolds under it. */
export function ContentBar({ alternates }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const { brand } = useSite()
  return (
    <header className="relative border-b border-line bg-surface">
      <div className="flex items-center gap-x-3 px-4.5 py-1.5 md:gap-x-5 md:px-8 md:py-2.5">
        <a
          href={ownLink(locale, href('home'))}
          aria-label={say('shell.logo', { brand })}
          className="flex min-h-11 min-w-0 items-center rounded-s"
        >
          <Logo name={brand} />
        </a>
        <div className="ml-auto flex items-center gap-x-2 max-md:hidden">
          <Languages alternates={alternates} />
          <AccountLinks />
        </div>
        <div className="ml-auto flex items-center gap-x-1 md:hidden">
          <AccountLinks small />
          <details>
            <summary
              aria-label={say('shell.drawer.open')}
              className="grid size-11 list-none place-items-center rounded-s hover:bg-sunken"
            >
              <MenuIcon size={24} />
            </summary>
            <div className="absolute inset-x-0 top-full z-20 grid gap-3 border-b border-line bg-surface px-4.5 py-4 shadow-2">
              <MenuLinks />
              <Languages alternates={alternates} />
            </div>
          </details>
        </div>
      </div>
    </header>
  )
}

/** The page in each language that it has. */
function Languages({ alternates }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const shown = locales.filter((one) => one === locale || alternates[one] !== null)
  if (shown.length < 2) return null
  return (
    <nav aria-label={say('shell.language.label')}>
      <ul className="flex">
        {shown.map((language) => (
          <li key={language}>
            <LanguageLink language={language} href={alternates[language]} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function LanguageLink({ language, href }: { readonly language: Locale; readonly href: string | null }) {
  const say = useSay()
  const { locale } = useLocale()
  const isThis = language === locale
  return (
    <a
      href={href ?? undefined}
      lang={language}
      hrefLang={language}
      aria-current={isThis ? 'true' : undefined}
      className={cx(
        'grid min-h-11 min-w-9 place-items-center rounded-s px-1.5 text-sm uppercase',
        isThis ? 'font-bold text-ink' : 'text-ink-2 hover:text-ink hover:underline',
      )}
    >
      <span>
        {language}
        <span className="sr-only"> {say(`shell.language.${language}`)}</span>
      </span>
    </a>
  )
}

/**
 * The page is the same for everybody, so both are in it: `content-page.js` says whether somebody is signed in, and then
 * the other is shown. `small` leaves only one: the menu holds the rest.
 */
function AccountLinks({ small = false }: { readonly small?: boolean }) {
  const say = useSay()
  const { locale } = useLocale()
  const { dashboard_url } = useSite()
  return (
    <div className="flex items-center gap-1">
      {!small && (
        <span className="in-data-signed-in:hidden">
          <ButtonLink look="ghost" size="small" href={ownLink(locale, href('register'))}>
            {say('shell.account.register')}
          </ButtonLink>
        </span>
      )}
      <span className="in-data-signed-in:hidden">
        <ButtonLink look="line" size="small" href={ownLink(locale, href('login'))}>
          {say('shell.account.login')}
        </ButtonLink>
      </span>
      <span className="hidden in-data-signed-in:inline">
        <ButtonLink look="line" size="small" href={dashboard_url}>
          {say('shell.title.dashboard')}
        </ButtonLink>
      </span>
    </div>
  )
}

function MenuLinks() {
  const say = useSay()
  const { locale } = useLocale()
  return (
    <div className="grid gap-2">
      <ButtonLink wide href={ownLink(locale, href('calculator'))}>
        {say('content.calculate')}
      </ButtonLink>
      <div className="grid in-data-signed-in:hidden">
        <ButtonLink wide look="line" href={ownLink(locale, href('register'))}>
          {say('shell.account.register')}
        </ButtonLink>
      </div>
    </div>
  )
}
