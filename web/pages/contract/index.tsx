// One contract of an account: asked and written side by side, read and approved, and then its files and who signs it.
import { useState } from 'react'
import { Link } from 'wouter'
import type { Company } from '#contract/companies.ts'
import type { Contract } from '#contract/contracts.ts'
import { type ContractTemplate, loadContract } from '#domain/contracts/index.ts'
import type { Messages } from '#domain/messages/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { loadMessages } from '#web/questionnaire/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { DocumentIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ContractReview } from './contract-review.tsx'
import { Editor } from './editor.tsx'
import { SettledContract } from './settled-contract.tsx'

type OpenedContract = { readonly contract: Contract; readonly company: Company }

async function open(uuid: string): Promise<OpenedContract> {
  const contract = await call('GET /api/api_customer_dashboard/contracts/:uuid', { params: { uuid } })
  const params = { uuid: contract.company }
  return { contract, company: await call('GET /api/api_customer_dashboard/companies/:uuid', { params }) }
}

/** Where nobody tells that somebody signed, one looks. */
const every = 20_000
const isInOthersHands = ({ status, session, signed_file }: Contract): boolean =>
  status === 'sent_for_signing' || (session?.state === 'completed' && signed_file === null)

export default function ContractPage({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const uuid = params.uuid ?? ''
  const opened = useResource(`contract ${uuid}`, () => open(uuid), {
    events: {
      path: `/api/api_customer_dashboard/contracts/${uuid}/events`,
      revisionOf: ({ contract }) => contract.version,
    },
    poll: (value) => (value !== null && isInOthersHands(value.contract) ? every : null),
  })
  if (opened.state === 'ready')
    return (
      <WithWords
        key={uuid}
        {...opened.value}
        onChanged={(contract) => opened.put({ company: opened.value.company, contract })}
      />
    )
  return <ContractWaiting state={opened.state} onAgain={opened.again} />
}

type ContractWaitingProps = { readonly state: 'loading' | 'failed' | 'gone'; readonly onAgain: () => void }

function ContractWaiting({ state, onAgain }: ContractWaitingProps) {
  const say = useSay()
  return (
    <div className="mx-auto w-full max-w-page px-4.5 py-8 md:px-8 md:py-14">
      <h1 className="sr-only">{say(state === 'gone' ? 'contracts.gone.title' : 'contracts.editor.loading')}</h1>
      {state === 'loading' && <Skeleton label={say('contracts.editor.loading')} shape="page" />}
      {state === 'failed' && (
        <FailedBanner text={say('contracts.failed')} again={say('contracts.again')} onAgain={onAgain} />
      )}
      {state === 'gone' && (
        <EmptyState
          icon={<DocumentIcon />}
          heading="h2"
          title={say('contracts.gone.title')}
          action={
            <Link href={href('contracts')} asChild>
              <ButtonLink look="line">{say('contracts.gone.back')}</ButtonLink>
            </Link>
          }
        >
          {say('contracts.gone.text')}
        </EmptyState>
      )}
    </div>
  )
}

type LoadedWords = { readonly asked: ContractTemplate; readonly text: ContractTemplate; readonly messages: Messages }

/** Its questions in the language of who reads them, its text in its own. */
async function loadWords({ name, language }: Contract, locale: Locale): Promise<LoadedWords> {
  const [asked, text, messages] = await Promise.all([
    loadContract(name, locale),
    loadContract(name, language),
    loadMessages(locale),
  ])
  return { asked, text, messages: { ...messages, fields: { ...messages.fields, contract: asked.words.questions } } }
}

type Props = OpenedContract & { readonly onChanged: (contract: Contract) => void }

function WithWords(props: Props) {
  const { locale } = useLocale()
  const { name, language } = props.contract
  const words = useResource(`contract words ${name} ${locale} ${language}`, () => loadWords(props.contract, locale), {
    kept: true,
  })
  if (words.state === 'ready') return <StandingContract {...props} {...words.value} />
  return <ContractWaiting state={words.state} onAgain={words.again} />
}

/** A draft is written, one that is whole is read and approved, and what was approved is settled. */
function StandingContract({ contract, company, onChanged, asked, text, messages }: Props & LoadedWords) {
  const [reading, setReading] = useState(contract.status === 'awaiting_approval')
  const { uuid, status } = contract
  const whole = async (settled: Contract) => {
    if (settled.status === 'editing') {
      onChanged(await call('POST /api/api_customer_dashboard/contracts/:uuid/submit', { params: { uuid } }))
    }
    setReading(true)
  }
  if (status === 'awaiting_approval' && reading)
    return <ContractReview {...{ contract, company, text, onChanged }} onBack={() => setReading(false)} />
  if (status === 'editing' || status === 'awaiting_approval')
    return <Editor {...{ contract, company, asked, text, messages, onChanged }} onWhole={whole} />
  return <SettledContract contract={contract} kind={asked.words.title} onChanged={onChanged} />
}
