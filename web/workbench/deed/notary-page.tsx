import { useId } from 'react'
import type { Article, Clause, ComposedDocument, Run } from '#domain/documents/index.ts'
import { saveFile } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Button } from '#web/ui/button.tsx'
import { PaperSheet } from '#web/ui/paper.tsx'

type NotaryPageCardProps = { readonly uuid: string; readonly shown: boolean; readonly onShow: (shown: boolean) => void }

/** Leads to the page for the notary, on the screen and as a file. */
export function NotaryPageCard({ uuid, shown, onShow }: NotaryPageCardProps) {
  const say = useSay()
  const heading = useId()
  const save = (format: 'pdf' | 'docx') =>
    saveFile(`/api/notary/cases/${uuid}/notary-page?format=${format}`).catch(() =>
      notices.show({ tone: 'negative', text: say('deed.notary_page.failed') }),
    )
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-1 text-lg">
        {say('deed.notary_page.heading')}
      </h2>
      <p className="mb-2.5 text-ink-2">{say('deed.notary_page.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="line" size="small" aria-pressed={shown} onClick={() => onShow(!shown)}>
          {say(shown ? 'deed.notary_page.back' : 'deed.notary_page.read')}
        </Button>
        {(['pdf', 'docx'] as const).map((format) => {
          const name = say(`deed.notary_page.${format}`)
          return (
            <Button
              key={format}
              look="line"
              size="small"
              aria-label={say('deed.notary_page.download', { format: name })}
              onClick={() => save(format)}
            >
              {name}
            </Button>
          )
        })}
      </div>
    </section>
  )
}

const wordsOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

/** What is open, what was chosen and why. It is written in Dutch, whatever language the desk is in. */
export function NotaryPage({ document }: { readonly document: ComposedDocument }) {
  const say = useSay()
  return (
    <section aria-label={say('deed.notary_page.label')} lang="nl">
      <PaperSheet>
        <h2 className="mb-4 text-lg text-balance">{wordsOf(document.title)}</h2>
        {document.parts.flatMap(({ articles }) =>
          articles.map((article) => <PageArticle key={article.id} article={article} />),
        )}
      </PaperSheet>
    </section>
  )
}

function PageArticle({ article: { title, clauses } }: { readonly article: Article }) {
  const pairs = clauses.filter(({ label }) => label !== null)
  return (
    <>
      <h3>{wordsOf(title)}</h3>
      {clauses
        .filter(({ label }) => label === null)
        .map(({ id, runs }) => (
          <p key={id}>{wordsOf(runs)}</p>
        ))}
      {pairs.length > 0 && <Pairs pairs={pairs} />}
    </>
  )
}

const Pairs = ({ pairs }: { readonly pairs: readonly Clause[] }) => (
  <dl className="grid gap-x-5 gap-y-1.5 md:grid-cols-[13rem_minmax(0,1fr)]">
    {pairs.map(({ id, label, runs }) => (
      <div key={id} className="contents">
        <dt className="text-ink-2 wrap-anywhere">{label}</dt>
        <dd className="mb-1.5 wrap-anywhere md:mb-0">{wordsOf(runs)}</dd>
      </div>
    ))}
  </dl>
)
