// What a change of what was paid for costs and does, seen before it is made.
import { Link } from 'wouter'
import { useResource } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { useSite } from '#web/site/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { ArrowLeftIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ChangeScreen } from './change-screen.tsx'
import { type LookedAt, lookAtChange } from './use-change.ts'

export default function OwnChange({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const say = useSay()
  const { locale } = useLocale()
  const uuid = params.uuid ?? ''
  const found = useResource(`change ${uuid} ${locale}`, () => lookAtChange(uuid, locale))
  const looked = found.state === 'ready' ? found.value : null
  return (
    <div className="mx-auto w-full max-w-page px-4.5 py-6 md:px-8 md:py-9">
      <Link href={href('ownCase', { uuid })} asChild>
        <TextLink>
          <span className="mr-1.5 inline-block align-[-4px]">
            <ArrowLeftIcon />
          </span>
          {looked?.about.company_name || say('shell.title.own_case')}
        </TextLink>
      </Link>
      {found.state === 'loading' && (
        <div className="mt-6">
          <h1 className="sr-only">{say('change.title.other')}</h1>
          <Skeleton label={say('change.loading')} shape="page" />
        </div>
      )}
      {(found.state === 'failed' || found.state === 'gone') && (
        <div className="mt-6">
          <h1 className="sr-only">{say('change.title.other')}</h1>
          <FailedBanner text={say('change.failed')} again={say('founder.again')} onAgain={found.again} />
        </div>
      )}
      {looked &&
        (looked.change?.preview.refused === null ? (
          <LookedAtChange {...looked} uuid={uuid} again={found.again} />
        ) : (
          <Instead {...looked} />
        ))}
    </div>
  )
}

function LookedAtChange({
  change,
  uuid,
  again,
  ...looked
}: LookedAt & { readonly uuid: string; readonly again: () => void }) {
  return change && <ChangeScreen {...looked} {...change} uuid={uuid} again={again} />
}

/** Nothing that could be made: there is nothing, it does not add up, or it is too late. */
function Instead({ about, change, faults }: LookedAt) {
  const say = useSay()
  const { support_email } = useSite()
  const refused = change?.preview.refused ?? null
  const toAnswers = href('flow', { flow: about.flow, uid: about.questionnaire }, { step: '0' })
  return (
    <div className="mt-3 max-w-form">
      <h1 tabIndex={-1} className="outline-none">
        {say(refused || faults.length > 0 ? 'change.title.other' : 'change.none.title')}
      </h1>
      {refused !== null && (
        <div className="mt-5">
          <Banner
            tone="warning"
            action={<TextLink href={`mailto:${support_email}`}>{say('change.refused.contact')}</TextLink>}
          >
            {say(`change.refused.${refused}`)}
          </Banner>
        </div>
      )}
      {faults.length > 0 && (
        <div className="mt-5">
          <Banner tone="negative">
            <p>{say('change.refused.faults')}</p>
            <ul className="mt-1 list-disc pl-5">
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </Banner>
        </div>
      )}
      {refused === null && faults.length === 0 && <p className="mt-2 text-ink-2">{say('change.none.text')}</p>}
      <div className="mt-5">
        <ButtonLink look="line" href={toAnswers}>
          {say(faults.length > 0 ? 'change.refused.back' : 'change.none.action')}
        </ButtonLink>
      </div>
    </div>
  )
}
