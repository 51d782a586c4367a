import { useId } from 'react'
import { productOf } from '#domain/products/index.ts'
import { useDay } from '#web/cases/index.ts'
import { DownloadButton } from '#web/downloads/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CheckIcon, CopyIcon } from '#web/ui/icons.tsx'
import { useCase } from './case-at-hand.ts'
import { Said } from './said.tsx'

/** The company exists: its number, what proves it, and the deed as it lies there. */
export function Finished() {
  const say = useSay()
  const day = useDay()
  const id = useId()
  const { locale } = useLocale()
  const { flow, company_name, signed_on, kvk_number, holdings, documents, people, number, first_weeks } = useCase().case
  const wording = productOf(flow)?.wording ?? 'bv'
  const proofs = (['final_deed', 'kvk'] as const).flatMap((type) => {
    const found = documents.findLast((one) => one.type === type && one.person === null)
    return found ? [{ type, path: found.path }] : []
  })
  const names = new Intl.ListFormat(locale).format(people.map(({ name }) => name.split(' ')[0] ?? name))
  const registered = first_weeks?.registered_on
  return (
    <section
      aria-labelledby={id}
      className="grid items-center gap-x-16 gap-y-8 pt-4 pb-2 md:pt-8 lg:grid-cols-[minmax(0,1fr)_23rem]"
    >
      <div className="min-w-0">
        <p className="flex items-center gap-2.5 font-semibold">
          <span className="grid size-6 flex-none place-items-center rounded-full bg-green text-white">
            <CheckIcon size={16} />
          </span>
          <span className="break-words">{company_name}</span>
        </p>
        <h1 id={id} className="mt-2 outline-none md:text-5xl!">
          {say(`founder.next.finalized.${wording}`)}
        </h1>
        <p className="mt-3 max-w-[48ch] text-lg text-ink-2">
          {say('founder.next.finalized.congratulations', { names })}{' '}
          {signed_on !== null && registered !== undefined
            ? say('founder.next.finalized.text', { day: day(signed_on), registered: day(registered) })
            : say('founder.next.finalized.text_short')}
        </p>
        <KvkNumbers
          companies={[
            { name: holdings.length > 0 ? company_name : null, number: kvk_number },
            ...holdings.map((one) => ({ name: one.name, number: one.kvk_number })),
          ]}
        />
        <div className="mt-6 flex flex-wrap gap-3">
          {proofs.map(({ type, path }) => (
            <DownloadButton key={type} path={path} look={type === 'kvk' ? 'line' : 'primary'}>
              {say(type === 'kvk' ? 'founder.next.finalized.extract' : 'founder.next.finalized.deed')}
            </DownloadButton>
          ))}
        </div>
        <p className="mt-4 text-hint text-ink-2">{say('founder.number', { number })}</p>
      </div>
      <SignedDeed title={say(`founder.next.finalized.paper.${wording}`)} />
    </section>
  )
}

type Numbered = {
  /** Null where there is one company only. */
  readonly name: string | null
  readonly number: string | null
}

/** To be read, and to be taken along to whoever asks for it. */
function KvkNumbers({ companies }: { readonly companies: readonly Numbered[] }) {
  const shown = companies.flatMap(({ name, number }) => (number === null ? [] : [{ name, number }]))
  if (shown.length === 0) return null
  return (
    <dl className="mt-6 flex flex-wrap gap-x-9 gap-y-4">
      {shown.map(({ name, number }) => (
        <KvkNumber key={number} name={name} number={number} />
      ))}
    </dl>
  )
}

function KvkNumber({ name, number }: { readonly name: string | null; readonly number: string }) {
  const say = useSay()
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => notices.show({ tone: 'positive', text: say('founder.next.finalized.copied', { number }) }),
      // The number can still be selected.
      () => notices.show({ tone: 'warning', text: say('founder.next.finalized.not_copied') }),
    )
  return (
    <div className="min-w-0 not-first:border-line md:not-first:border-l md:not-first:pl-9">
      <dt className="text-hint break-words text-ink-2">
        {name === null ? say('founder.next.finalized.kvk') : say('founder.next.finalized.kvk_of', { name })}
      </dt>
      <dd className="flex items-center gap-1 font-serif text-3xl tabular-nums">
        <span className="select-all">{number}</span>
        <IconButton label={say('founder.next.finalized.copy', { number })} onClick={() => void copy()}>
          <CopyIcon />
        </IconButton>
      </dd>
    </div>
  )
}

const lines = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-10/12', 'w-full', 'w-3/5']

/** A drawing: what it says stands beside it, and the deed itself is in the button. */
function SignedDeed({ title }: { readonly title: string }) {
  const say = useSay()
  const { company_name, office } = useCase().case
  return (
    <div aria-hidden="true" className="relative mx-6 hidden h-110 lg:block">
      <div className="absolute inset-0 -rotate-2 border border-line bg-white shadow-1" />
      <div className="absolute inset-0 flex rotate-1 flex-col border border-line bg-white px-9 py-10 font-serif shadow-2">
        <p className="text-lg font-semibold">{title}</p>
        <p className="text-sm font-semibold">{company_name}</p>
        <div className="mt-6 grid gap-3">
          {lines.map((width, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a drawing have nothing but their place
            <span key={place} className={cx('h-1.5 rounded-full bg-sunken', width)} />
          ))}
        </div>
        <div className="mt-auto flex items-end justify-between gap-4">
          <p className="text-xs text-ink-2">
            {say('founder.next.finalized.copy_of_deed')}
            {office && <span className="mt-0.5 block text-ink">{office.name}</span>}
          </p>
          <svg
            aria-hidden="true"
            viewBox="0 0 92 92"
            fill="none"
            stroke="currentColor"
            className="size-20 flex-none text-green"
          >
            <circle cx="46" cy="46" r="43" strokeWidth="1.5" />
            <circle cx="46" cy="46" r="32" strokeWidth="1.5" />
            <path d="m34 47 8.5 8.5L60 37" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </div>
      </div>
    </div>
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
