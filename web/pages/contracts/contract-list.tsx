import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { ContractSummary } from '#contract/contracts.ts'
import { type ContractStatus, contractStatuses } from '#domain/contracts/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { ContractLines, useKindTitle } from '#web/contracts/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { notices } from '#web/shell/index.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { CopyIcon, DocumentIcon, SearchIcon, TrashIcon } from '#web/ui/icons.tsx'
import { SelectInput } from '#web/ui/select-input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

const listing = 'GET /api/api_customer_dashboard/contracts'

type ContractsQuery = {
  readonly search?: string | undefined
  readonly status?: string | undefined
  readonly company?: string | undefined
}
type ListedContracts = { readonly contracts: readonly ContractSummary[]; readonly next_cursor: string | null }

type Props = {
  readonly companies: readonly { readonly uuid: string; readonly name: string }[]
  readonly query: ContractsQuery
}

const statusNamed = (text: string | undefined): ContractStatus | undefined =>
  contractStatuses.find((status) => status === text)

/** What there is, found by words and by where it stands. */
export function ContractList({ companies, query }: Props) {
  const say = useSay()
  const { search, company } = query
  const status = statusNamed(query.status)
  const load = (cursor?: string): Promise<ListedContracts> =>
    call(listing, { query: { search, status, cursor, limit: 25 }, company })
  const listed = useResource<ListedContracts>(`contracts ${search} ${status} ${company}`, () => load())
  const isFiltered = search !== undefined || status !== undefined || company !== undefined
  if (listed.state === 'loading') return <Skeleton label={say('contracts.loading')} shape="page" />
  if (listed.state !== 'ready')
    return <FailedBanner text={say('contracts.failed')} again={say('contracts.again')} onAgain={listed.again} />
  const { contracts, next_cursor } = listed.value
  if (contracts.length === 0 && !isFiltered)
    return (
      <EmptyState
        icon={<DocumentIcon />}
        heading="h2"
        title={say('contracts.empty.title')}
        action={
          <Link href={href('contracts', {}, { new: '1' })} asChild>
            <ButtonLink look="line">{say('contracts.new')}</ButtonLink>
          </Link>
        }
      >
        {say('contracts.empty.text')}
      </EmptyState>
    )
  const more = async (cursor: string) => {
    const next = await load(cursor).catch(() => null)
    if (next) listed.put({ contracts: [...contracts, ...next.contracts], next_cursor: next.next_cursor })
    else notices.show({ tone: 'negative', text: say('contracts.failed') })
  }
  return (
    <div className="grid gap-4">
      <Finder key={search} query={query} />
      {contracts.length === 0 ? (
        <EmptyState
          heading="h2"
          title={say('contracts.none_found.title')}
          action={
            <Link href={href('contracts')} asChild>
              <ButtonLink look="line">{say('contracts.none_found.all')}</ButtonLink>
            </Link>
          }
        >
          {say('contracts.none_found.text')}
        </EmptyState>
      ) : (
        <ListedContractLines contracts={contracts} withCompany={companies.length > 1} onChanged={listed.refresh} />
      )}
      {next_cursor !== null && (
        <div>
          <Button look="line" onClick={() => void more(next_cursor)}>
            {say('contracts.more')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What is looked for stands in the address: going back finds it again. */
function Finder({ query }: { readonly query: ContractsQuery }) {
  const say = useSay()
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState(query.search ?? '')
  const go = (over: ContractsQuery) => {
    const { search, status, company } = { ...query, search: typed.trim() || undefined, ...over }
    navigate(href('contracts', {}, { search, status, company }), { replace: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    go({})
  }
  return (
    <search>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <Field label={say('contracts.search')}>
            {(wiring) => <TextInput {...wiring} type="search" value={typed} onChange={setTyped} maxLength={100} />}
          </Field>
        </div>
        <div className="min-w-0 basis-56 max-md:grow">
          <Field label={say('contracts.filter')}>
            {(wiring) => (
              <SelectInput
                {...wiring}
                value={statusNamed(query.status) ?? ''}
                onChange={(status) => go({ status: status || undefined })}
                placeholder={say('contracts.all')}
                options={contractStatuses.map((value) => ({ value, label: say(`contracts.status.${value}`) }))}
              />
            )}
          </Field>
        </div>
        <Button type="submit" look="line" before={<SearchIcon />}>
          {say('contracts.search_go')}
        </Button>
      </form>
    </search>
  )
}

type ListedContractLinesProps = {
  readonly contracts: readonly ContractSummary[]
  readonly withCompany: boolean
  readonly onChanged: () => void
}

const isRemovable = ({ status }: ContractSummary): boolean => status === 'editing' || status === 'awaiting_approval'

function ListedContractLines({ contracts, withCompany, onChanged }: ListedContractLinesProps) {
  const say = useSay()
  const [, navigate] = useLocation()
  const titleOf = useKindTitle()
  const [asked, ask] = useState<ContractSummary | null>(null)
  const [copying, setCopying] = useState<string | null>(null)
  const nameOf = ({ title, name }: ContractSummary) => title || titleOf(name)

  const copy = async ({ uuid, name, language, company }: ContractSummary) => {
    if (copying !== null) return
    setCopying(uuid)
    const body = { name, language, company, copy_of: uuid, key: crypto.randomUUID() }
    const made = await call('POST /api/api_customer_dashboard/contracts', { body }).catch(() => null)
    setCopying(null)
    if (made) navigate(href('contract', { uuid: made.uuid }))
    else notices.show({ tone: 'negative', text: say('contracts.act_failed') })
  }

  return (
    <>
      <ContractLines
        contracts={contracts}
        withCompany={withCompany}
        actions={(contract) => (
          <>
            <Button
              look="ghost"
              size="small"
              before={<CopyIcon size={16} />}
              aria-label={say('contracts.copy_named', { name: nameOf(contract) })}
              busy={copying === contract.uuid ? say('contracts.busy') : undefined}
              onClick={() => void copy(contract)}
            >
              {say('contracts.copy')}
            </Button>
            {isRemovable(contract) && (
              <Button
                look="ghost"
                size="small"
                before={<TrashIcon size={16} />}
                aria-haspopup="dialog"
                aria-label={say('contracts.remove.open_named', { name: nameOf(contract) })}
                onClick={() => ask(contract)}
              >
                {say('contracts.remove.open')}
              </Button>
            )}
          </>
        )}
      />
      <RemoveDialog contract={asked} onClose={() => ask(null)} onRemoved={onChanged} />
    </>
  )
}
