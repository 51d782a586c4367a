import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { Contract } from '#contract/contracts.ts'
import { composeContract } from '#domain/contracts/index.ts'
import { gapsIn } from '#domain/documents/index.ts'
import { fieldText } from '#domain/messages/index.ts'
import { AllowanceNote, BackLink } from '#web/contracts/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { InToolbar } from '#web/shell/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { FormActions } from '#web/ui/form-grid.tsx'
import { ArrowRightIcon, DocumentIcon } from '#web/ui/icons.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useRoom } from '#web/ui/use-room.ts'
import { ClashDialog } from './clash-dialog.tsx'
import { DraftContext, goToQuestion, useDraft } from './draft-at-hand.ts'
import { DraftNaming } from './draft-naming.tsx'
import { LiveContract } from './live-contract.tsx'
import { QuestionList, SectionLinks } from './question-list.tsx'
import { type DraftStart, useDraftAnswers } from './use-draft-answers.ts'

type Props = DraftStart & {
  /** Everything is there: it can be read and approved. */
  readonly onWhole: (contract: Contract) => Promise<void>
}

/** The questions, and beside them the contract that comes of them. */
export function Editor({ onWhole, ...start }: Props) {
  const draft = useDraftAnswers(start)
  return (
    <DraftContext value={draft}>
      <Layout onWhole={onWhole} />
      <ClashDialog />
    </DraftContext>
  )
}

/** The question that has the focus, or had it last. */
function useFocusedQuestion(): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      const place = target instanceof Element ? target.closest<HTMLElement>('[data-question]') : null
      if (place) setCurrent(place.dataset.question ?? null)
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [])
  return current
}

function Layout({ onWhole }: Pick<Props, 'onWhole'>) {
  const say = useSay()
  const { status } = useDraft()
  const isWide = useRoom(75)
  const current = useFocusedQuestion()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <InToolbar>
        <SaveState state={status}>{say(`contracts.editor.save.${status}`)}</SaveState>
      </InToolbar>
      <div className="grid min-h-[calc(100dvh-4rem)] flex-1 grid-cols-1 md:grid-cols-[14.5rem_minmax(0,1fr)] min-[75rem]:grid-cols-[14.5rem_minmax(0,1fr)_minmax(22rem,29.25rem)]">
        <div className="border-r border-line pt-7 pr-4.5 pb-8 pl-5.5 max-md:hidden">
          <div className="sticky top-23">
            <SectionLinks />
          </div>
        </div>
        <div className="min-w-0 max-w-form px-4.5 pt-5 pb-10 md:px-8 md:pt-7 lg:px-12">
          <ContractEditorHead />
          <QuestionList />
          <DraftNaming />
          <Finish onWhole={onWhole} />
        </div>
        {isWide && (
          <aside aria-labelledby="contract-text" className="border-l border-line bg-sunken">
            <div className="sticky top-16 p-6.5">
              <LiveContract
                current={current}
                height="calc(100dvh - 9.5rem)"
                title={
                  <h2 id="contract-text" className="min-h-8 font-sans text-hint leading-8 font-bold tracking-normal">
                    {say('contracts.editor.document')}
                  </h2>
                }
              />
            </div>
          </aside>
        )}
      </div>
      {!isWide && (
        <div className="sticky bottom-0 z-10 border-t border-line bg-surface p-1 text-center shadow-2 [@media(max-height:24rem)]:static">
          <Button look="ghost" aria-haspopup="dialog" before={<DocumentIcon />} onClick={() => setOpen(true)}>
            {say('contracts.editor.show')}
          </Button>
          <Drawer
            open={open}
            onClose={close}
            phone="sheet"
            title={say('contracts.editor.document')}
            closeLabel={say('contracts.close')}
          >
            <LiveContract current={current} height="calc(88dvh - 8rem)" onLeave={close} />
          </Drawer>
        </div>
      )}
    </>
  )
}

