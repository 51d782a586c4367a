import { useId } from 'react'
import type { SigningRoute } from '#domain/signing/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { WayIcon } from './way-icon.tsx'
import { costWords, type TwoLines, timeWords } from './way-words.ts'

/** Somebody who signs, by the name that whoever reads it knows them by. */
interface SigningPerson {
  readonly id: string
  readonly name: string
  readonly isYou: boolean
  /** They fill in their own part: what is sealed in it decides, and nobody but the notary reads that. */
  readonly isSealed?: boolean
  /** Null of whom too little is known. */
  readonly route: SigningRoute | null
}

interface Props {
  readonly people: readonly SigningPerson[]
  /** What a notary who is not ours asks, in cents; null where that is not known. */
  readonly elsewhere: { readonly lowest: number; readonly highest: number } | null
}

/** How everybody signs, each with why, what it costs and how long it takes. */
function SigningRoutes({ people, elsewhere }: Props) {
  const say = useSay()
  const fromAbroad = people.some(({ route }) => route?.sends_power)
  return (
    <div className="overflow-hidden rounded-m border border-line bg-surface shadow-1">
      <ul className="px-5 xs:px-6">
        {people.map((person) => (
          <OnePerson key={person.id} person={person} elsewhere={elsewhere} />
        ))}
      </ul>
      {fromAbroad && <p className="bg-sunken px-5 py-3.5 text-hint text-ink-2 xs:px-6">{say('signing.abroad_note')}</p>}
    </div>
  )
}

function OnePerson({ person, elsewhere }: { person: SigningPerson; elsewhere: Props['elsewhere'] }) {
  const say = useSay()
  const { locale } = useLocale()
  const { name, isYou, isSealed, route } = person
  const [firstName = name] = name.split(' ')
  return (
    <li className="flex gap-4 border-b border-line py-5 last:border-0">
      <Avatar initials={initialsOf(name)} on={isYou} />
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1fr)_9.5rem]">
        <div className="min-w-0">
          <p className="font-semibold">{isYou ? say('signing.you', { name }) : name}</p>
          {route === null ? (
            <p className="mt-1 text-hint text-ink-2">
              {isSealed ? say('signing.unknown_sealed', { name: firstName }) : say('signing.unknown')}
            </p>
          ) : (
            <AdvisedWay route={route} />
          )}
        </div>
        {route && (
          <dl className="grid content-start gap-3 text-md max-md:grid-cols-2">
            <RouteFact label={say('signing.cost.label')} lines={costWords(route, elsewhere, say, locale)} />
            <RouteFact label={say('signing.time.label')} lines={timeWords(route, say)} />
          </dl>
        )}
      </div>
    </li>
  )
}

function RouteFact({ label, lines }: { label: string; lines: TwoLines }) {
  return (
    <div>
      <dt className="text-hint text-ink-2">{label}</dt>
      <dd className="font-semibold">{lines.first}</dd>
      {lines.second !== null && <dd className="text-hint text-ink-2">{lines.second}</dd>}
    </div>
  )
}

function AdvisedWay({ route }: { route: SigningRoute }) {
  const say = useSay()
  const { way, reasons, brings, instead } = route
  const [reason] = reasons
  return (
    <>
      <p className="mt-1 flex items-start gap-2 font-semibold text-green-deep">
        <span className="mt-0.5 flex-none">
          <WayIcon way={way} />
        </span>
        {say(`signing.ways.${way}.name`)}
      </p>
      <p className="mt-1 text-md text-ink-2">{say(`signing.about.${way}`)}</p>
      {reason && (
        <p className="mt-1 text-md text-ink-2">
          {say('signing.why_not', { reason: say(`signing.reasons.${reason}`) })}
        </p>
      )}
      <div className="mt-1.5">
        <Disclosure summary={say('signing.brings.label')}>
          <ul className="list-disc pl-4">
            {brings.map((thing) => (
              <li key={thing}>{say(`signing.brings.${thing}`)}</li>
            ))}
          </ul>
        </Disclosure>
      </div>
      {instead.length > 0 && (
        <Disclosure summary={say('signing.instead.label')}>
          {instead.map((other) => (
            <p key={other}>{say(`signing.instead.${other}`)}</p>
          ))}
        </Disclosure>
      )}
    </>
  )
}

/** The same under its heading. */
export function SigningSection(props: Props) {
  const say = useSay()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{say('signing.heading')}</h2>
      <p className="mt-1 mb-4 text-hint text-ink-2">{say('signing.intro')}</p>
      <SigningRoutes {...props} />
    </section>
  )
}
