import { useLocale, useSay } from '#web/i18n/index.ts'
import { smallPrint, smallPrintHref } from '#web/links/index.ts'
import { useSite } from '#web/site/index.ts'
import { PaymentMarks } from '#web/ui/payment-marks.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PageWidth } from './section.tsx'

/** The foot of the service as plain links. Nothing is measured here, so nothing is asked about it. */
export function ContentFoot() {
  const say = useSay()
  const { locale } = useLocale()
  const { brand, company, support_email } = useSite()
  return (
    <footer className="mt-auto border-t border-line bg-sunken py-8 text-md text-ink-2">
      <PageWidth>
        <div className="grid gap-x-12 gap-y-6 md:grid-cols-[1fr_auto]">
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
          <p className="md:col-span-2">
            {say('shell.footer.help')} <TextLink href={`mailto:${support_email}`}>{support_email}</TextLink>
          </p>
        </div>
      </PageWidth>
    </footer>
  )
}
