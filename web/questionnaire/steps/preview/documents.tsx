import { useMemo, useState } from 'react'
import { type ListedDocument, listDocuments } from '#domain/documents/index.ts'
import type { DocumentName } from '#domain/fields/index.ts'
import { relevant } from '#domain/flow/index.ts'
import { type TextKey, useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { DocumentIcon } from '#web/ui/icons.tsx'
import { LanguageChoice } from '../../deed/language-choice.tsx'
import { DeedLinksProvider, useMakeLinks } from '../../deed/links.tsx'
import { useLive } from '../../deed/live-document.ts'
import { PageOf } from '../../deed/page-of.tsx'
import { type Papers, usePapers } from '../../deed/papers.ts'
import type { Column } from '../../deed/sheet.tsx'
import { useComposed } from '../../deed/use-composed.ts'
import { Viewer } from '../../deed/viewer.tsx'
import { WhenFetched } from '../../reference/when-fetched.tsx'
import { useQuestionnaire } from '../../store/context.tsx'
import { useAnswers } from '../../store/use-flow.ts'

const words = (name: DocumentName, part: 'name' | 'about'): TextKey => `offers.documents.${name}.${part}`

/** Everything that will be drawn up, to read through. */
export function Documents() {
  const papers = usePapers()
  return (
    <WhenFetched fetched={papers} shape="page">
      {(value) => <DocumentSet papers={value} />}
    </WhenFetched>
  )
}

function DocumentSet({ papers }: { readonly papers: Papers }) {
  const say = useSay()
  const { store } = useQuestionnaire()
  const answers = useAnswers((all) => all)
  const listed = useMemo(
    () => listDocuments(store.product, relevant(store.product, answers, store.context)),
    [store, answers],
  )
  const nameOf = ({ name, subject }: ListedDocument): string => {
    const own = say(words(name, 'name'))
    if (subject.kind === 'company') return own
    const company = say('offers.company', { name: answers[subject.person].holding_name ?? '' })
    return say('questionnaire.deed.of_holding', { name: own, company })
  }
  const [key, setKey] = useState(listed[0]?.key)
  const chosen = listed.find((one) => one.key === key) ?? listed[0]
  if (!chosen) return null
  return (
    <>
      <fieldset>
        <legend className="sr-only">{say('questionnaire.deed.choose')}</legend>
        <div className="flex flex-wrap gap-2">
          {listed.map((one) => (
            <button
              key={one.key}
              type="button"
              aria-pressed={one.key === chosen.key}
              onClick={() => setKey(one.key)}
              className={cx(
                'flex min-h-11 items-center gap-2 rounded-s border px-3 text-left text-md',
                one.key === chosen.key
                  ? 'border-green bg-green-tint font-semibold'
                  : 'border-line-strong bg-surface hover:border-green',
              )}
            >
              <span className="flex-none text-green">
                <DocumentIcon size={20} />
              </span>
              {nameOf(one)}
            </button>
          ))}
        </div>
      </fieldset>
      <p className="mt-3 text-hint text-ink-2">{say(words(chosen.name, 'about'))}</p>
      <Shown key={chosen.key} papers={papers} listed={chosen} label={nameOf(chosen)} />
      <p className="mt-2.5 text-hint text-ink-2">{say('offers.documents.later')}</p>
    </>
  )
}

interface ShownProps {
  readonly papers: Papers
  readonly listed: ListedDocument
  readonly label: string
}

/** Two columns ask for room. */
const isWide = (): boolean => matchMedia('(min-width: 48rem)').matches

function Shown({ papers, listed, label }: ShownProps) {
  const say = useSay()
  // The very same one as long as it is shown, whatever is answered meanwhile.
  const [wanted] = useState(listed)
  const live = useComposed(papers, wanted)
  const [wide] = useState(isWide)
  const [column, setColumn] = useState<Column>(wide ? 'both' : papers.language)
  const [page, setPage] = useState(1)
  const links = useMakeLinks({ stops: false })
  const { languages } = useLive(live, ({ outline }) => outline)
  return (
    <DeedLinksProvider value={links}>
      <div className="mt-3 mb-2 flex min-h-8 flex-wrap items-center justify-between gap-2 [&>:last-child]:ml-auto">
        <LanguageChoice languages={languages} column={column} onChange={setColumn} both={wide} />
        <PageOf live={live} page={page} />
      </div>
      <Viewer
        height="var(--size-viewer)"
        label={label}
        sheet={{ live, level: 2, explained: false, column, current: null }}
        onPage={setPage}
      />
      {languages.length > 1 && <p className="mt-2.5 text-hint text-ink-2">{say('questionnaire.deed.prevails')}</p>}
    </DeedLinksProvider>
  )
}
