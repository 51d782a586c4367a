import type { AssistantConsent } from '#contract/assistants.ts'
import { fullNameOf } from '#domain/names/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { leaveAccount, useMe } from '#web/session/index.ts'
import { LockIcon } from '#web/ui/icons.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { LogoMark } from '#web/ui/logo.tsx'
import { Sentence } from './sentence.tsx'

type Props = { readonly uid: string; readonly consent: AssistantConsent }

const tile = 'grid size-11 place-items-center rounded-[14px] border shadow-1 md:size-13'
const dashes = 'w-8.5 border-t-[1.5px] border-dashed border-line-strong'

/** Who asks, whose it is, and who is asked. */
export function ConsentHead({ uid, consent: { client, drafts } }: Props) {
  const say = useSay()
  const { name } = client
  const [only, ...others] = drafts
  const company = others.length === 0 ? only?.name : null
  return (
    <>
      <div aria-hidden="true" className="mb-3.5 flex items-center gap-3 text-ink-2 md:mb-5">
        <span className={`${tile} border-line bg-white`}>
          <LogoMark />
        </span>
        <span className={dashes} />
        <LockIcon />
        <span className={dashes} />
        <span className={`${tile} border-ink bg-ink text-xl leading-none font-semibold text-white`}>
          {initialsOf(name).slice(0, 1)}
        </span>
      </div>
      <h1 tabIndex={-1} className="wrap-anywhere outline-none max-md:text-3xl">
        {company ? say('connect.heading_with', { name, company }) : say('connect.heading', { name })}
      </h1>
      <p className="mt-3 max-w-[62ch] wrap-anywhere text-ink-2">
        <WhoseAssistant client={client} /> <SignedInAs uid={uid} />
      </p>
    </>
  )
}

function WhoseAssistant({ client: { name, host, local } }: Pick<AssistantConsent, 'client'>) {
  const words = local ? 'connect.who_local' : name === host ? 'connect.who_host' : 'connect.who'
  const values = { name: <bdi>{name}</bdi>, host: <b className="font-semibold text-ink">{host}</b> }
  return <Sentence words={words} values={values} />
}

/** Somebody else may sit here: they sign out, and in again as themselves, and are asked the same. */
function SignedInAs({ uid }: Pick<Props, 'uid'>) {
  const say = useSay()
  const me = useMe()
  if (!me) return null
  const person = fullNameOf(me) || me.email
  return (
    <>
      <Sentence words="connect.signed_in" values={{ person: <b className="font-semibold text-ink">{person}</b> }} />{' '}
      <button
        type="button"
        onClick={() => void leaveAccount(href('login', {}, { redirect_url: href('connect', { uid }) }))}
        className="rounded-xs text-green underline underline-offset-3 hover:text-green-deep hover:decoration-2 pointer-coarse:py-2.5"
      >
        {say('connect.not_me')}
      </button>
    </>
  )
}
