import { composeListed, loadTemplates, type Run, type TemplateSet } from '#domain/documents/index.ts'
import { relevant, startAnswers } from '#domain/flow/index.ts'
import { flowNames, loadProduct } from '#domain/products/index.ts'
import { dateInAmsterdam } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { PaperSheet } from '#web/ui/paper.tsx'
import { PaperMark } from '#web/ui/paper-mark.tsx'
import { useLoadedModule } from '#web/ui/use-part.ts'
import { LineField, OfficePartHead } from './fields.tsx'
import type { OfficeDraft } from './use-office.ts'

const named = ['notary_title', 'notary_firstnames', 'notary_lastname', 'deputy', 'seat'] as const

/** The office as a deed names it, with the words themselves beside it. */
export function DeedPart({ office }: { readonly office: OfficeDraft }) {
  const say = useSay()
  const { draft, seen, put } = office
  const { drafts, sent } = seen.deeds
  const renamed = named.some((name) => office.was(name))
  return (
    <>
      <OfficePartHead>{say('offices.deed.heading')}</OfficePartHead>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid grid-cols-1 gap-3 xs:grid-cols-6">
          <div className="xs:col-span-4">
            <LineField office={office} name="name" />
          </div>
          <div className="xs:col-span-2">
            <LineField
              office={office}
              name="seat"
              // Where both are the same town, they go together.
              onChange={(seat) => put({ seat, ...(draft.city === draft.seat && { city: seat }) })}
            />
          </div>
          <div className="xs:col-span-1">
            <LineField office={office} name="notary_title" />
          </div>
          <div className="xs:col-span-3">
            <LineField office={office} name="notary_firstnames" error={say('offices.wrong.names')} />
          </div>
          <div className="xs:col-span-2">
            <LineField office={office} name="notary_lastname" />
          </div>
          <div className="xs:col-span-6">
            <LineField
              office={office}
              name="deputy"
              optional={say('widgets.optional')}
              hint={say('offices.deed.deputy_hint')}
              error={say('offices.wrong.names')}
            />
          </div>
        </div>
        <DeedOpening office={office} />
      </div>
      {renamed && drafts + sent > 0 && (
        <div className="mt-3.5">
          <Banner live="status">
            {drafts === 1 ? say('offices.deed.reach_one') : say('offices.deed.reach', { drafts })}{' '}
            {sent === 1 && say('offices.deed.sent_one')}
            {sent > 1 && say('offices.deed.sent', { sent })}
          </Banner>
        </div>
      )}
    </>
  )
}

type NotaryOfDeed = { readonly name: string; readonly city: string; readonly deputy?: string }
type ComposeOpening = (notary: NotaryOfDeed) => readonly Run[]

/** The clause of a deed of incorporation that says before whom it is passed, from nobody's answers. */
async function loadOpening(): Promise<ComposeOpening> {
  const [flow] = flowNames
  if (flow === undefined) return () => []
  const product = await loadProduct(flow)
  const templates: TemplateSet = await loadTemplates(product.templates, 'nl')
  const today = dateInAmsterdam(new Date())
  const answers = relevant(product, startAnswers(product), { today })
  return (notary) => {
    const deed = composeListed({ name: 'deed', subject: { kind: 'company' } }, answers, {
      ...{ language: 'nl', templates: { nl: templates }, countries: {}, today, notary },
    })
    const clauses = deed.parts.flatMap(({ articles }) => articles.flatMap(({ clauses }) => clauses))
    const isOpening = ({ runs }: { runs: readonly Run[] }) =>
      runs.some((run) => run.kind === 'blank' && run.name === 'clerk')
    return clauses.find(isOpening)?.runs ?? []
  }
}

/** As the composer of the deeds makes it, from what is typed. */
function DeedOpening({ office }: { readonly office: OfficeDraft }) {
  const say = useSay()
  // Without it the fields say the same.
  const compose = useLoadedModule(loadOpening, true)
  const { notary_title, notary_firstnames, notary_lastname, deputy, seat } = office.draft
  const name = `${notary_title} ${notary_firstnames} ${notary_lastname}`.trim()
  const renamed = named.some((part) => part !== 'seat' && office.was(part))
  return (
    <PaperSheet size="small">
      <p className="mb-2 font-sans text-2xs font-semibold text-ink-2">{say('offices.deed.opening')}</p>
      <p className="text-sm">
        {compose?.({ name, city: seat, ...(deputy !== '' && { deputy }) }).map((run, place) => {
          // A phrase is known by its place in the sentence.
          const key = place
          if (run.kind === 'blank') {
            return (
              <PaperMark key={key} state="todo">
                {run.text}
              </PaperMark>
            )
          }
          const blank = run.kind === 'text' ? run.blank : undefined
          if (blank === undefined) return <span key={key}>{run.text}</span>
          const isNow = blank === 'notary_city' ? office.was('seat') !== undefined : renamed
          return (
            <PaperMark key={key} state={isNow ? 'now' : 'filled'}>
              {run.text}
            </PaperMark>
          )
        })}
      </p>
    </PaperSheet>
  )
}
