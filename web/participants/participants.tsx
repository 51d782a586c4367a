import { useId, useState } from 'react'
import type { Participant } from '#contract/participant-progress.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ParticipantCard } from './participant-card.tsx'

type Props = {
  /** Null for who has no account yet: then only who they are is known. */
  readonly questionnaire: string | null
  /** Those who fill in their own part, by what was answered here. */
  readonly people: readonly Pick<Participant, 'person' | 'name' | 'email'>[]
  readonly paid: boolean
  /** Something was done about one of them, which may have changed answers. */
  readonly onChanged: () => void
}

/** Everybody who fills in their own part, as the overview shows them. */
export function Participants({ questionnaire, people, paid, onChanged }: Props) {
  const say = useSay()
  const id = useId()
  const [done, setDone] = useState<string | null>(null)
  const key = questionnaire && `participants ${questionnaire} ${JSON.stringify(people)}`
  const found = useResource(key, () =>
    call('GET /api/api_customer_dashboard/shareholders', { query: { questionnaire: questionnaire ?? '' } }),
  )
  // A draft of this browser that no account has taken over yet.
  const isNobodys = questionnaire === null || found.state === 'gone'
  const listed = isNobodys ? people.map(notInvited) : found.state === 'ready' ? found.value.participants : []
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{say('invited.heading')}</h2>
      <p className="mt-1 mb-4 text-hint text-ink-2">{say(isNobodys ? 'invited.intro_account' : 'invited.intro')}</p>
      {found.state === 'loading' && questionnaire !== null && <Skeleton label={say('invited.loading')} shape="card" />}
      {found.state === 'failed' && (
        <FailedBanner text={say('invited.failed')} again={say('invited.again')} onAgain={found.again} />
      )}
      {done !== null && (
        <div className="mb-4">
          <Banner tone="positive" live="status">
            {done}
          </Banner>
        </div>
      )}
      {listed.length > 0 && (
        <Card>
          <div className="grid gap-5">
            {listed.map((participant) => (
              <ParticipantCard
                key={participant.person}
                participant={participant}
                paid={paid}
                onChanged={
                  isNobodys
                    ? undefined
                    : (participants, words) => {
                        found.put({ participants: [...participants] })
                        setDone(words)
                        onChanged()
                      }
                }
              />
            ))}
          </div>
        </Card>
      )}
    </section>
  )
}

const notInvited = (person: Props['people'][number]): Participant => ({
  ...person,
  ...{ id: '', state: 'to_invite', link: 'none', invited_at: null, until: null, reminded_at: null },
  ...{ began_at: null, completed_at: null, declined_at: null, moves: [] },
})
