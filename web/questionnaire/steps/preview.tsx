import { useEffect, useMemo, useState } from 'react'
import type { DocumentName } from '#domain/blueprint/index.ts'
import { type ListedDocument, listDocuments } from '#domain/documents/index.ts'
import { relevant } from '#domain/flow/index.ts'
import { type TextKey, useSay } from '#web/i18n/index.ts'
import { useSession } from '#web/session/index.ts'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { DocumentIcon } from '#web/ui/icons.tsx'
import { NumberedSteps } from '#web/ui/numbered-steps.tsx'
import { useQuote } from '../model/use/costs.ts'
import { usePrices } from '../model/use/offers-data.ts'
import { usePaid } from '../model/use/paid.ts'
import { setReturning } from '../model/use/place.ts'
import { useAnswers, useQuestionnaire } from '../model/use/questionnaire.ts'
import { useLiveDocument } from '../parts/deed/live-document.ts'
import { DeedLinksProvider, useMakeLinks } from '../parts/deed/phrases.tsx'
import type { SheetColumn } from '../parts/deed/sheet.tsx'
import { type Papers, useComposed, usePapers } from '../parts/deed/use-composed.ts'
import { DeedViewer, LanguageChoice, PageOf } from '../parts/deed/viewer.tsx'
import { OwnQuoteLines, QuotePanel } from '../parts/prices/quote.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { WhenLoaded } from '../parts/when-loaded.tsx'
import { AllAnswers } from './preview-answers.tsx'
import { PreviewParticipants } from './preview-participants.tsx'
import { Signers } from './preview-signers.tsx'
import { SigningBeforePaying } from './preview-signing.tsx'
import { type StepScreenProps, withOffers } from './step-screen.tsx'

const laterSteps = ['pay', 'upload', 'meet', 'sign', 'ready'] as const

/** Everything once more before it becomes binding: the documents, the answers, the price, and what happens then. */
function PreviewScreen({ section }: StepScreenProps) {
  const say = useSay()
  const { store } = useQuestionnaire()
  useEffect(() => setReturning(store, false), [store])
  return (
    <>
      <SectionHead section={section} />
      <PreviewDocuments />
      <h2 className="mt-9">{say('offers.preview.answers')}</h2>
      <p className="mt-1 text-hint text-ink-2">{say('offers.preview.answers_about')}</p>
      <AllAnswers />
      <PreviewParticipants />
      <SigningBeforePaying />
      <h2 className="mt-9 mb-3">{say('offers.preview.price')}</h2>
      <Summary />
      <WhatHappensNext />
    </>
  )
}

function Summary() {
  const prices = usePrices()
  const quote = useQuote()
  if (usePaid() !== null) return <QuotePanel />
  return (
    <WhenLoaded resource={prices}>
      {({ vat }) => <Card>{quote && <OwnQuoteLines quote={quote} vat={vat} heading="h3" />}</Card>}
    </WhenLoaded>
  )
}

function WhatHappensNext() {
  const say = useSay()
  const { signedIn } = useSession()
  const steps = signedIn === false ? (['account', ...laterSteps] as const) : laterSteps
  return (
    <>
      <h2 className="mt-9 mb-3">{say('offers.preview.next')}</h2>
      <NumberedSteps steps={steps.map((step) => ({ key: step, text: say(`offers.preview.steps.${step}`) }))} />
    </>
  )
}

export const PreviewStep = withOffers(PreviewScreen)

const documentText = (name: DocumentName, part: 'name' | 'about'): TextKey => `offers.documents.${name}.${part}`

/** Everything that will be drawn up, to read through. */
function PreviewDocuments() {
  const papers = usePapers()
  return (
    <WhenLoaded resource={papers} shape="page">
      {(value) => <PreviewSet papers={value} />}
    </WhenLoaded>
  )
}

