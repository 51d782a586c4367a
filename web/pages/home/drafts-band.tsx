import { useId, useState } from 'react'
import { Link } from 'wouter'
import type { Draft } from '#contract/drafts.ts'
import { RemoveDraft } from '#web/accounts/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { notices } from '#web/shell/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ArrowRightIcon } from '#web/ui/first-icons.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { ClockIcon } from '#web/ui/icons.tsx'
import { PaperSheet } from '#web/ui/paper.tsx'
import { PaperMark } from '#web/ui/paper-mark.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useBegun } from './begun.ts'
import { useSavedWhen } from './use-when.ts'

const target = ({ flow, uuid }: Draft) => href('flow', { flow, uid: uuid })

/** "Carry on with Molenwiek" for who has no account: the newest draft of this browser at large, the others under it. */
export function DraftsBand() {
  const { drafts, forget } = useBegun()
  const [newest, ...others] = drafts
  const [asked, ask] = useState<Draft | null>(null)
  if (!newest) return null
  return (
    <div className="grid content-start gap-3">
      <Newest draft={newest} onRemove={() => ask(newest)} />
      {others.length > 0 && <Others drafts={others} onRemove={ask} />}
      <RemoveDraft draft={asked} onClose={() => ask(null)} onRemoved={forget} notify={notices.show} />
    </div>
  )
}

function Newest({ draft, onRemove }: { draft: Draft; onRemove: () => void }) {
  const say = useSay()
  const { locale } = useLocale()
  const when = useSavedWhen()
  const id = useId()
  const { at, of, name: step } = draft.step
  const register = href('register', {}, { redirect_url: target(draft) })
  return (
    <section
      aria-labelledby={id}
      className="relative grid overflow-hidden rounded-l bg-green text-white min-[76rem]:grid-cols-[minmax(0,1fr)_27.5rem] min-[76rem]:gap-12 forced-colors:border"
    >
      <div className="min-w-0 px-5 py-5.5 md:py-7.5 md:pr-10 md:pl-10 min-[76rem]:pr-0">
        <p className="flex items-start gap-2 text-hint text-green-soft">
          <ClockIcon />
          <span>
            <b className="text-white max-md:block">
              {say('returning.was_busy', { product: draft.product_name[locale] })}
            </b>{' '}
            {say('returning.saved', { when: when(draft.updated_at) })}
          </span>
        </p>
        <h2 id={id} className="mt-2.5 mb-4 line-clamp-2 text-3xl break-words md:mt-2 md:mb-4.5 md:text-4xl">
          {draft.name ? say('returning.go_on_with', { name: draft.name }) : say('returning.go_on')}
        </h2>
        <Steps at={at} of={of} />
        <p className="mt-2.25 mb-4.5 flex max-w-140 justify-between gap-x-4 text-md text-green-soft max-md:flex-col md:mb-6">
          <b className="font-semibold text-white">{say('returning.step', { at, of, name: step[locale] })}</b>
          {draft.total !== null && (
            <span className="whitespace-nowrap">
              {say('returning.so_far', { amount: formatMoney(draft.total, locale) })}
            </span>
          )}
        </p>
        <div className="grid gap-x-6 gap-y-0.5 md:flex md:flex-wrap md:items-center">
          <Link href={target(draft)} asChild>
            <ButtonLink look="line" after={<ArrowRightIcon />}>
              {say('returning.next', { step: lowered(step[locale]) })}
            </ButtonLink>
          </Link>
          <span className="grid min-h-11 place-items-center font-semibold">
            <Link href={register} asChild>
              <TextLink look="inverse">{say('returning.keep')}</TextLink>
            </Link>
          </span>
        </div>
        <p className="mt-3 text-hint text-green-soft max-md:border-t max-md:border-white/25 max-md:pt-3 md:mt-4">
          {say('returning.only_here')} {say('returning.not_yours')}{' '}
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onRemove}
            className="min-h-6 text-white underline underline-offset-3"
          >
            {say('returning.remove')}
          </button>
        </p>
      </div>
      <DraftSheet name={draft.name} />
    </section>
  )
}

/** As a word within a sentence; a name with its own capitals stays. */
const lowered = (name: string): string =>
  /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

function Steps({ at, of }: { at: number; of: number }) {
  const say = useSay()
  return (
    <div role="img" aria-label={say('returning.steps_done', { done: at - 1, of })} className="flex max-w-140 gap-1.25">
      {Array.from({ length: of }, (_, index) => index + 1).map((step) => (
        <i
          key={step}
          className={`h-1.5 flex-1 rounded-full forced-colors:border ${step < at ? 'bg-white forced-colors:bg-[CanvasText]' : step === at ? 'bg-linear-to-r from-white from-50% to-white/28 to-50%' : 'bg-white/28'}`}
        />
      ))}
    </div>
  )
}

/** A picture of how far the deed is, silent to screen readers. */
function DraftSheet({ name }: { name: string | null }) {
  const say = useSay()
  const mark = name ? <PaperMark>{name}</PaperMark> : <PaperMark state="todo">{say('returning.unnamed')}</PaperMark>
  return (
    <div aria-hidden="true" className="relative select-none max-[76rem]:hidden">
      <div className="absolute inset-x-0 top-9 right-10 grid h-105 rotate-[1.6deg] text-ink">
        <PaperSheet size="small">
          <p className="mb-3 text-lg leading-snug font-semibold">
            {say('returning.sheet.deed')}
            <br />
            {say('returning.sheet.of')} {mark}
          </p>
          <div className="text-sm">
            <h4>{say('returning.sheet.name_and_seat')}</h4>
            <p>
              {mark} <PaperMark state="todo">{say('returning.sheet.rest')}</PaperMark>
            </p>
          </div>
        </PaperSheet>
      </div>
    </div>
  )
}

function Others({ drafts, onRemove }: { drafts: readonly Draft[]; onRemove: (draft: Draft) => void }) {
  const say = useSay()
  const { locale } = useLocale()
  const when = useSavedWhen()
  return (
    <details className="rounded-m border border-line bg-surface px-5 py-2">
      <summary className="flex min-h-9 cursor-pointer items-center font-semibold text-green">
        {say('returning.others')} ({drafts.length})
      </summary>
      <ul className="grid divide-y divide-line">
        {drafts.map((draft) => {
          const name = draft.name ?? say('returning.unnamed')
          return (
            <li key={draft.uuid} className="flex flex-wrap items-center justify-between gap-x-5 py-1.5">
              <span className="min-w-0">
                <Link href={target(draft)} asChild>
                  <TextLink>{say('returning.go_on_with', { name })}</TextLink>
                </Link>
                <span className="block text-hint text-ink-2">
                  {draft.product_name[locale]}. {say('returning.saved', { when: when(draft.updated_at) })}
                </span>
              </span>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => onRemove(draft)}
                className="min-h-11 text-hint text-ink-2 underline underline-offset-3"
              >
                {say('returning.remove')}
                <span className="sr-only">: {name}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
