import { useState } from 'react'
import type { ParticipantPart } from '#contract/participants.ts'
import type { Article, Clause, ComposedDocument, Run } from '#domain/documents/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { PaperSheet } from '#web/ui/paper.tsx'
import { PaperMark } from '#web/ui/paper-mark.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { usePart } from './part-at-hand.ts'

type Deed = { readonly document: ComposedDocument; readonly own: readonly string[]; readonly hash: string }

/** The deed as it is now; what was shown stays until a newer one is there. */
export function usePartDeed() {
  const { token, part } = usePart()
  const load = async () => (await call('GET /api/participants/:token/deed', { params: { token }, as: null })) as Deed
  const found = useResource(`deed of ${token} ${part.version}`, load)
  const [shown, show] = useState<Deed | null>(null)
  const newest = found.state === 'ready' ? found.value : shown
  if (newest !== shown) show(newest)
  return { deed: newest, failed: found.state === 'failed' || found.state === 'gone', again: found.again }
}

/** The articles in which something of theirs stands, with those clauses lit; the whole deed is a press away. */
export function OwnDeed() {
  const say = useSay()
  const { deed, failed, again } = usePartDeed()
  const [whole, setWhole] = useState(false)
  if (!deed)
    return failed ? (
      <FailedBanner text={say('participant.deed.failed')} again={say('participant.again')} onAgain={again} />
    ) : (
      <Skeleton label={say('participant.deed.loading')} shape="page" />
    )
  const articles = deed.document.parts.flatMap((one) => one.articles)
  const isOwn = ({ clauses }: Article): boolean => clauses.some(({ id }) => deed.own.includes(id))
  const shown = whole ? articles : articles.filter(isOwn)
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <strong>{say('participant.deed.heading')}</strong>
        <button
          type="button"
          onClick={() => setWhole(!whole)}
          className="min-h-8 text-hint text-green underline underline-offset-3 pointer-coarse:min-h-11"
        >
          {say(whole ? 'participant.deed.only_own' : 'participant.deed.whole')}
        </button>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be one more heading to name */}
      <div
        role="region"
        aria-label={say('participant.deed.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
        tabIndex={0}
        className="max-h-[75vh] overflow-y-auto overscroll-contain"
      >
        <PaperSheet>
          {shown.length === 0 && <p>{say('participant.deed.none')}</p>}
          {shown.map((article) => (
            <section key={article.id}>
              {article.title.length > 0 && (
                <h3>
                  <DeedWords runs={article.title} />
                </h3>
              )}
              {article.clauses.map((clause) => (
                <ClauseView key={clause.id} clause={clause} own={deed.own.includes(clause.id)} />
              ))}
            </section>
          ))}
        </PaperSheet>
      </div>
    </>
  )
}

const isAboutShares = (run: Run, person: ParticipantPart['person']): boolean =>
  ('field' in run && run.field === `${person}.shares`) ||
  (run.kind === 'computed' && run.fields.includes(`${person}.shares`))

function ClauseView({ clause, own }: { readonly clause: Clause; readonly own: boolean }) {
  const say = useSay()
  const { person } = usePart().part
  const words = (
    <p lang="nl" className="wrap-anywhere">
      {clause.mark !== null && <span className="mr-2">{clause.mark}</span>}
      {clause.label !== null && <span className="mr-1.5 text-ink-2">{clause.label}:</span>}
      <DeedWords runs={clause.runs} />
    </p>
  )
  if (!own) return <div className="mb-1.5 text-ink-2">{words}</div>
  const shares = clause.runs.some((run) => isAboutShares(run, person))
  return (
    <div className="my-2 rounded-m border-[1.5px] border-green p-3 shadow-[0_0_0_0.25rem_var(--color-green-tint)]">
      <Tag>{say(shares ? 'participant.deed.shares' : 'participant.deed.you')}</Tag>
      <div className="mt-1.5">{words}</div>
    </div>
  )
}

function DeedWords({ runs }: { readonly runs: readonly Run[] }) {
  return runs.map((run, place) => {
    // A phrase is known by its place in the sentence.
    const key = place
    if (run.kind === 'text') return <span key={key}>{run.text}</span>
    const state = run.kind === 'blank' ? 'blank' : run.kind === 'gap' ? 'todo' : 'filled'
    return (
      <PaperMark key={key} state={state}>
        {run.kind === 'blank' ? `[${run.text}]` : run.text}
      </PaperMark>
    )
  })
}