function PreviewSet({ papers }: { readonly papers: Papers }) {
  const say = useSay()
  const { store } = useQuestionnaire()
  const answers = useAnswers((all) => all)
  const counted = useMemo(() => relevant(store.product, answers, store.context), [store, answers])
  const listed = useMemo(() => listDocuments(store.product, counted), [store, counted])
  const shortName = ({ name }: ListedDocument): string => say(documentText(name, 'name'))
  const companyOf = ({ subject }: ListedDocument): string => {
    const name = subject.kind === 'company' ? answers.main.company_name : answers[subject.person].holding_name
    return say('offers.company', { name: name ?? '' })
  }
  const nameOf = (document: ListedDocument): string =>
    document.subject.kind === 'company'
      ? shortName(document)
      : say('offers.preview.of_holding', { name: shortName(document), company: companyOf(document) })
  const subjectOf = ({ subject }: ListedDocument) => (subject.kind === 'company' ? 'main' : subject.person)
  const subjects = [...new Set(listed.map(subjectOf))]
  const [key, setKey] = useState(listed[0]?.key)
  const chosen = listed.find((document) => document.key === key) ?? listed[0]
  if (!chosen) return null
  return (
    <>
      <fieldset className="grid gap-4">
        <legend className="sr-only">{say('offers.preview.choose')}</legend>
        {subjects.map((subject) => {
          const own = listed.filter((document) => subjectOf(document) === subject)
          const [first] = own
          return (
            <div key={subject}>
              {subjects.length > 1 && first && <p className="mb-1.5 font-semibold">{companyOf(first)}</p>}
              <div className="flex flex-wrap gap-2">
                {own.map((document) => (
                  <DocumentButton
                    key={document.key}
                    label={shortName(document)}
                    of={subjects.length > 1 ? companyOf(document) : null}
                    chosen={document.key === chosen.key}
                    onChoose={() => setKey(document.key)}
                  />
                ))}
              </div>
            </div>
          )
        })}
      </fieldset>
      <p className="mt-3 text-hint text-ink-2">{say(documentText(chosen.name, 'about'))}</p>
      <Signers listed={chosen} answers={counted} />
      <ShownPaper key={chosen.key} papers={papers} listed={chosen} label={nameOf(chosen)} />
      <p className="mt-2.5 text-hint text-ink-2">{say('offers.documents.later')}</p>
    </>
  )
}

interface DocumentButtonProps {
  readonly label: string
  /** Whose it is, where there are several companies; it stands above, so it is said only to who does not see that. */
  readonly of: string | null
  readonly chosen: boolean
  readonly onChoose: () => void
}

function DocumentButton({ label, of, chosen, onChoose }: DocumentButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={cx(
        'flex min-h-11 items-center gap-2 rounded-s border px-3 text-left text-md',
        chosen ? 'border-green bg-green-tint font-semibold' : 'border-line-strong bg-surface hover:border-green',
      )}
    >
      <span className="flex-none text-green">
        <DocumentIcon size={20} />
      </span>
      <span>
        {label}
        {of !== null && <span className="sr-only">{` ${of}`}</span>}
      </span>
    </button>
  )
}

interface ShownPaperProps {
  readonly papers: Papers
  readonly listed: ListedDocument
  readonly label: string
}

/** Two columns ask for room. */
const isWide = (): boolean => matchMedia('(min-width: 48rem)').matches

function ShownPaper({ papers, listed, label }: ShownPaperProps) {
  const say = useSay()
  // The very same one as long as it is shown, whatever is answered meanwhile.
  const [wanted] = useState(listed)
  const live = useComposed(papers, wanted)
  const [wide] = useState(isWide)
  const [column, setColumn] = useState<SheetColumn>(wide ? 'both' : papers.language)
  const [page, setPage] = useState(1)
  const links = useMakeLinks({ stops: false })
  const { languages } = useLiveDocument(live, ({ outline }) => outline)
  return (
    <DeedLinksProvider value={links}>
      <div className="mt-3 mb-2 flex min-h-8 flex-wrap items-center justify-between gap-2 [&>:last-child]:ml-auto">
        <LanguageChoice languages={languages} column={column} onChange={setColumn} both={wide} />
        <PageOf live={live} page={page} />
      </div>
      <DeedViewer
        height="var(--size-viewer)"
        label={label}
        sheet={{ live, level: 2, explained: false, column, current: null }}
        onPage={setPage}
      />
      {languages.length > 1 && <p className="mt-2.5 text-hint text-ink-2">{say('later_steps.prevails')}</p>}
    </DeedLinksProvider>
  )
}