function ContractEditorHead() {
  const say = useSay()
  const { locale } = useLocale()
  const { contract, company, asked, status, settle } = useDraft()
  const { version, revision, answers, copied_from, language } = contract
  const isFresh = version === 1 && Object.keys(answers).length > 0
  return (
    <>
      <BackLink />
      <h1 className="text-3xl! outline-none">{asked.words.title}</h1>
      <p className="mt-1 text-ink-2">
        {asked.words.about}{' '}
        <Link href={href('company', { uuid: company.uuid })} asChild>
          <TextLink>{say('contracts.editor.for_company', { company: company.name })}</TextLink>
        </Link>
      </p>
      {language !== locale && (
        <p className="mt-1 text-hint text-ink-2">
          {say('contracts.editor.language_note', { language: say(`contracts.choose.languages.${language}`) })}
        </p>
      )}
      {revision === 0 && (
        <div className="mt-4 empty:hidden">
          <AllowanceNote alone />
        </div>
      )}
      {isFresh && (
        <div className="mt-4">
          <Banner>{say(copied_from === null ? 'contracts.editor.prefilled' : 'contracts.editor.copied')}</Banner>
        </div>
      )}
      {status === 'failed' && (
        <div className="mt-4">
          <Banner
            tone="warning"
            live="status"
            action={
              <Button look="line" size="small" onClick={() => void settle()}>
                {say('contracts.editor.save_again')}
              </Button>
            }
          >
            {say('contracts.editor.unsaved')}
          </Banner>
        </div>
      )}
    </>
  )
}

/** What the text lacks of the company itself, as the text calls it. */
function useCompanyGaps(): readonly string[] {
  const { text, checked, company, context } = useDraft()
  const document = composeContract(text, { answers: checked.answers, company, today: context.today })
  return [...new Set(gapsIn(document).filter((field) => field.startsWith('company.')))]
}

/** On to reading and approving; what is missing is listed, each with the way there. */
function Finish({ onWhole }: Pick<Props, 'onWhole'>) {
  const say = useSay()
  const { checked, company, messages, settle, complain } = useDraft()
  const gaps = useCompanyGaps()
  const { missing } = checked
  const [asked, setAsked] = useState(false)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const isOpen = missing.length + gaps.length > 0
  const go = async () => {
    if (state === 'busy') return
    setAsked(true)
    complain(missing)
    if (isOpen) return
    setState('busy')
    const settled = await settle()
    if (settled === null) return setState('failed')
    await onWhole(settled).then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  const count = missing.length
  return (
    <>
      {asked && isOpen && (
        <div className="mt-8">
          <Banner tone="warning" live="alert" title={say('contracts.editor.missing')}>
            <ul className="mt-1 grid gap-1">
              {missing.map((key) => (
                <li key={key}>
                  <button
                    type="button"
                    onClick={() => goToQuestion(key)}
                    className="min-h-8 text-left underline underline-offset-3 pointer-coarse:min-h-11"
                  >
                    {fieldText(messages, { scope: 'contract', key }).label}
                  </button>
                </li>
              ))}
              {gaps.length > 0 && (
                <li>
                  <Link href={href('company', { uuid: company.uuid })} asChild>
                    <TextLink>{say('contracts.editor.company_gap_link')}</TextLink>
                  </Link>
                </li>
              )}
            </ul>
          </Banner>
        </div>
      )}
      {state === 'failed' && (
        <div className="mt-8">
          <Banner tone="negative" live="alert">
            {say('contracts.act_failed')}
          </Banner>
        </div>
      )}
      <FormActions>
        <span className="text-hint text-ink-2">
          {count === 0
            ? say('contracts.editor.remaining_none')
            : count === 1
              ? say('contracts.editor.remaining_one')
              : say('contracts.editor.remaining', { count })}
        </span>
        <Button
          after={<ArrowRightIcon />}
          busy={state === 'busy' ? say('contracts.busy') : undefined}
          onClick={() => void go()}
        >
          {say('contracts.editor.check')}
        </Button>
      </FormActions>
    </>
  )
}
