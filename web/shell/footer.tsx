import { useLocale, useSay } from '#web/i18n/index.ts'
import { smallPrint, smallPrintHref } from '#web/links/index.ts'
import { useSite } from '#web/site/index.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** `onCookies` asks for consent again; null where nothing is measured. */
export function Footer({ onCookies = null }: { readonly onCookies?: (() => void) | null }) {
  const say = useSay()
  const { locale } = useLocale()
  const { brand, company, support_email } = useSite()
  return (
    <footer className="mt-auto border-t border-line bg-sunken text-md text-ink-2">
      <div className="mx-auto grid max-w-page gap-x-12 2xl:max-w-[118rem] gap-y-6 px-4.5 py-8 md:grid-cols-[1fr_auto] md:px-8 xl:px-16">
        <div className="grid max-w-prose gap-1">
          <p className="text-ink">{say('shell.footer.message', { brand })}</p>
          <p>{say('shell.footer.safe')}</p>
        </div>
        <div className="grid content-start gap-2">
          <p>{say('shell.footer.payment')}</p>
          <PaymentMarks label={say('shell.footer.payment')} />
        </div>
        <nav aria-label={say('shell.footer.label')} className="md:col-span-2">
          <ul className="flex flex-wrap gap-x-6">
            {smallPrint.map((place) => (
              <li key={place} className="flex min-h-11 items-center md:min-h-8">
                <TextLink href={smallPrintHref(place, locale)}>{say(`shell.title.${place}`)}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
        {company.length > 0 && <address className="not-italic md:col-span-2">{company.join(' · ')}</address>}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 md:col-span-2">
          <p>
            {say('shell.footer.help')} <TextLink href={`mailto:${support_email}`}>{support_email}</TextLink>
          </p>
          {onCookies && (
            <Button look="ghost" size="small" onClick={onCookies}>
              {say('shell.footer.cookies')}
            </Button>
          )}
        </div>
      </div>
    </footer>
  )
}

// Plain words in our own letters: they say which ways of paying there are, and imitate nobody's logo.
const marks = ['iDEAL | Wero', 'Visa', 'Mastercard', 'Bancontact']

const PaymentMarks = ({ label }: { label: string }) => (
  <ul aria-label={label} className="flex flex-wrap gap-2">
    {marks.map((mark) => (
      <li key={mark} className="rounded-s border border-line bg-surface px-3 py-1.5 text-xs font-semibold">
        {mark}
      </li>
    ))}
  </ul>
)
