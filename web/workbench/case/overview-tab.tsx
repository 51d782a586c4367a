import { Link } from 'wouter'
import { forwardMove } from '#domain/cases/index.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { caseHref, paperName, personNameIn, questionName } from '../desk/case-words.ts'
import { useDays } from '../desk/days.ts'
import { useDesk } from '../desk/desk.ts'
import { useOpenCase } from '../desk/open-case.ts'
import { useMessages } from '../desk/use-questions.ts'
import { ServicesCard } from '../services/services-card.tsx'
import { FactsCard } from './facts-card.tsx'
import { HistoryLines } from './history-tab.tsx'
import { MissingLink } from './missing-link.tsx'
import { MoneyNotice } from './money-notice.tsx'
import { NotaryLinkCard } from './notary-link-card.tsx'
import { OfficeRoute } from './office-route.tsx'
import { OverviewCard } from './overview-card.tsx'
import { ParticipantLine } from './participant-line.tsx'
import { UboTrack } from './ubo-track.tsx'

/** Where a case stands at a glance: what is missing, who sent what, who takes part, what happened last. */
export function OverviewTab() {
  return (
    <div className="mx-auto w-full max-w-page columns-1 gap-4 px-4 py-5 lg:columns-2 lg:px-6">
      <MoneyNotice />
      <MissingCard />
      <FactsCard />
      <TasksCard />
      <PeopleCard />
      <ChangesCard />
      <UboTrack />
      <ServicesCard />
      <NotaryLinkCard />
      <HistoryCard />
    </div>
  )
}

function MissingCard() {
  const say = useSay()
  const { found } = useOpenCase()
  const missing = forwardMove(found.actions)?.missing ?? []
  return (
    <OverviewCard heading={say('case.overview.missing')}>
      {missing.length === 0 ? (
        <p className="text-ink-2">{say('case.overview.nothing')}</p>
      ) : (
        <ul className="grid gap-2">
          {missing.map((thing) => (
            <li key={`${thing.kind} ${thing.id ?? ''}`}>
              <MissingLink thing={thing} />
            </li>
          ))}
        </ul>
      )}
    </OverviewCard>
  )
}

const tones = { open: 'neutral', sent: 'amber', rejected: 'orange', accepted: 'green' } as const

function TasksCard() {
  const say = useSay()
  const { role } = useDesk()
  const { found } = useOpenCase()
  const { tasks, documents, uuid } = found
  const owners = [...new Set(tasks.map(({ person }) => person))]
  return (
    <OverviewCard heading={say('case.overview.tasks')}>
      {tasks.length === 0 && <p className="text-ink-2">{say('case.overview.no_tasks')}</p>}
      {owners.map((owner) => (
        <div key={owner ?? ''} className="not-first:mt-3">
          <h3 className="font-sans text-sm font-semibold tracking-normal">
            {owner === null ? say('case.company') : personNameIn(found, owner)}
          </h3>
          <ul>
            {tasks
              .filter(({ person }) => person === owner)
              .map(({ name, kind, person, state }) => {
                const document = documents.find(
                  (one) => one.newest && one.kind === kind && one.person === person && one.type === 'regular',
                )
                const what = paperName(say, found, { kind, person: null })
                return (
                  <li key={name} className="flex items-center justify-between gap-3 border-t border-line py-1.5">
                    {document ? (
                      <Link
                        href={caseHref(role, uuid, { tab: 'answers', document: document.uuid })}
                        className="text-green underline underline-offset-3"
                      >
                        {what}
                      </Link>
                    ) : (
                      what
                    )}
                    <Tag tone={tones[state]}>{say(`case.overview.states.${state}`)}</Tag>
                  </li>
                )
              })}
          </ul>
        </div>
      ))}
    </OverviewCard>
  )
}

function PeopleCard() {
  const say = useSay()
  const days = useDays()
  const { people, participants, chart, concept, signing } = useOpenCase().found
  return (
    <OverviewCard heading={say('case.overview.people')}>
      <ul>
        {people.map(({ id, name }) => {
          const ubo = chart.ubos.find((one) => one.id === id)
          const director = chart.nodes.some((node) => node.id === id && node.isDirector)
          const route = signing.find(({ person }) => person === id)?.route ?? null
          const participant = participants.find(({ person }) => person === id)
          const approval = concept?.approvals.find(({ person }) => person === id)
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 first:border-t-0"
            >
              <span className="font-semibold">{name}</span>
              {director && <Tag tone="neutral">{say('case.overview.director')}</Tag>}
              {ubo && (
                <Tag tone="neutral">
                  {ubo.pseudo ? say('case.overview.pseudo_ubo') : say('case.overview.ubo', { share: ubo.share / 100 })}
                </Tag>
              )}
              {approval && (
                <span className="ml-auto text-ink-2">
                  {approval.approved_at === null
                    ? say('case.overview.not_approved')
                    : say('case.overview.approved', { day: days.moment(approval.approved_at) })}
                </span>
              )}
              {participant && <ParticipantLine participant={participant} />}
              <span className="basis-full text-ink-2">
                {route === null ? say('case.overview.signing_unknown') : <OfficeRoute route={route} />}
              </span>
            </li>
          )
        })}
      </ul>
    </OverviewCard>
  )
}

/** Answers that were changed after payment: the office takes each over. */
function ChangesCard() {
  const say = useSay()
  const days = useDays()
  const { found, act, busy } = useOpenCase()
  const messages = useMessages(found.flow)
  if (found.changes.length === 0) return null
  const take = (id: number) =>
    void act('POST /api/notary/cases/:uuid/changes/:id', (key) => call(key, { params: { uuid: found.uuid, id } }))
  return (
    <OverviewCard heading={say('case.overview.changes')}>
      <ul>
        {found.changes.map(({ id, at, fields, taken_at }) => {
          const names = fields.map((path) => questionName(say, found, path, messages)).join(', ')
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 first:border-t-0"
            >
              <span className="min-w-0 flex-1">
                {say('case.overview.change', { day: days.moment(at), fields: names })}
              </span>
              {taken_at === null ? (
                <Button look="line" size="small" busy={busy ? say('case.busy') : undefined} onClick={() => take(id)}>
                  {say('case.overview.take_change')}
                </Button>
              ) : (
                <span className="text-ink-2">{say('case.overview.change_taken', { day: days.moment(taken_at) })}</span>
              )}
            </li>
          )
        })}
      </ul>
    </OverviewCard>
  )
}

function HistoryCard() {
  const say = useSay()
  const { role } = useDesk()
  const { uuid, history } = useOpenCase().found
  return (
    <OverviewCard heading={say('case.overview.history')}>
      <HistoryLines lines={history} most={5} />
      <p className="mt-2">
        <Link href={caseHref(role, uuid, { tab: 'history' })} className="text-green underline underline-offset-3">
          {say('case.overview.all_history')}
        </Link>
      </p>
    </OverviewCard>
  )
}
