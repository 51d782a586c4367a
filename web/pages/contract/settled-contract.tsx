import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Contract } from '#contract/contracts.ts'
import { contractSpecs } from '#domain/contracts/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { BackLink, ContractStatusTag, DocumentReading } from '#web/contracts/index.ts'
import { DownloadButton } from '#web/downloads/index.ts'
import { useMoment, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { notices } from '#web/shell/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { CopyIcon, EditIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { ContractHistory } from './contract-history.tsx'
import { SigningCard } from './signing-card.tsx'

type Props = {
  readonly contract: Contract
  /** What this kind is called. */
  readonly kind: string
  readonly onChanged: (contract: Contract) => void
}

/** A contract whose text is fixed: its files, and who has still to sign it. */
export function SettledContract({ contract, kind, onChanged }: Props) {
  const say = useSay()
  const day = useMoment()
  const { title, status, company, company_name, approved, moves } = contract
  const isSigned = contractSpecs[contract.name].signers !== 'nobody'
  return (
    <div className="mx-auto w-full max-w-page px-4.5 py-8 md:px-8 md:py-14">
      <BackLink />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="wrap-anywhere outline-none">{title || kind}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
            <ContractStatusTag status={status} />
            <span>
              {kind} ·{' '}
              <Link href={href('company', { uuid: company })} asChild>
                <TextLink>{company_name}</TextLink>
              </Link>
              {approved && ` · ${say('contracts.settled.approved_on', { day: day(approved.at) })}`}
            </span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {moves.includes('change') && <Change contract={contract} onChanged={onChanged} />}
          <Copy contract={contract} />
        </div>
      </div>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid min-w-0 gap-6 lg:order-2">
          {!isSigned && (
            <Card>
              <p>{say('contracts.settled.applies')}</p>
            </Card>
          )}
          <ContractFiles contract={contract} />
          {isSigned && <SigningCard contract={contract} onChanged={onChanged} />}
          <ContractHistory history={contract.history} />
        </div>
        <Text uuid={contract.uuid} revision={contract.revision} />
      </div>
    </div>
  )
}

function Change({ contract, onChanged }: Pick<Props, 'contract' | 'onChanged'>) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        look="line"
        size="small"
        before={<EditIcon size={16} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {say('contracts.settled.change')}
      </Button>
      <ChangeDialog contract={contract} open={open} onClose={() => setOpen(false)} onChanged={onChanged} />
    </>
  )
}

function Copy({ contract: { uuid, name, language, company } }: Pick<Props, 'contract'>) {
  const say = useSay()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const copy = async () => {
    setBusy(true)
    const body = { name, language, company, copy_of: uuid, key }
    const made = await call('POST /api/api_customer_dashboard/contracts', { body }).catch(() => null)
    setBusy(false)
    if (made) navigate(href('contract', { uuid: made.uuid }))
    else notices.show({ tone: 'negative', text: say('contracts.act_failed') })
  }
  return (
    <Button
      look="line"
      size="small"
      before={<CopyIcon size={16} />}
      busy={busy ? say('contracts.busy') : undefined}
      onClick={() => void copy()}
    >
      {say('contracts.copy')}
    </Button>
  )
}

function ContractFiles({ contract: { approved, signed_file, session } }: Pick<Props, 'contract'>) {
  const say = useSay()
  if (!approved) return null
  return (
    <Card as="section" labelledBy="files">
      <h2 id="files" className="text-lg!">
        {say('contracts.settled.files')}
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        {approved.files.map(({ format, path }) => (
          <DownloadButton key={format} path={path}>
            {say(`contracts.settled.${format}`)}
          </DownloadButton>
        ))}
        {signed_file && <DownloadButton path={signed_file.path}>{say('contracts.settled.signed_pdf')}</DownloadButton>}
      </div>
      {session?.state === 'completed' && !signed_file && (
        <p className="mt-2 text-hint text-ink-2">{say('contracts.settled.signed_coming')}</p>
      )}
      {signed_file && (
        <div className="mt-4 border-t border-line pt-3 text-hint">
          <p className="font-semibold">{say('contracts.settled.hash')}</p>
          <p className="font-mono text-xs break-all">{signed_file.sha256}</p>
          <p className="mt-1 text-ink-2">{say('contracts.settled.hash_about')}</p>
          <Link href={href('checkContract')} asChild>
            <TextLink>{say('contracts.settled.check')}</TextLink>
          </Link>
        </div>
      )}
    </Card>
  )
}

function Text({ uuid, revision }: { readonly uuid: string; readonly revision: number }) {
  const say = useSay()
  const text = useResource(`contract text ${uuid} ${revision}`, () =>
    call('GET /api/api_customer_dashboard/contracts/:uuid/document', { params: { uuid } }),
  )
  return (
    <section aria-labelledby="text" className="min-w-0">
      <h2 id="text" className="mb-3 text-lg!">
        {say('contracts.settled.document')}
      </h2>
      {text.state === 'loading' && <Skeleton label={say('contracts.settled.document_loading')} shape="page" />}
      {(text.state === 'failed' || text.state === 'gone') && (
        <FailedBanner
          text={say('contracts.settled.document_failed')}
          again={say('contracts.again')}
          onAgain={text.again}
        />
      )}
      {text.state === 'ready' && (
        <DocumentReading document={text.value.document} label={say('contracts.editor.document_label')} level={3} />
      )}
    </section>
  )
}
