// The page behind the link of somebody who was asked to sign: they read the contract, show who they are and sign, without an account.
import { useState } from 'react'
import type { ContractToSign } from '#contract/contract-signing.ts'
import { ApiError, call, useResource } from '#web/api/index.ts'
import { DocumentReading } from '#web/contracts/index.ts'
import { DownloadButton } from '#web/downloads/index.ts'
import { useMoment, useSay } from '#web/i18n/index.ts'
import { MailedCode } from '#web/mailed-codes/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DeclineSigning } from './decline-signing.tsx'
import { SignForm } from './sign-form.tsx'

const closings = ['link_expired', 'link_withdrawn', 'link_declined', 'unknown'] as const
type SigningEntrance = { readonly contract: ContractToSign } | { readonly closed: (typeof closings)[number] }

/** The contract, or why the link lets nobody in any more. */
async function enter(token: string): Promise<SigningEntrance> {
  try {
    return { contract: await call('GET /api/contract_signing/:token', { params: { token }, as: null }) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    const codes = error.errors.map(({ code }) => code as string)
    return { closed: closings.find((one) => codes.includes(one)) ?? 'unknown' }
  }
}

/** The signed file follows the last signature within moments. */
const every = 3_000
const isBeingMade = ({ completed, signed_file }: ContractToSign): boolean => completed && signed_file === null

export default function Sign({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const say = useSay()
  const token = params.token ?? ''
  const entrance = useResource(`sign ${token}`, () => enter(token), {
    poll: (at) => (at !== null && 'contract' in at && isBeingMade(at.contract) ? every : null),
  })
  const [isDeclined, setDeclined] = useState(false)
  if (isDeclined)
    return <ToldAtSigning title={say('contract_signing.declined.title')} text={say('contract_signing.declined.text')} />
  if (entrance.state === 'ready') {
    const at = entrance.value
    if ('closed' in at) {
      const words = `contract_signing.closed.${at.closed}` as const
      return <ToldAtSigning title={say(`${words}.title`)} text={say(`${words}.text`)} />
    }
    return (
      <ToSign
        token={token}
        contract={at.contract}
        onChanged={(contract) => {
          entrance.put({ contract })
          if (isBeingMade(contract)) void entrance.refresh()
        }}
        onStale={() => void entrance.refresh()}
        onDeclined={() => setDeclined(true)}
      />
    )
  }
  return (
    <div className="mx-auto w-full max-w-2xl px-4.5 py-8 md:py-14">
      <h1 className="sr-only">{say('contract_signing.loading')}</h1>
      {entrance.state === 'loading' ? (
        <Skeleton label={say('contract_signing.loading')} shape="page" />
      ) : (
        <FailedBanner
          text={say('contract_signing.failed')}
          again={say('contract_signing.again')}
          onAgain={entrance.again}
        />
      )}
    </div>
  )
}

function ToldAtSigning({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="mx-auto w-full max-w-2xl px-4.5 py-8 md:py-14">
      <Card as="section">
        <h1 className="text-2xl!">{title}</h1>
        <p className="mt-2 text-ink-2">{text}</p>
      </Card>
    </div>
  )
}

const showCode = (token: string, code?: string) =>
  call('POST /api/contract_signing/:token/code', {
    params: { token },
    body: code === undefined ? {} : { code },
    as: null,
  })

type Props = {
  readonly token: string
  readonly contract: ContractToSign
  readonly onChanged: (contract: ContractToSign) => void
  readonly onStale: () => void
  readonly onDeclined: () => void
}

function ToSign({ token, contract, onChanged, onStale, onDeclined }: Props) {
  const say = useSay()
  const day = useMoment()
  const { title, language, document, sent_by, company_name, message, until, signer, others, entered, pdf } = contract
  const isSigned = signer.state === 'signed'
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4.5 py-8 md:py-12">
      <header>
        <p className="text-ink-2">{say('contract_signing.from', { name: sent_by, company: company_name })}</p>
        <h1 lang={language} className="mt-1 text-3xl! hyphens-auto wrap-anywhere outline-none">
          {title}
        </h1>
        {!isSigned && <p className="mt-2 text-ink-2">{say('contract_signing.until', { day: day(until) })}</p>}
        {message !== '' && (
          <blockquote className="mt-4 border-l-2 border-green-line pl-4 whitespace-pre-line wrap-anywhere">
            {message}
          </blockquote>
        )}
      </header>
      {isSigned && <SignedNote contract={contract} />}
      <DocumentReading document={document} label={say('contract_signing.text')} level={2} whole />
      <div>
        <DownloadButton path={pdf}>{say('contract_signing.pdf')}</DownloadButton>
      </div>
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others" className="text-lg!">
            {say('contract_signing.others')}
          </h2>
          <ul className="mt-2">
            {others.map(({ name, state }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name; their order stays
              <li key={place}>
                {name} <span className="text-hint text-ink-2">· {say(`contract_signing.state.${state}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isSigned && (
        <Card as="section" labelledBy="signing">
          <h2 id="signing" className="mb-3 text-xl!">
            {say(entered ? 'contract_signing.sign.heading' : 'contract_signing.code.heading')}
          </h2>
          {signer.company !== null && (
            <p className="mb-3">
              {say('contract_signing.for_company', { name: signer.name, company: signer.company })}
            </p>
          )}
          <p className="mb-4 text-hint text-ink-2">{say('contract_signing.kind')}</p>
          {entered ? (
            <SignForm token={token} contract={contract} onSigned={onChanged} onStale={onStale} />
          ) : (
            <MailedCode
              intro={say('contract_signing.code.intro', { to: signer.to })}
              show={(code) => showCode(token, code)}
              onEntered={onStale}
              isShut={(error) => {
                const isGone = error instanceof ApiError && error.status === 404
                if (isGone) onStale()
                return isGone
              }}
            />
          )}
          {entered && (
            <div className="mt-4 border-t border-line pt-3">
              <DeclineSigning token={token} name={sent_by} onDeclined={onDeclined} />
            </div>
          )}
        </Card>
      )}
    </div>
  )
}

/** They signed: what comes next, and the file once it is there. */
function SignedNote({ contract: { completed, signed_file } }: { readonly contract: ContractToSign }) {
  const say = useSay()
  return (
    <Banner tone="positive" live="status" title={say('contract_signing.done.title')}>
      <p>{say(completed ? 'contract_signing.done.all' : 'contract_signing.done.waiting')}</p>
      {completed && signed_file === null && <p>{say('contract_signing.done.making')}</p>}
      {signed_file !== null && (
        <div className="mt-2">
          <DownloadButton path={signed_file.path}>{say('contract_signing.done.file')}</DownloadButton>
        </div>
      )}
    </Banner>
  )
}
