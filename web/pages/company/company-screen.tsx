import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { Company } from '#contract/companies.ts'
import type { CompanyFacts } from '#domain/companies/index.ts'
import { call, refusalOf, useResource } from '#web/api/index.ts'
import { ContractLines } from '#web/contracts/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { notices } from '#web/shell/index.ts'
import { useSite } from '#web/site/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { EditIcon, PlusIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CompanyFields } from './company-fields.tsx'
import { type CompanyDraft, draftOf } from './draft.ts'

type Props = { readonly company: Company; readonly onChanged: (company: Company) => void }

const saving = 'PATCH /api/api_customer_dashboard/companies/:uuid'

/** Its data, which can be changed, and its contracts. */
export function CompanyScreen({ company, onChanged }: Props) {
  const say = useSay()
  const { brand } = useSite()
  const { uuid, name, questionnaire } = company
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="wrap-anywhere outline-none">{name}</h1>
          <p className="mt-1 text-ink-2">
            {questionnaire === null ? say('companies.typed') : say('companies.founded', { brand })}
          </p>
        </div>
        <Link href={href('contracts', {}, { new: '1', company: uuid })} asChild>
          <ButtonLink before={<PlusIcon />}>{say('companies.new_contract')}</ButtonLink>
        </Link>
      </div>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Details company={company} onChanged={onChanged} />
        <div className="grid min-w-0 gap-6">
          <CompanyContracts uuid={uuid} />
          {questionnaire !== null && (
            <p>
              <Link href={href('ownCase', { uuid: questionnaire })} asChild>
                <TextLink>{say('companies.case')}</TextLink>
              </Link>
            </p>
          )}
        </div>
      </div>
    </>
  )
}

function Details({ company, onChanged }: Props) {
  const say = useSay()
  const [draft, setDraft] = useState<CompanyDraft | null>(null)
  const [problem, setProblem] = useState<'conflict' | 'save_failed' | null>(null)
  const { uuid, version } = company

  async function save({ directors, shareholders, ...facts }: CompanyFacts): Promise<void> {
    setProblem(null)
    try {
      const body = { ...facts, directors: [...directors], shareholders: [...shareholders] }
      onChanged(await call(saving, { params: { uuid }, body, ifMatch: version }))
      setDraft(null)
      notices.show({ tone: 'positive', text: say('companies.saved') })
    } catch (error) {
      const conflict = refusalOf(error, saving, 409)
      if (conflict) {
        onChanged(conflict.current)
        setDraft(draftOf(conflict.current))
      }
      setProblem(conflict ? 'conflict' : 'save_failed')
    }
  }
  return (
    <Card as="section" labelledBy="details">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 id="details" className="text-lg!">
          {say('companies.heading')}
        </h2>
        {draft === null && (
          <Button look="line" size="small" before={<EditIcon size={16} />} onClick={() => setDraft(draftOf(company))}>
            {say('companies.edit')}
          </Button>
        )}
      </div>
      <p className="mt-1 mb-4 text-hint text-ink-2">{say('companies.intro')}</p>
      {problem !== null && (
        <div className="mb-4">
          <Banner tone={problem === 'conflict' ? 'warning' : 'negative'} live="alert">
            {say(`companies.${problem}`)}
          </Banner>
        </div>
      )}
      {draft === null ? (
        <CompanyFactList company={company} />
      ) : (
        <CompanyFields
          draft={draft}
          onChange={setDraft}
          onSave={save}
          saveWords={say('companies.save')}
          onCancel={() => {
            setDraft(null)
            setProblem(null)
          }}
        />
      )}
    </Card>
  )
}

function CompanyFactList({ company }: { readonly company: Company }) {
  const say = useSay()
  const { legal_form, kvk, seat, street, zip, town, directors, shareholders } = company
  const address = [street, `${zip} ${town}`.trim()].filter((line) => line !== '').join(', ')
  return (
    <dl className="grid gap-x-6 gap-y-3 xs:grid-cols-[10rem_minmax(0,1fr)]">
      <CompanyFact name={say('companies.legal_form')}>{say(`companies.forms.${legal_form}`)}</CompanyFact>
      <CompanyFact name={say('companies.kvk')}>{kvk}</CompanyFact>
      <CompanyFact name={say('companies.seat')}>{seat}</CompanyFact>
      <CompanyFact name={say('companies.street')}>{address}</CompanyFact>
      <CompanyFact name={say('companies.directors')}>
        {directors.length > 0 && (
          <ul>
            {directors.map(({ name, email }) => (
              <li key={`${name} ${email}`} className="wrap-anywhere">
                {name} {email !== null && <span className="text-hint text-ink-2">{email}</span>}
              </li>
            ))}
          </ul>
        )}
      </CompanyFact>
      {shareholders.length > 0 && (
        <CompanyFact name={say('companies.shareholders')}>
          <ul>
            {shareholders.map(({ name, shares, email }) => (
              <li key={`${name} ${email}`} className="wrap-anywhere">
                {name}{' '}
                {shares !== null && (
                  <span className="text-hint text-ink-2">{say('companies.shares_of', { count: shares })}</span>
                )}
              </li>
            ))}
          </ul>
        </CompanyFact>
      )}
    </dl>
  )
}

function CompanyFact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const say = useSay()
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 max-xs:-mt-2">
        {children || <span className="text-ink-2">{say('companies.unknown')}</span>}
      </dd>
    </>
  )
}

/** The newest of them; the rest is a press away. */
function CompanyContracts({ uuid }: { readonly uuid: string }) {
  const say = useSay()
  const listed = useResource(`contracts of ${uuid}`, () =>
    call('GET /api/api_customer_dashboard/contracts', { query: { limit: 5 }, company: uuid }),
  )
  return (
    <section aria-labelledby="own-contracts">
      <h2 id="own-contracts" className="mb-3 text-lg!">
        {say('companies.contracts')}
      </h2>
      {listed.state === 'loading' && <Skeleton label={say('contracts.loading')} />}
      {(listed.state === 'failed' || listed.state === 'gone') && (
        <FailedBanner text={say('contracts.failed')} again={say('contracts.again')} onAgain={listed.again} />
      )}
      {listed.state === 'ready' &&
        (listed.value.contracts.length === 0 ? (
          <p className="text-ink-2">{say('companies.no_contracts')}</p>
        ) : (
          <>
            <ContractLines contracts={listed.value.contracts} withCompany={false} />
            <p className="mt-3">
              <Link href={href('contracts', {}, { company: uuid })} asChild>
                <TextLink>{say('companies.all_contracts')}</TextLink>
              </Link>
            </p>
          </>
        ))}
    </section>
  )
}
