import { useMemo, useState } from 'react'
import type { CaseDeed, DeedLayer } from '#contract/case-deed.ts'
import type { OfficeCase } from '#contract/notary-cases.ts'
import { blanksIn, redline } from '#domain/documents/index.ts'
import { isoDayInAmsterdam } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { useKeys } from '../desk/use-keys.ts'
import { Approvals } from './approvals.tsx'
import { ClauseDialog } from './clause-dialog.tsx'
import { blockName, type ClauseDraft, clauseDraftOf, emptyClauseDraft } from './clause-draft.ts'
import { NotaryPage, NotaryPageCard } from './notary-page.tsx'
import { OpenPlaces } from './open-places.tsx'
import { OwnLayer } from './own-layer.tsx'
import { RedlineSheet } from './redline-sheet.tsx'
import { DeedToolbar } from './toolbar.tsx'
import type { DeedWork } from './use-deed.ts'
import { useFieldNames } from './use-field-names.ts'
import { documentIn, usualPair, type VersionKey, versionsOf } from './versions.ts'

type Props = {
  readonly deed: CaseDeed
  readonly found: OfficeCase
  readonly work: DeedWork
  readonly onChanged: (found?: OfficeCase) => void
}

/** From the signing on nothing in a deed changes any more. */
const closed: readonly OfficeCase['status'][] = ['executing_deed', 'extracting_kvk', 'finalized', 'canceled']

const newId = (): string => crypto.randomUUID().slice(0, 8)

