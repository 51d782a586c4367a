import { type ReactNode, useId } from 'react'
import type { NotaryProduct } from '#contract/dashboard.ts'
import { DownloadButton } from '#web/downloads/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { useCase } from './case-at-hand.ts'
import { useOfficePaperName } from './paper-words.ts'
import { goTo } from './part.tsx'
import { PaymentRows } from './payment.tsx'

type Props = { readonly payment: NotaryProduct['payment'] }

/** What one comes back for when the company exists; the rest of the case lies below. */
export function AtAGlance({ payment }: Props) {
  const say = useSay()
  const { number, office, documents, holdings } = useCase().case
  const nameOf = useOfficePaperName()
  const format = say('downloads.pdf')
  const companies = [null, ...holdings.map(({ person }) => person)]
  const fromOffice = (['final_deed', 'kvk'] as const).flatMap((type) =>
    companies.flatMap((person) => documents.findLast((one) => one.type === type && one.person === person) ?? []),
  )
  return (
    <div className="mt-9 grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
      <Column heading={say('founder.glance.papers')}>
        {fromOffice.map(({ type, person, uuid, path }) => {
          const name = nameOf({ type, person })
          return (
            <GlanceLine key={uuid} text={name} button>
              <DownloadButton path={path} look="link" label={say('downloads.download', { title: name, format })}>
                {format}
              </DownloadButton>
            </GlanceLine>
          )
        })}
        <GlanceLine text={say('founder.glance.all')}>
          <Go to="documents">{say('founder.glance.look')}</Go>
        </GlanceLine>
      </Column>
      {payment && (
        <Column heading={say('founder.glance.paid')}>
          <dl>
            <PaymentRows payment={payment} />
          </dl>
        </Column>
      )}
      <Column heading={say('founder.glance.question')}>
        <GlanceLine text={office?.name ?? ''}>
          <Go to="messages" control="textarea">
            {say('founder.glance.write')}
          </Go>
        </GlanceLine>
        <GlanceLine text={say('founder.glance.number', { number })}>
          <Go to="history">{say('founder.history.heading')}</Go>
        </GlanceLine>
      </Column>
    </div>
  )
}

type ColumnProps = { readonly heading: string; readonly children: ReactNode }

function Column({ heading, children }: ColumnProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-1 font-sans text-base!">
        {heading}
      </h2>
      {children}
    </section>
  )
}

type GlanceLineProps = {
  readonly text: string
  /** It ends in a button, whose edge does not show. */
  readonly button?: boolean
  readonly children: ReactNode
}

function GlanceLine({ text, button, children }: GlanceLineProps) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4">
      <p className="min-w-0 break-words text-ink-2">{text}</p>
      <div className={cx('flex-none', button && '-mr-3.5')}>{children}</div>
    </div>
  )
}

type GoProps = { readonly to: string; readonly control?: string; readonly children: ReactNode }

function Go({ to, control, children }: GoProps) {
  return (
    <button
      type="button"
      onClick={() => goTo(to, control)}
      className="min-h-8 text-green underline underline-offset-3 pointer-coarse:min-h-11"
    >
      {children}
    </button>
  )
}
