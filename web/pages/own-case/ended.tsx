import { useId } from 'react'
import { productOf } from '#domain/products/index.ts'
import { useDay } from '#web/cases/index.ts'
import { DownloadButton } from '#web/downloads/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { useCase } from './case-at-hand.ts'
import { Said } from './said.tsx'

/** The company exists: its number, and what proves it. */
export function Finished() {
  const say = useSay()
  const day = useDay()
  const id = useId()
  const { flow, company_name, signed_on, kvk_number, documents } = useCase().case
  const wording = productOf(flow)?.wording ?? 'bv'
  const proofs = (['final_deed', 'kvk'] as const).flatMap((type) => {
    const found = documents.findLast((one) => one.type === type && one.newest)
    return found ? [{ type, path: found.path }] : []
  })
  return (
    <section
      aria-labelledby={id}
      className="rounded-m border border-green-line bg-green-tint px-5 py-7 md:rounded-l md:px-10 md:py-9"
    >
      <p className="flex items-center gap-2 font-semibold">
        <span className="grid size-6 place-items-center rounded-full bg-green text-white">
          <CheckIcon size={16} />
        </span>
        {company_name}
      </p>
      <h2 id={id} className="mt-2 text-4xl!">
        {say(`founder.next.finalized.${wording}`)}
      </h2>
      <p className="mt-2 max-w-[60ch] text-lg text-ink-2">
        {signed_on === null
          ? say('founder.next.finalized.text_short')
          : say('founder.next.finalized.text', { day: day(signed_on) })}
      </p>
      {kvk_number !== null && (
        <dl className="mt-4">
          <dt className="text-hint text-ink-2">{say('founder.next.finalized.kvk')}</dt>
          <dd className="font-serif text-2xl tabular-nums select-all">{kvk_number}</dd>
        </dl>
      )}
      {proofs.length > 0 && (
        <div className="mt-5 flex flex-wrap gap-3">
          {proofs.map(({ type, path }) => (
            <DownloadButton key={type} path={path}>
              {say(type === 'kvk' ? 'founder.next.finalized.extract' : 'founder.next.finalized.deed')}
            </DownloadButton>
          ))}
        </div>
      )}
    </section>
  )
}

type StoppedProps = { readonly title: string }

/** It came to an end before it was done: why, what went back, and what is kept. */
export function Stopped({ title }: StoppedProps) {
  const say = useSay()
  const { locale } = useLocale()
  const id = useId()
  const { refunded, history } = useCase().case
  const note = history.findLast(({ action }) => action === 'cancel')?.note
  return (
    <section
      aria-labelledby={id}
      className="rounded-m border border-dashed border-line-strong bg-sunken px-5 py-6 md:rounded-l md:px-10 md:py-8"
    >
      <h2 id={id} className="text-2xl! md:text-3xl!">
        {title}
      </h2>
      <div className="mt-2 grid max-w-[60ch] gap-2 text-ink-2">
        {note && <Said text={note} />}
        <p>
          {refunded === null || refunded === 0
            ? say('founder.next.canceled.not_refunded')
            : say('founder.next.canceled.refunded', { amount: formatMoney(refunded, locale) })}
        </p>
        <p>{say('founder.next.canceled.kept')}</p>
      </div>
    </section>
  )
}