export function DeedDesk({ deed, found, work, onChanged }: Props) {
  const say = useSay()
  const names = useFieldNames(found.flow)
  const versions = useMemo(() => versionsOf(deed), [deed])
  const [pair, setPair] = useState<readonly [VersionKey, VersionKey] | null>(null)
  const [beside, setBeside] = useState(false)
  const [chosen, choose] = useState<string | null>(null)
  const [draft, setDraft] = useState<ClauseDraft | null>(null)
  const [onPage, setOnPage] = useState(false)
  const [from, to] = pair ?? usualPair(versions)
  const version = (key: VersionKey) => versions.find((one) => one.key === key)
  const documents = version(to)?.documents ?? []
  const key = documents.find((one) => one.key === chosen)?.key ?? documents[0]?.key ?? ''
  const now = documentIn(version(to), key)
  const before = documentIn(version(from), key)
  const generated = documentIn(version('generated'), key)
  const compared = useMemo(() => now && redline(before ?? now, now), [before, now])
  const working = version('working')
  const blanks = useMemo(() => blanksIn(working?.documents ?? []), [working])
  const sent = versions.at(-2)
  const changed = useMemo(
    () =>
      sent !== undefined &&
      sent.key !== 'generated' &&
      (working?.documents ?? []).some(({ key, document }) => {
        const old = documentIn(sent, key)
        return old === undefined || redline(old, document).changes.length > 0
      }),
    [sent, working],
  )
  const editable = to === 'working' && !closed.includes(found.status)
  const { layer, orphans } = deed

  const step = (by: 1 | -1) => {
    const notes = [...document.querySelectorAll<HTMLElement>('[id^=change-]')]
    const at = notes.findIndex((note) => note === document.activeElement || note.contains(document.activeElement))
    const next = notes[at < 0 ? (by === 1 ? 0 : notes.length - 1) : (at + by + notes.length) % notes.length]
    next?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: 'center' })
  }
  useKeys({ n: () => step(1), p: () => step(-1) })

  const fill = (name: string, value: string) => {
    const { [name]: _, ...rest } = deed.blanks
    work.change({ blanks: value === '' ? rest : { ...rest, [name]: value } })
  }
  const put = (next: DeedLayer) => {
    work.change({ layer: next })
    work.saveNow()
  }
  const edit = (entry: DeedLayer[number]) => {
    const whole = documentIn(version('generated'), entry.document)
    choose(entry.document)
    if (whole) setDraft(clauseDraftOf(entry, whole))
  }
  const remove = (entry: DeedLayer[number]) => put(layer.filter(({ id }) => id !== entry.id))

  return (
    <div className="grid text-sm lg:h-full lg:grid-cols-[19.75rem_minmax(0,1fr)] print:block">
      <aside
        aria-label={say('deed.panel')}
        className="relative grid content-start gap-7 border-line bg-surface px-5 py-5 lg:min-h-0 lg:overflow-y-auto lg:border-r print:hidden"
      >
        <SavingOfDeed work={work} />
        <OpenPlaces
          blanks={blanks}
          filled={deed.blanks}
          today={isoDayInAmsterdam(new Date())}
          people={found.people}
          onChange={fill}
          onLeave={work.saveNow}
          onTranslate={(id) => {
            const entry = layer.find((one) => one.id === id)
            if (entry) edit(entry)
          }}
        />
        {deed.notary_page && <NotaryPageCard uuid={found.uuid} shown={onPage} onShow={setOnPage} />}
        <Approvals concept={found.concept} people={found.people} changed={changed} />
        <OwnLayer
          layer={layer}
          orphans={orphans}
          blockName={(entry) => blockName(entry, documentIn(version('generated'), entry.document))}
          editable={editable}
          onAdd={() => setDraft(emptyClauseDraft('add', newId()))}
          onStrike={() => setDraft(emptyClauseDraft('strike', newId()))}
          onEdit={edit}
          onRemove={remove}
        />
      </aside>
      <section
        aria-label={say('deed.sheet')}
        className="relative min-w-0 bg-sunken px-4 pb-10 md:px-7 lg:min-h-0 lg:overflow-y-auto print:overflow-visible print:bg-white print:px-0"
      >
        <DeedToolbar
          {...{ versions, from, to, documents, beside }}
          onPair={(one, other) => setPair([one, other])}
          document={key}
          onDocument={choose}
          count={compared?.changes.length ?? 0}
          onStep={step}
          onBeside={setBeside}
        />
        {!onPage && before === undefined && now !== undefined && (
          <p className="pb-3 text-ink-2">{say('deed.versions.new_document')}</p>
        )}
        {onPage && deed.notary_page && <NotaryPage document={deed.notary_page.document} />}
        {compared && !onPage && (
          <RedlineSheet
            key={`${key} ${from} ${to}`}
            redline={compared}
            beside={beside}
            onArticle={editable ? (article) => setDraft(emptyClauseDraft('add', newId(), article)) : undefined}
            tools={{ found, layer, names, editable, onTaken: onChanged, onEdit: edit, onRemove: remove }}
          />
        )}
      </section>
      {draft && generated && (
        <ClauseDialog
          document={generated}
          documentKey={key}
          start={draft}
          onClose={() => setDraft(null)}
          onSave={(entry) => {
            setDraft(null)
            const others = layer.filter(({ id }) => id !== entry.id)
            const at = layer.findIndex(({ id }) => id === entry.id)
            put(at < 0 ? [...layer, entry] : [...others.slice(0, at), entry, ...others.slice(at)])
          }}
        />
      )}
    </div>
  )
}

/** Whether what was typed is safe, and what to do when it is not. */
function SavingOfDeed({ work }: { readonly work: DeedWork }) {
  const say = useSay()
  const { saving } = work
  if (saving === 'saved' || saving === 'saving') {
    return <SaveState state={saving}>{say(`deed.save.${saving}`)}</SaveState>
  }
  const act = saving === 'conflict' ? work.reload : work.saveNow
  return (
    <Banner
      tone={saving === 'conflict' ? 'warning' : 'negative'}
      live="alert"
      title={say(`deed.save.${saving}`)}
      action={
        <Button look="line" size="small" onClick={act}>
          {say(saving === 'conflict' ? 'deed.save.reload' : 'deed.again')}
        </Button>
      }
    >
      {say(`deed.save.${saving}_text`)}
    </Banner>
  )
}
